import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'emergency',
  title: 'Asthma: act now',
  action:
    'Sit your child up. Give one puff of the reliever inhaler through the spacer at a time, up to ten. No better after ten puffs, too breathless to talk or feed, blue, or very tired: call {emergency} now. Better: still call {the doctor} today.',
  contacts: ['emergency', 'doctor', 'advice'],
  source: {
    name: 'NHS: Asthma attack (Healthier Together, West Yorkshire)',
    url: 'https://wyhealthiertogether.nhs.uk/parentscarers/long-term-conditions-1/asthma/asthma-attack-hidden',
  },
  reviewedBy: null,
  plain: [
    ['asthma', 'notBreathing'],
    ['asthma', 'blue'],
  ],
  signs: [
    ['asthma', 'noHelp'],
    ['asthma', 'wheeze'],
    ['asthma', 'worseWord'],
    ['asthma', 'coughWord'],
    ['wheeze', 'noHelp'],
  ],
  hints: [['asthma'], ['wheeze']],
});
