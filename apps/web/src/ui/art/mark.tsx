import { ART, Drawing } from './drawing.tsx';

/** The mark: a young bird that looks out of its nest. */
export function Mark({ size = '8' }: { size?: string }) {
  return (
    <Drawing viewBox="0 0 48 48" size={size}>
      <path d="M24 7c7.500 0 12.500 5.500 12.500 13v14h-25V20C11.500 12.500 16.500 7 24 7Z" fill={ART.straw} />
      <path d="M24 7c-.8-2 .2-3.800 2-4.500" />
      <path d="M32 17.500 40 20.500 32 23Z" fill={ART.clay} />
      <circle cx="24.500" cy="17" r="1.700" fill={ART.ink} stroke="none" />
      <circle cx="21.500" cy="22.500" r="2.100" fill={ART.blush} stroke="none" />
      <path
        d="M4.500 27c1.800 11 9 17.500 19.500 17.500S41.700 38 43.500 27c-6 3-12.300 4.500-19.500 4.500S10.500 30 4.500 27Z"
        fill={ART.clay}
      />
      <path d="M11 35.500c4 1.600 8.300 2.300 13 2.300M19 41c4.500.7 10-.3 14.500-2.800" />
    </Drawing>
  );
}
