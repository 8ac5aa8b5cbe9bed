import type { MilestoneItem } from '@nestling/contracts/journey';
import type { ReactNode } from 'react';
import { ART, Drawing } from './drawing.tsx';

type Area = MilestoneItem['area'];

/** Two birds side by side. */
const social = (
  <>
    <path d="M10 45c-1.500-10 3-17 10.500-17S32 34 31 45Z" fill={ART.straw} />
    <path d="M32 45c-1-11 3.500-20 11-20S55.500 34 54 45Z" fill={ART.clay} />
    <circle cx="23.500" cy="35" r="1.600" fill={ART.ink} stroke="none" />
    <circle cx="44" cy="33" r="1.600" fill={ART.ink} stroke="none" />
    <path d="m29 37 5.500 2-5.500 2Z" fill={ART.blush} />
    <path
      d="M32 21c-2.300-2-4-3.400-4-5.300 0-2.600 3-3.300 4-1 1-2.300 4-1.600 4 1 0 1.900-1.700 3.300-4 5.300Z"
      fill={ART.blush}
    />
    <path d="M7 45.500h50" />
  </>
);

/** A bird that sings. */
const language = (
  <>
    <path d="M12 48c-1-14 5-24 15-24 8.500 0 13 6 13 13 0 6-4 11-10 11Z" fill={ART.straw} />
    <path d="m39 31 9-4.500-5 8 5.500 3-9-.5" fill={ART.clay} />
    <circle cx="31.500" cy="31.500" r="1.700" fill={ART.ink} stroke="none" />
    <path d="M18 38c2.500 4 7 5 11 3" />
    <path d="M46 19v-9l7-1.500v8" />
    <circle cx="44" cy="19.500" r="2.300" fill={ART.leaf} />
    <circle cx="51" cy="17" r="2.300" fill={ART.leaf} />
    <path d="M9 48.500h34" />
  </>
);

/** Blocks, one on another. */
const cognitive = (
  <>
    <rect x="12" y="33" width="17" height="16" rx="2.500" fill={ART.leaf} />
    <rect x="33" y="33" width="18" height="16" rx="2.500" fill={ART.sky} />
    <path d="m23 31 9.500-16L42 31Z" fill={ART.clay} />
    <circle cx="42" cy="41" r="3.600" fill={ART.paper} />
    <path d="M17 38.500h7M17 43.500h7" />
    <path d="M8 49.500h48" />
  </>
);

/** Small footprints on their way. */
const movement = (
  <>
    <path
      d="M15 41c0-4 2.500-7 5.500-7s5 3 4.500 6.500-1.500 4-1.500 6.500-1.500 4.500-4 4.500S15 47 15 41Z"
      fill={ART.clay}
    />
    <path
      d="M34 24c0-4 2.500-7 5.500-7s5 3 4.500 6.500-1.500 4-1.500 6.500-1.500 4.500-4 4.500S34 30 34 24Z"
      fill={ART.straw}
    />
    <circle cx="14.500" cy="30.500" r="1.900" fill={ART.clay} />
    <circle cx="20" cy="28.500" r="1.900" fill={ART.clay} />
    <circle cx="25.300" cy="30.500" r="1.700" fill={ART.clay} />
    <circle cx="33.500" cy="13.500" r="1.900" fill={ART.straw} />
    <circle cx="39" cy="11.500" r="1.900" fill={ART.straw} />
    <circle cx="44.300" cy="13.500" r="1.700" fill={ART.straw} />
    <path d="M44 46c3.500.5 6.500-1 8-4" strokeDasharray="1 5" />
  </>
);

const MEDALLIONS: Record<Area, { ground: string; picture: ReactNode }> = {
  social: { ground: ART.sky, picture: social },
  language: { ground: ART.blush, picture: language },
  cognitive: { ground: ART.straw, picture: cognitive },
  movement: { ground: ART.leaf, picture: movement },
};

/** The picture of an area of development. */
export function AreaMedallion({ area, size = '14' }: { area: Area; size?: string }) {
  const { ground, picture } = MEDALLIONS[area];
  return (
    <Drawing viewBox="0 0 64 64" size={size}>
      <circle cx="32" cy="32" r="30" fill={ground} fillOpacity="0.55" stroke="none" />
      {picture}
    </Drawing>
  );
}
