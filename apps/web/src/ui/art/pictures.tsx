import type { ReactNode } from 'react';
import { ART, Drawing } from './drawing.tsx';
import type { PictureName } from './picture-names.ts';

const PICTURES: Record<PictureName, ReactNode> = {
  smile: (
    <>
      <circle cx="24" cy="24" r="17" fill={ART.straw} />
      <path d="M16.500 28c3.500 5 11.500 5 15 0" />
      <circle cx="18" cy="20.500" r="1.700" fill={ART.ink} stroke="none" />
      <circle cx="30" cy="20.500" r="1.700" fill={ART.ink} stroke="none" />
      <circle cx="14" cy="26" r="2.400" fill={ART.blush} stroke="none" />
      <circle cx="34" cy="26" r="2.400" fill={ART.blush} stroke="none" />
    </>
  ),
  talk: (
    <>
      <path d="M8 10h27c3 0 5 2 5 5v12c0 3-2 5-5 5H22l-9 8v-8H8c-3 0-5-2-5-5V15c0-3 2-5 5-5Z" fill={ART.sky} />
      <path d="M12 18h18M12 24h11" />
      <path d="M43 20c2 3 2 7 0 10" />
    </>
  ),
  look: (
    <>
      <path d="M4 24c5-9 12-13 20-13s15 4 20 13c-5 9-12 13-20 13S9 33 4 24Z" fill={ART.paper} />
      <circle cx="24" cy="24" r="7.500" fill={ART.leaf} />
      <circle cx="24" cy="24" r="2.600" fill={ART.ink} stroke="none" />
    </>
  ),
  listen: (
    <>
      <path d="M18 38V12l20-4v25" />
      <ellipse cx="13" cy="38.500" rx="5.500" ry="4.500" fill={ART.clay} />
      <ellipse cx="33" cy="33.500" rx="5.500" ry="4.500" fill={ART.straw} />
      <path d="m18 19 20-4" />
    </>
  ),
  grasp: (
    <>
      <path d="M29 22v18a3.500 3.500 0 0 1-7 0V22" fill={ART.clay} />
      <circle cx="25.500" cy="14" r="10" fill={ART.straw} />
      <circle cx="25.500" cy="14" r="4" fill={ART.leaf} />
      <path d="M10 8c-2 4-2 8 0 12M41 8c2 4 2 8 0 12" />
    </>
  ),
  crawl: (
    <>
      <circle cx="36" cy="17" r="8" fill={ART.straw} />
      <path d="M31 24c-9-4-19-2-23 7-1 3 1 5 4 5h7l4-7 6 7h6" fill={ART.clay} />
      <circle cx="38.500" cy="16" r="1.500" fill={ART.ink} stroke="none" />
      <path d="M4 38.500h40" />
    </>
  ),
  walk: (
    <>
      <path d="M7 30c0-2 1-3 3-3h9l5-8 6 6c3 3 8 3 11 5 2 1.500 2 5 0 7H10c-2 0-3-1-3-3Z" fill={ART.clay} />
      <path d="M7 33.500h34M26 22l-3 3M30 25l-3 3" />
      <path d="M10 12h8M6 18h9" />
    </>
  ),
  eat: (
    <>
      <path d="M6 23h26c0 10-5 16-13 16S6 33 6 23Z" fill={ART.sky} />
      <path d="M11 23c1-5 4-7 8-7s7 2 8 7" fill={ART.leaf} />
      <path d="M40 40V24" />
      <ellipse cx="40" cy="16" rx="4.500" ry="7.500" fill={ART.straw} />
    </>
  ),
  sleep: (
    <>
      <path
        d="M33 34c-12 3-22-5-22-16 0-4 1-7 3-10-7 4-10 11-8 19 2 9 11 15 20 13 6-1 10-4 12-9-1.500 1.500-3 2.500-5 3Z"
        fill={ART.straw}
      />
      <path d="M26 12h7l-7 8h7M37 22h5l-5 6h5" />
    </>
  ),
  read: (
    <>
      <path d="M24 13c-5-4-11-5-19-4v27c8-1 14 0 19 4 5-4 11-5 19-4V9c-8-1-14 0-19 4Z" fill={ART.paper} />
      <path d="M24 13v27M11 17c3 0 5 .5 8 2M11 24c3 0 5 .5 8 2M29 19c3-1.500 5-2 8-2" />
      <path d="M30 27h8v6h-8Z" fill={ART.clay} />
    </>
  ),
  play: (
    <>
      <circle cx="24" cy="24" r="17" fill={ART.clay} />
      <path d="M8 19c8 4 24 4 32 0M8 29c8-4 24-4 32 0M24 7v34" />
    </>
  ),
  build: (
    <>
      <rect x="5" y="27" width="16" height="14" rx="2" fill={ART.leaf} />
      <rect x="26" y="27" width="17" height="14" rx="2" fill={ART.straw} />
      <rect x="15" y="10" width="17" height="14" rx="2" fill={ART.clay} />
      <path d="M20 17h7M3 41.500h42" />
    </>
  ),
  draw: (
    <>
      <path d="M10 38c4-1 6-4 10-3s6 4 11 1 6-4 10-3" />
      <path d="m17 27 16-19 7 6-16 19-9 2Z" fill={ART.straw} />
      <path d="m29 13 7 6" />
      <path d="m15 35 2-8 7 6Z" fill={ART.clay} />
    </>
  ),
  outdoors: (
    <>
      <circle cx="36" cy="12" r="6" fill={ART.straw} />
      <path d="M18 40V26" />
      <path d="M18 30C8 30 4 23 6 13c10 1 15 8 12 17Z" fill={ART.leaf} />
      <path d="M18 34c1-8 6-12 14-12 0 8-5 12-14 12Z" fill={ART.leaf} />
      <path d="M4 40.500h40" />
    </>
  ),
  care: (
    <>
      <path d="M24 40C12 31 6 25 6 17c0-9 12-12 18-3 6-9 18-6 18 3 0 8-6 14-18 23Z" fill={ART.blush} />
      <path d="M13 18c0-3 2-5 5-5" />
    </>
  ),
  friends: (
    <>
      <circle cx="16" cy="16" r="7.500" fill={ART.straw} />
      <circle cx="33" cy="18" r="6.500" fill={ART.clay} />
      <path d="M4 40c0-9 5-14 12-14s12 5 12 14Z" fill={ART.leaf} />
      <path d="M28 40c0-8 1-12 6-12 6 0 10 4 10 12Z" fill={ART.sky} />
    </>
  ),
};

/** A small picture for a kind of milestone or activity: see picture-names.ts for which. */
export function Picture({ name, size = '12' }: { name: PictureName; size?: string }) {
  return (
    <Drawing viewBox="0 0 48 48" size={size}>
      {PICTURES[name]}
    </Drawing>
  );
}
