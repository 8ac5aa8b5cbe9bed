import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'emergency',
  highest: 'emergency',
  title: 'Possible carbon monoxide, gas or smoke',
  action: 'Get everyone outside into fresh air now, then call {emergency} from outside. Do not go back in.',
  contacts: ['emergency'],
  source: {
    name: 'CDC: Carbon Monoxide Poisoning Basics',
    url: 'https://www.cdc.gov/carbon-monoxide/about/index.html',
  },
  reviewedBy: null,
  plain: [
    ['gasBad', 'manyHurt', 'headache'],
    ['gasBad', 'passedOut'],
    ['gasBad', 'wontWakeSure'],
  ],
  signs: [
    ['gasBad', 'drowsy'],
    ['inhaled', 'gasBad'],
    ['gasBad', 'headache'],
    ['gasBad', 'vomiting'],
    ['gasBad', 'coughWord'],
    ['gasBad', 'helpNow'],
    ['gasBad', 'manyHurt'],
  ],
  hints: [['gasBad']],
});
