import { isVisibleName, toVisibleName } from '@nestling/contracts/text';
import { cleanLine } from './extract/clean-text.ts';

const MAX_LENGTH = 255;
const EXTENSION = /\.[a-z0-9]{1,8}$/i;

/** The name a document is shown under: one clean line without folders, at most 255 UTF-16 units, its extension kept. */
export function displayName(raw: string): string {
  const name = lastSegment(cleanLine(raw.toWellFormed()));
  const extension = EXTENSION.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - extension.length);
  return `${cut(/[^.\s]/.test(stem) ? stem : 'document', MAX_LENGTH - extension.length)}${extension}`;
}

/** The name that a parent gives a document: theirs as it is, on one clean line; nothing when nothing can be seen of it. */
export function givenName(typed: string): string {
  const name = cut(toVisibleName(cleanLine(typed.toWellFormed())), MAX_LENGTH);
  return isVisibleName(name) ? name : '';
}

/** A page's title, or what its address says of it. */
export function pageName(title: string | null, address: string): string {
  if (title) return cut(title, MAX_LENGTH);
  const url = new URL(address);
  const path = url.pathname === '/' ? '' : decode(url.pathname);
  return cut(cleanLine(`${url.hostname}${path}`), MAX_LENGTH);
}

function lastSegment(name: string): string {
  return (
    name
      .split(/[/\\]/)
      .map((segment) => segment.trim())
      .findLast((segment) => segment !== '') ?? ''
  );
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.slice(0, length - 1);
  // A pair cut in half would not be a character.
  return `${end.isWellFormed() ? end : end.slice(0, -1)}…`;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
