import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'soon',
  lowest: 'soon',
  highest: 'soon',
  title: 'Something in the ear: have it taken out by a doctor or nurse',
  action:
    'Do not poke or rinse: it goes deeper. Call {the doctor} in the next day or two, today if there is pain or discharge, or if it is food, a seed or an insect. If it may be a battery or a water bead, go to the {emergency department} now.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'AAP: Skin foreign object (symptom checker)',
    url: 'https://www.healthychildren.org/English/tips-tools/symptom-checker/Pages/symptomviewer.aspx?symptom=Skin+Foreign+Object',
  },
  reviewedBy: null,
  plain: [],
  signs: [['upHole', 'ear']],
  hints: [['ear', 'object']],
});
