import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A compatible server that answers every question alike and embeds every text alike. */
export async function startProvider(): Promise<{ settings: Record<string, string>; close: () => void }> {
  const provider = createServer((request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      if (request.url?.endsWith('/embeddings')) {
        const { input } = JSON.parse(body) as { input: string[] };
        const data = input.map((_, index) => ({ object: 'embedding', index, embedding: [1, 0, 0] }));
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(
          JSON.stringify({ object: 'list', data, model: 'load', usage: { prompt_tokens: 1, total_tokens: 1 } }),
        );
        return;
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const content of ['It comes home ', 'on Fridays [1].'])
        response.write(
          `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'load', choices: [{ index: 0, delta: { role: 'assistant', content } }] })}\n\n`,
        );
      response.write(
        `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'load', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`,
      );
      response.end('data: [DONE]\n\n');
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as { port: number };
  return {
    settings: { OPENAI_API_KEY: 'any', OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` },
    close: () => provider.close(),
  };
}
