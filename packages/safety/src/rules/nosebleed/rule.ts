import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'urgent',
  title: 'A nosebleed',
  action:
    'Sit up, lean forward, pinch the soft part just above the nostrils for 10 to 15 minutes without letting go. Still bleeding after that, or after a blow to the head: {emergency department} now. Often, or with bruises: call {the doctor} in the next days.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS: Nose bleed advice',
    url: 'https://www.mkuh.nhs.uk/patient-information-leaflet/nose-bleed-advice',
  },
  reviewedBy: null,
  plain: [['nosebleedOn']],
  signs: [
    ['nose', 'bleeding', 'wontStop'],
    ['nose', 'bleeding', 'worseWord'],
    ['bruise', 'nose'],
    ['nose', 'bleeding'],
  ],
  hints: [['bruise']],
});
