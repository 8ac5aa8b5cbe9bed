import type { DocumentSummary } from '@nestling/contracts/documents';
import { tellSignedOut } from '../../platform/signed-out.ts';

export const UPLOAD_FAILED = 'Failed to upload document';
const SENTENCE_MAX = 300;

export type Upload = {
  file: File;
  shared: boolean;
  /** See `shownTo` in platform/trpc.ts. */
  headers: Record<string, string>;
  /** Stops the sending; the promise is then rejected. */
  signal: AbortSignal;
  /** Called with the part sent, 0 to 1. */
  onProgress: (fraction: number) => void;
};

/** XMLHttpRequest, because fetch does not tell how much of a request has been sent. Rejects with a sentence to show. */
export function uploadDocument({ file, shared, headers, signal, onProgress }: Upload): Promise<DocumentSummary> {
  const body = new FormData();
  body.append('shared', String(shared));
  body.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/documents/upload');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      const contentType = request.getResponseHeader('content-type');
      // A network's sign-in page answers 200 with a page in place of ours.
      const isStored = request.status === 201 && contentType?.startsWith('application/json');
      if (request.status === 401) tellSignedOut();
      if (isStored) resolve(JSON.parse(request.responseText) as DocumentSummary);
      else reject(new Error(refusalSentence(contentType, request.responseText)));
    };
    request.onerror = () => reject(new Error(UPLOAD_FAILED));
    request.onabort = request.onerror;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

/** The server's own sentence; ours when something in between answered with a page. */
export function refusalSentence(contentType: string | null, body: string): string {
  const sentence = body.trim();
  const isSentence = contentType?.startsWith('text/plain') && sentence !== '' && sentence.length <= SENTENCE_MAX;
  return isSentence ? sentence : UPLOAD_FAILED;
}
