import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'A chemical on the skin: rinse now',
  action:
    'Take off what has the chemical on it without touching it yourself. Rinse with plenty of cool running water for at least 20 minutes and call {emergency} or {poison line}. Keep the container.',
  contacts: ['emergency', 'poison'],
  source: {
    name: 'St John Ambulance: Burns and scalds',
    url: 'https://www.sja.org.uk/get-advice/first-aid-advice/burns-and-scalds/burns-and-scalds/',
  },
  reviewedBy: null,
  plain: [
    ['burned', 'poisonStrong'],
    ['splashed', 'poisonStrong', 'skin'],
    ['splashed', 'poisonStrong', 'limb'],
    ['splashed', 'poisonStrong', 'face'],
  ],
  signs: [
    ['burned', 'poisonMild'],
    ['splashed', 'poisonStrong'],
  ],
  hints: [['poisonStrong']],
});
