import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'emergency',
  highest: 'emergency',
  title: 'Swallowed water beads are an emergency',
  action:
    'Go to an {emergency department} or call {poison line} now, even if your child seems well, and say that it was a water bead. It swells inside and may not show on an X-ray. Do not make your child vomit.',
  contacts: ['poison', 'emergency'],
  source: {
    name: 'Illinois Poison Center: Water beads toys: a big concern for little ones',
    url: 'https://ipcblog.org/2024/09/03/water-beads-toys-a-big-concern-for-little-ones',
  },
  reviewedBy: null,
  plain: [
    ['swallowedSure', 'waterBead'],
    ['upHole', 'waterBead'],
  ],
  signs: [
    ['waterBead', 'missingPiece'],
    ['waterBead', 'mouthed'],
    ['waterBead', 'vomiting'],
  ],
  hints: [['waterBead']],
});
