import type { LookupFunction } from 'node:net';
import { DomainError } from '../../../platform/errors.ts';
import type { FileKind } from '../extract/extracted.ts';
import { findDialableAddresses, type Resolve, type ResolvedAddress } from './address-guard.ts';
import { ENDLESS_PAGE, failureWords, statusWords, UNSUPPORTED_PAGE } from './import-words.ts';
import { readLimitedBody } from './limited-body.ts';

export type FetchedPage = { kind: FileKind; bytes: Buffer; charset: string | undefined; url: string };
export type FetchPageOptions = {
  allowHosts: readonly string[];
  maxBytes: number;
  deadlineMs?: number;
  resolve?: Resolve;
};

const MAX_REDIRECTS = 3;
const DEADLINE_MS = 20_000;
const CONNECT_MS = 5_000;
const MAX_HEADER_BYTES = 16 * 1024;
/** Mapped by media type; a missing one is not guessed. */
const KINDS: Record<string, FileKind> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/plain': 'txt',
  'application/pdf': 'pdf',
};

/**
 * Gets a public page: every hop is resolved once, checked and dialled at the checked address, with neither cookies nor
 * credentials, within one deadline and `maxBytes`. Throws `unreadable`, `unsupported_type` or `too_large`.
 */
export async function fetchPage(address: string, options: FetchPageOptions): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(options.deadlineMs ?? DEADLINE_MS);
  const expired = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  try {
    return await Promise.race([followRedirects(address, options, signal), expired]);
  } catch (cause) {
    throw cause instanceof DomainError ? cause : new DomainError('unreadable', failureWords(cause), { cause });
  }
}

async function followRedirects(address: string, options: FetchPageOptions, signal: AbortSignal): Promise<FetchedPage> {
  let url = readUrl(address);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const answer = await getOnce(url, options, signal);
    if ('page' in answer) return answer.page;
    url = readUrl(answer.location, url);
  }
  throw new DomainError('unreadable', ENDLESS_PAGE);
}

/** The one parser for the check and the request. */
function readUrl(text: string, base?: URL): URL {
  const url = new URL(text, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error(`protocol ${url.protocol}`);
  if (url.username !== '' || url.password !== '') throw new Error('the address carries credentials');
  url.hash = '';
  return url;
}

type Answer = { page: FetchedPage } | { location: string };

async function getOnce(url: URL, options: FetchPageOptions, signal: AbortSignal): Promise<Answer> {
  const addresses = await findDialableAddresses(url, options.allowHosts, options.resolve);
  if (addresses.length === 0) throw new Error('the address is not public');
  const { Agent, request } = await import('undici');
  const agent = new Agent({
    connect: { lookup: lookUp(addresses), timeout: CONNECT_MS, autoSelectFamily: addresses.length > 1 },
    maxHeaderSize: MAX_HEADER_BYTES,
    pipelining: 0,
  });
  try {
    const response = await request(url, {
      dispatcher: agent,
      signal,
      headersTimeout: 10_000,
      bodyTimeout: 10_000,
      headers: {
        accept: 'text/html,application/xhtml+xml,text/plain;q=0.9,application/pdf;q=0.9',
        'accept-encoding': 'gzip, deflate, br',
        'user-agent': 'Nestling/1.0 (page import)',
      },
    });
    const location = one(response.headers.location);
    if ([301, 302, 303, 307, 308].includes(response.statusCode) && location) return { location };
    if (response.statusCode !== 200) throw new DomainError('unreadable', statusWords(response.statusCode));
    const { kind, charset } = readContentType(one(response.headers['content-type']));
    const bytes = await readLimitedBody(response.body, one(response.headers['content-encoding']), options.maxBytes);
    return { page: { kind: sniffKind(kind, bytes), bytes, charset, url: url.href } };
  } finally {
    await agent.destroy();
  }
}

/** Answers with what was checked, whatever the name resolves to by now. */
function lookUp(addresses: ResolvedAddress[]): LookupFunction {
  return (_host, lookupOptions, callback) => {
    const [first] = addresses;
    if (lookupOptions.all) callback(null, addresses);
    else if (first) callback(null, first.address, first.family);
  };
}

function readContentType(header: string): { kind: FileKind; charset: string | undefined } {
  const [mediaType = '', ...parameters] = header.split(';');
  const kind = KINDS[mediaType.trim().toLowerCase()];
  if (!kind) throw new DomainError('unsupported_type', UNSUPPORTED_PAGE);
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([\w:.-]+)"?\s*$/i.exec(parameter)?.[1])
    .find(Boolean);
  return { kind, charset };
}

/** Servers call pages plain text, and anything a PDF. */
function sniffKind(kind: FileKind, bytes: Buffer): FileKind {
  const start = bytes.subarray(0, 512).toString('latin1');
  if (kind === 'txt' && /^[\s\u00ef\u00bb\u00bf]*<(!doctype html|html[\s>])/i.test(start)) return 'html';
  if (kind === 'pdf' && !start.startsWith('%PDF-')) throw new DomainError('unsupported_type', UNSUPPORTED_PAGE);
  return kind;
}

function one(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header[0] : header) ?? '';
}
