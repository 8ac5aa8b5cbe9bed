import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'emergency',
  highest: 'emergency',
  title: 'A missing child: call now',
  action:
    'Look quickly where a child may hide, and at any water first. Then call {emergency}: there is no waiting time. Have a photo and say what your child is wearing. Let someone stay at home with a phone.',
  contacts: ['emergency'],
  source: {
    name: 'OJJDP: Checklist, what you should do when your child is first missing',
    url: 'https://www.ncjrs.gov/html/ojjdp/204958/introck.html',
  },
  reviewedBy: null,
  plain: [['lostChildSure'], ['childWent', 'neverBack'], ['ownChild', 'notHome']],
  signs: [['lostChild']],
  hints: [['lostChild']],
});
