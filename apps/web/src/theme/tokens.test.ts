import { expect, test } from 'vitest';
import { colors, semanticColors } from './tokens.ts';

type Scheme = '_light' | '_dark';

/** A colour token, by name or as it is, as its hex. */
function hex(token: { value: Record<Scheme, string> }, scheme: Scheme): string {
  const [, family, shade] = /^\{colors\.(\w+)\.(\w+)\}$/.exec(token.value[scheme]) ?? [];
  if (!family || !shade) return token.value[scheme];
  return (colors as Record<string, Record<string, { value: string }>>)[family]?.[shade]?.value ?? '';
}

/** WCAG 2's relative luminance. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

test.each(['_light', '_dark'] as const)(
  'choice-card edges, nearly invisible at night (screens, defects): what can be chosen has an edge of 3:1, %s',
  (scheme) => {
    const edge = hex(semanticColors.border.emphasized, scheme);
    for (const ground of [semanticColors.bg.DEFAULT, semanticColors.bg.panel])
      expect(contrast(edge, hex(ground, scheme))).toBeGreaterThanOrEqual(3);
  },
);
