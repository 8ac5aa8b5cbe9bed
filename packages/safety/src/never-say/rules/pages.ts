/** Pages that several kinds of rules rest on. */
export const NICE_FEVER = {
  name: 'North Tees and Hartlepool NHS Trust: How to recognise if your child is seriously ill',
  url: 'https://nth.nhs.uk/resources/how-to-recognise-if-your-child-is-seriously-ill',
};
export const FDA_TEETHING = {
  name: 'FDA: Safely Soothing Teething Pain in Infants and Children',
  url: 'https://www.fda.gov/consumers/consumer-updates/safely-soothing-teething-pain-infants-and-children',
};
