import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'emergency',
  ages: [2190, 36135],
  title: 'These signs need a doctor now',
  action:
    'Call {the doctor} now; do not wait for low weight. Fainting, chest pain, not drinking, confusion or vomiting blood: call {emergency}.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS RDaSH: Eating disorders in children and adolescents',
    url: 'https://rdash.nhs.uk/services/child-and-adolescent-eating-disorders/eating-disorders-in-children-and-adolescents',
  },
  reviewedBy: null,
  plain: [],
  signs: [['notEat', 'thinner'], ['notEat'], ['notEat', 'lowMood'], ['notEat', 'vomiting']],
  hints: [['notEat'], ['thinner']],
});
