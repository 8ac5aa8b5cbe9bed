/** The child, and what only children and those who care for them have. */
const WORDS = `child|children|baby|babies|newborns?|infants?|toddlers?|kids?|kiddos?|tweens?|preteens?|teens?|teenagers?|twins?|siblings?
sons?|daughters?|boys?|girls?|parents?|parenting|breast\\w*|nursing|wean\\w*|latch\\w*|pumping|formula|bottles?|sippy|solids|colic|reflux
pacifiers?|dumm(?:y|ies)|diapers?|napp(?:y|ies)|potty|cribs?|cots?|bassinets?|swaddl\\w*|strollers?|prams?|car ?seats?|naps?|bedtime
bedwett\\w*|tantrums?|meltdowns?|teeth\\w*|preschool\\w*|daycare|nurser(?:y|ies)|childminders?|nann(?:y|ies)|babysitt\\w*|kindergarten
grade|homework|classmates?|playdates?|sleepovers?|puberty|postpartum|postnatal|pp[da]?|vaccin\\w*|milestones?`;

const OF_CHILDREN = new RegExp(`\\b(?:${WORDS.replaceAll('\n', '|')})\\b`);

/** Whether a question, in lower case, speaks of children: it is hardly about something else then. */
export function isOfChildren(question: string): boolean {
  return OF_CHILDREN.test(question);
}
