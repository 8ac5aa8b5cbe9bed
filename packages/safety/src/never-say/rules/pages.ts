/** Pages that several kinds of rules rest on. */
export const NICE_FEVER = {
  name: 'Summary of NICE NG143: Fever in under 5s',
  url: 'https://www.a4medicine.co.uk/fever-in-under-5s-nice/',
};
export const FDA_TEETHING = {
  name: 'FDA: Safely Soothing Teething Pain in Infants and Children',
  url: 'https://www.fda.gov/consumers/consumer-updates/safely-soothing-teething-pain-infants-and-children',
};
