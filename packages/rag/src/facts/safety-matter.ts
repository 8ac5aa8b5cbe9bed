/** What nobody should take from a stranger's paper: doses and medicines, illness, and what keeps a child from harm. */
const MATTER =
  /\b(?:dos(?:e|es|age|ing)|mg|mcg|ml|milligrams?|millilit(?:er|re)s?|drops?|puffs?|tablets?|medicines?|medications?|drugs?|syrup|inhaler|antibiotics?|paracetamol|acetaminophen|ibuprofen|tylenol|calpol|advil|motrin|aspirin|fever|temperature|allerg\w*|epipen|asthma|seizures?|breath\w*|chok\w*|poison\w*|burns?|bleed\w*|vomit\w*|dehydrat\w*|rash|infection|concussion|head injur\w*|safe(?:ty|ly)?|dangerous|sleeps? on|on (?:his|her|their) (?:back|tummy|stomach)|car seats?|rear[- ]facing|booster|drown\w*|honey|pillows?|bumpers?)\b/i;

/** What is told of it: an opening hour "for vaccinations" is none. */
export const isSafetyMatter = (text: string): boolean => MATTER.test(text);

/** What is asked about it. */
export const asksOfSafety = (question: string): boolean =>
  MATTER.test(question) || /\b(?:vaccin\w*|immuni[sz]\w*|shots?|jabs?|swallow\w*|battery)\b/i.test(question);
