import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'A chemical in the eye: rinse now',
  action:
    'Hold the eye open under a gentle stream of lukewarm tap water for 20 minutes, then go straight to the {emergency department} with the bottle. Call {poison line} or {emergency} while you rinse.',
  contacts: ['emergency', 'poison'],
  source: {
    name: 'AboutKidsHealth (SickKids): Eye injuries: First aid',
    url: 'https://aboutkidshealth.ca/healthaz/ophthalmology/eye-injuries-first-aid',
  },
  reviewedBy: null,
  plain: [
    ['eye', 'poisonStrong'],
    ['eye', 'splashed', 'poisonMild'],
  ],
  signs: [
    ['eye', 'splashed'],
    ['eye', 'poisonMild'],
  ],
  hints: [['eye']],
});
