import { type Region, regionNamed } from '@nestling/contracts/regions/emergency-lines';

const STORE = 'nestling-region';

/**
 * The region for a page that knows nobody: the one this browser last showed, else the one that the server wrote into
 * the page, so that numbers are there before, and without, any answer of it.
 */
export function pageRegion(): Region {
  const known = localStorage.getItem(STORE) ?? document.documentElement.dataset.region;
  return regionNamed(known ?? '') ?? 'OTHER';
}

export function rememberRegion(region: Region): void {
  localStorage.setItem(STORE, region);
}
