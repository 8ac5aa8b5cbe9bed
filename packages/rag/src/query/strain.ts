/** A parent who tells how they are, and does not only ask. */
const TELLS_STRAIN =
  /\b(?:exhausted|worn out|so tired|just tired|sleep[- ]deprived|worried|worrying|scared|afraid|terrified|anxious|desperate|overwhelmed|guilty|ashamed|embarrassed|lonely|helpless|hopeless|stressed|frustrated|heartbroken|struggling|fed up|in tears|wit['’]?s['’]? end|losing (?:it|my mind)|(?:can['’]?t|cannot) (?:cope|take|go on)|i (?:cry|cried|hate|shouted|yelled|screamed|snapped|feel (?:like|so|bad|terrible|awful)|want to cry))\b/i;

/** "He is scared of the dark": what the child feels is no strain of the parent's. */
const OF_THE_CHILD =
  /\b(?:(?:he|she|they)(?:['’]?s|['’]?re| is| are| was| were| gets?| seems?| feels?| looks?)?|my (?:\w+ )?(?:son|daughter|child|kid|boy|girl))(?: (?:is|are|so|very|really|always|still|just|too|a bit|such|often))* (?:scared|afraid|terrified|anxious|worried|worrying|ashamed|embarrassed|lonely|stressed|frustrated|overwhelmed|exhausted|in tears)\b/gi;

export const tellsStrain = (message: string): boolean => TELLS_STRAIN.test(message.replace(OF_THE_CHILD, ' '));

const I_AM = String.raw`(?:i['’]?m|i am|i feel|i['’]?ve been|makes? me feel)(?: (?:just|so|really|always|totally|completely|like|such|very|only|all))*`;
/** About the parent, and nothing about what the child does. */
const OF_ONESELF = new RegExp(
  [
    String.raw`\b${I_AM} (?:an? )?(?:failure|failing|(?:bad|terrible|awful|horrible|worst|useless|rubbish) ?(?:mum|mom|mother|dad|father|parent)?|exhausted|worn out|tired|done|finished|broken|drained|overwhelmed|guilty|ashamed|lonely|alone|helpless|hopeless|desperate|stressed|frustrated|fed up|at my (?:limit|wit['’]?s['’]? end)|burnt out|burned out|losing (?:it|my mind|(?:him|her|them)|my (?:son|daughter|child))|not (?:coping|good enough)|crying)\b`,
    String.raw`\bi (?:just )?(?:cry|cried|keep crying|want to (?:cry|give up|run away|scream)|hate (?:myself|this|my life|being)|give up|have had enough|(?:can['’]?t|cannot) (?:cope|take (?:it|this|any)|go on|do this))\b`,
    String.raw`\b(?:he|she|they|my (?:son|daughter|child|baby)) (?:must )?(?:hates?|does(?:n['’]?t| not) (?:love|like|want)) me\b`,
    String.raw`\bi(?:['’]m| am| think i(?:['’]m| am)) losing (?:him|her|them|it)\b`,
  ].join('|'),
  'i',
);
/** With these it is a matter of safety and not of comfort alone. */
const DANGER = /\b(?:hurt|hit|hitting|harm|kill|dead|die|dying|suicid\w*|shak(?:e|ing)|shook|throw|drown|end it)\b/i;
const FEW = 3;

/** Whether a message tells how the parent feels and nothing else: "I feel like a failure", "I cry every day". */
export function isOfOneself(message: string): boolean {
  if (DANGER.test(message) || message.includes('?')) return false;
  const clauses = message.split(/[.,;!]+|\b(?:and|but|because|when|since|while)\b/i).map((one) => one.trim());
  return OF_ONESELF.test(message) && clauses.every((one) => OF_ONESELF.test(one) || one.split(/\s+/).length <= FEW);
}
