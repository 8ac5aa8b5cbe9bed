import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'Frostnip or frostbite needs a call now',
  action:
    'Bring your child indoors, take off wet things, warm the part in warm, not hot, water; do not rub. Call {the doctor} now. White, hard or numb skin, blisters, or a child who is drowsy and very cold: call {emergency}.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'Children’s Minnesota: Facts on frostbite',
    url: 'https://www.childrensmn.org/Blog/KidsHealth/category/injury-prevention/page/3/',
  },
  reviewedBy: null,
  plain: [
    ['frozenSure', 'limb'],
    ['frozen', 'drowsy'],
    ['cold', 'frozen', 'passedOut'],
  ],
  signs: [['frozen'], ['frozen', 'limb'], ['frozen', 'skin'], ['cold', 'drowsy']],
  hints: [['frozen']],
});
