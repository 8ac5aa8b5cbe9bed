import type { ReactNode } from 'react';
import { ART, Drawing } from './drawing.tsx';

const nest = (
  <>
    <path d="M34 76c5 25 23 38 46 38s41-13 46-38c-14 7-29 10-46 10s-32-3-46-10Z" fill={ART.clay} />
    <path d="M46 92c11 5 22 7 34 7s23-2 34-7M60 105c6 2 13 3 20 3 8 0 16-1.500 23-4.500M40 84l-8-3M120 84l9-4" />
  </>
);

const branch = (
  <>
    <path d="M10 116c40-7 96-7 140 1" />
    <path d="M138 112c3-8 9-12 17-12-1 8-7 13-17 12Z" fill={ART.leaf} />
    <path d="M20 112c-4-6-10-9-16-8 2 7 8 10 16 8Z" fill={ART.leaf} />
  </>
);

/** Nothing here yet: a nest that waits. */
const empty = (
  <>
    {branch}
    {nest}
    <path d="M92 62c10-2 17-9 19-20-10 1-17 8-19 20Z" fill={ART.leaf} />
    <path d="M92 62c5-7 10-12 15-16" />
    <path d="M58 60c-7-1-12-6-14-13 7 0 13 5 14 13Z" fill={ART.straw} />
  </>
);

/** Papers in the nest: no document yet. */
const documents = (
  <>
    {branch}
    <path d="m58 34 31-5 8 50-32 5Z" fill={ART.paper} />
    <path d="m66 43 17-3M67.500 52l17-3M69 61l11-2" />
    <path d="m96 41 22 6-8 36-17-2" fill={ART.straw} />
    {nest}
  </>
);

/** Night, and the line is down. */
const offline = (
  <>
    <path d="M113 14c-9 3-14 11-12 20s11 15 21 12c-7-2-13-7-15-14s0-14 6-18Z" fill={ART.straw} />
    <path d="M36 26v6M33 29h6M68 12v5M65.500 14.500h5M134 60v5M131.500 62.500h5" />
    {branch}
    <path d="M80 46c12 0 20 9 20 21v22H60V67c0-12 8-21 20-21Z" fill={ART.straw} />
    <path d="M70 63c2 2.400 5 2.400 7 0M85 63c2 2.400 5 2.400 7 0" />
    <path d="m79 68 5 2.500-5 2" fill={ART.clay} />
    {nest}
  </>
);

/** Something went wrong: the bird has ruffled feathers. */
const trouble = (
  <>
    {branch}
    <path d="M80 44c12 0 20 9 20 22v22H60V66c0-13 8-22 20-22Z" fill={ART.straw} />
    <path d="M74 44c-1-5-4-7-8-7M80 43c0-6 2-9 6-11M87 45c3-4 6-5 10-4" />
    <circle cx="73" cy="61" r="2.200" fill={ART.ink} stroke="none" />
    <circle cx="88" cy="61" r="2.200" fill={ART.ink} stroke="none" />
    <path d="m77 68 4-2.500 4 2.500-4 3.500Z" fill={ART.clay} />
    <path d="M70 55l5-2M92 55l-5-2" />
    {nest}
  </>
);

/** Not found: the bird looks from behind a leaf. */
const lost = (
  <>
    {branch}
    <path d="M62 112V66c0-12 8-20 19-20s19 8 19 20c0 8 3 16 6 46Z" fill={ART.straw} />
    <circle cx="88" cy="62" r="2.200" fill={ART.ink} stroke="none" />
    <path d="m96 64 8 3-8 3.500" fill={ART.clay} />
    <path d="M40 114c-4-30 8-52 34-60 8 28-6 54-34 60Z" fill={ART.leaf} />
    <path d="M41 112c8-20 18-38 30-54M52 86l-9-5M60 73l-10-6M55 90l13 1" />
  </>
);

const SCENES = { empty, documents, offline, trouble, lost } satisfies Record<string, ReactNode>;

export type SceneName = keyof typeof SCENES;

export function Scene({ name, size = '40' }: { name: SceneName; size?: string }) {
  return (
    <Drawing viewBox="0 0 160 124" size={size}>
      {SCENES[name]}
    </Drawing>
  );
}
