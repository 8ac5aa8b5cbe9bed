import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'A hernia that is hard, sore or will not go back must be seen now',
  action:
    'Go to the {emergency department} now for a bulge in the groin, scrotum or belly button that is hard, sore, red or blue or will not go back, above all with vomiting or crying that does not stop: bowel may be caught. Do not push on it. Nothing to eat or drink until a doctor has looked. A groin bulge that slips back by itself: call {the doctor} today.',
  contacts: ['emergency', 'doctor', 'advice'],
  source: {
    name: 'MSD Manual: Inguinal hernia in children',
    url: 'https://www.msdmanuals.com/home/children-s-health-issues/gastrointestinal-disorders-in-children/inguinal-hernia-in-children',
  },
  reviewedBy: null,
  plain: [
    ['hernia', 'wontGoBack', 'pain'],
    ['hernia', 'wontGoBack', 'hardened'],
    ['hernia', 'wontGoBack', 'vomiting'],
    ['hernia', 'hardened', 'vomiting'],
    ['hernia', 'hardened', 'severe'],
  ],
  signs: [
    ['hernia', 'wontGoBack'],
    ['hernia', 'hardened'],
    ['hernia', 'blue'],
    ['hernia', 'vomiting'],
  ],
  hints: [['hernia']],
});
