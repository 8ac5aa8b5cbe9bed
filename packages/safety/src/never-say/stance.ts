/** Negations that permit: "no harm in", "not dangerous", "don't worry". */
const PERMITTING_NEGATION =
  /\b(?:no|not|never|nothing|without) (?:did (?:\w+ )?)?(?:\w+ )?(?:problems?|harm|harmful|hurts?|risk|risks|risky|danger|dangerous|unsafe|worry|worries|issues?|wrong with|hesitate|afraid|worried|concerns?|side effects?|downsides?|need to (?:worry|avoid|fear)|reason (?:not to|to (?:worry|avoid|fear)))\b/g;
const PURPOSE =
  /(?:^|\b(?:to|help|helps|can|will) )(?:avoid|avoiding|prevent|preventing|prevents|stop|stopping|reduce|reducing|lower|lowering) (?:the |any )?(?:risk of |danger of )?(?=dehydration|constipation|colic|crying|sids|reflux|flat|gas|hunger|wak|fever|seizure|febrile|convulsion|cold|cough|choking|rash|infection|itching|pain|swelling|scar|blister|nightmare|autism|allerg|him|her|them|the (?:cry|cough|fever|burn|pain|baby))/g;

const LOWERS_RISK =
  /\b(?:lower|reduc|cut|decreas|minimi[sz]|eliminat)\w* (?:the |any |her |his |their |its )?(?:\w+ )?(?:risk|danger|chances?|odds)\b/g;

/** A refusal spoken to the child, not to the parent. */
const SAYS_NO = /\b(?:tell|say|saying|telling) (?:him |her |them )?no\b/g;
const KEEPS_AWAY =
  /\bkeep(?:s|ing)? (?:the |any )?(?:\w+ )?(?:seizures?|convulsions?|fits?|fevers?|colds?|germs|infections?|hunger|wind|nightmares|reflux|colic|worms|illness|bugs) (?:away|out|at bay)\b/g;

export const ADVICE =
  /\b(?:you (?:can|could|may|might|should|will want to|need to|must)|feel free|go ahead|try|tries|trying|give|gives|giving|given|gave|offer\w*|use|uses|using|used|put|puts|putting|place|placing|let|letting|lets|apply|applying|applied|rub|rubbing|rubbed|dip|dipping|dipped|add|adding|added|mix|mixing|mixed|stir|stirring|spread|serve|serving|feed|feeding|feeds|start|starting|begin|switch\w*|replace|introduce|keep|keeping|make|making|have|take|taking|drink|drinking|eat|eating|swallow|lay|laying|lie|tuck|wrap|prop|propping|hold|pour|bathe|sponge|wipe|slip|sneak|choose|buy|pick|get|settle|bring|do|soothe[sd]?|smear|dab|dose|massage|diffuse|warm|hang|leave|leaving|move|turn|teach|go|carry|store|hide|install|check|read|ask|see|recommend\w*|suggest\w*|encourage\w*|advise|fine|ok|okay|safe|safely|harmless|good|great|best|better|ideal|perfect|useful|handy|effective|enough|works?|working|helps?|suitable|is what|remains?|prevents?|spend|fade|fades|cools?|does|makes|recipe|closest|zip|tighten|squirt|squeeze|spray|inhale|breathe|chew|melt|crush|grind|heat|steep|simmer|freeze|steam|strap|fasten|clip|tie|attach|drape|swing|shut|close|ignore|press|pinch|insert|inject|stick|plenty|appropriate|adequate|suffices?|reasonable|miracle|secret|fits?|quick|quickest|fastest|simple|reach for|opt for|stop(?=s? (?:the|him|her|them|it|a))|helped|worked|helpful|helping|relieves?|eases?|eased|calms?|soothing|cures?|heals?|treats?|allowed|acceptable|all right|alright|can|may|could|permitted|natural|gentle|trick|remedy|option|yes|sure|absolutely|prefer\w*|loves?|likes?|sleeps?|swaddle|raise|raising|wash|praise|should|needs? to|teach(?:es)?|healthier|healthy|lovely|wonderful|alternat\w*|combine|wise|fun|normal|nice|sweet|ideas|suggestions|checklist|essentials|must haves?|cozy|cosy|easy|strengthens?|reward|compliment|celebrate|induce|restrain|burp|bounce|lock|pop|set|rotate|force|consider|worth|benefits?|boosts?|supports?|opens?|saver|cover|covers|draws?|top up|massage|worth|relief|busy|keeps|builds?|improves?|buckle|eases|gets|daily|regularly|stretch|slice|cut|store|install|send|enjoy|speeds? up|clears?|lean|rest|stand|slide|sliding|roll|sprinkle|dissolve|boil|brew|draws?|pulls?|dulls?|pack|tickle|wedge|strip|swap|undress|dunk|sip|sips|lick|licks|taste|touch|moisten\w*|soak\w*|coat|tbsp|tsp|tablespoons?|teaspoons?|cup|cups|ml|mg|ounces?|drops?|reset|quicken|cured|healed|treated|fixes|tradition\w*|customary|swears? by|swore by|classic|comfortable|comfy|snug|longer|nights?|not a concern|a day|hourly|dab|dabbed|stirred|cleared|ends?|banish\w*|beats?|answer|sorts?|quiets?|quietens?|knocks?|lowers?|brings?|kills?|popular|favou?rite|standard|common|belongs?|ready|count|counts|switch|nothing beats|lets|allow|allows|pop|snaps?|numbs?|loosens?|fills?|comforts?|usual|secures?|cures?|mimics?)\b/;

const WARNING =
  /\b(?:never|avoid|avoids|avoiding|avoided|unsafe|not (?:be )?(?:a |an |the |yet |at all |really |considered |advised |generally )?(?:safe|recommended?|advised|advisable|suitable|given|used|allowed|ok|okay|fine|good|great|worth|appropriate|ready|a? ?substitute|proven|effective|safer|true|right|helpful|enough)|danger|dangers|dangerous|hazard\w*|risky|risks?|harm|harms|harmed|harmful|harming|poison\w*|toxic|botulism|ban|bans|banned|illegal|warn|warns|warned|warning|against(?! (?:mum|mom|mother|dad|you|your (?:\w+ )?(?:chest|side|body|skin|back)|(?:flu|colds?|germs|infections?|illness|viruses|fevers?|coughs?))\b)(?! (?:a|the) (?:\w+ )?(?:pillow|towel|cushion|blanket|wall|sofa|couch))|refrain|steer clear|stay away|keep away|keep \S+ (?:\S+ )?(?:away|out)|(?<!\btell\w* (?:\S+ ){1,5})off limits|can wait(?! (?:until|till) (?:\w+day|morning|tomorrow|the (?:morning|weekend)|next))|off the menu|(?:block|blocks) (?:the|an|his|her|their)|get into the lungs|no place|myth|myths|false|untrue|outdated|(?<!go |goes |going |went )wrong|mistake|debunked|suffocat\w*|chok(?:e|es|ing|ed)|strangl\w*|bleeding|burns? the|damage\w*|deaths?|died|fatal|deadly|injur\w*|(?:can|could|may|might) (?:\w+ )?hurt|reyes?|too (?:young|early|soon|risky|dangerous|small|high)|no (?:evidence|proof|benefit|honey|need|good|longer|safe|amount|form|juice|bumpers?|blankets?|pillows?)|unproven|discourag\w*|forbid\w*|forbidden|prohibit\w*|skip(?:s|ping)?(?! (?:breakfast|lunch|dinner|supper|meals|a meal|some meals))|rule out|stop using|stop giving|throw away|(?:ask|check with|talk to|speak to|call) (?:\w+ ){0,4}(?:doctor|pharmacist|midwife|pa?ediatrician|gp) (?:\w+ )?(?:before|first)|get rid of|leave (?:\w+ )?out|leaving out|irritat\w*|tempting|has to go|clear of|bare(?! (?:skin|tummy|legs|feet|chest|body|bottom|back))|free of|free from|delay|hold off|(?<!can |could |may |to )wait (?:until|till)|for later|are for (?:older|big)|only (?:after|from|once|when)|not until|interfer\w*|(?:invites?|introduces?|causes?|more|spreads?|lets? in) (?:\w+ ){0,2}(?:infections?|germs)|and infection|carr(?:y|ies) (?:e|germs|bacteria|harmful|salmonella|listeria|a risk)|coli|salmonella|listeria|upset the|linked (?:to|with)|discontinue\w*|recall\w*|mak(?:e|es|ing) (?:\S+ ){1,4}worse|worsen\w*|push(?:es)? (?:it|the (?:fever|temperature)) (?:up|higher)|(?:would|could|can|only|might) (?:only )?make (?:him|her|them|a child|a baby) (?:\w+ )?(?:shiver|sick|ill|choke|vomit|worse)|backfires?|lacks?|ha(?:s|ve) to wait|must wait|should wait|belongs? (?:after|later)|not part of|lead to|leads to|cause|causes|causing|trap|traps|trapping)\b/;
const NEGATION = /\b(?:not|no|never|nor|neither|none|without(?! (?:any )?(?:supper|dinner|food))|nothing|nobody)\b/g;
const SUBORDINATE =
  /^(?:if|when|whenever|because|since|while|as|once|so|unless|who|even if|even when|where|for babies who|for a baby who)\b/;
const SCOPE_BREAK =
  /\b(?:you (?:can|could|may|might|should)|it is|(?:, |and |then |just )try|then|so you|and you|will|because|if|when|whenever|while|so that|until|unless|who)\b/;

const REFUTED =
  /\b(?:myth|myths|false|untrue|not true|never true|(?<!go |goes |going |went )wrong|incorrect|outdated|no longer (?:recommended|advised|thought|believed|true|used)|debunked|misconception|mistaken|not (?:a )?(?:reliable|supported|proven|based)|no (?:good |scientific |reliable )?(?:evidence|proof|link)|(?<!boys |girls |children |kids |they |babies |toddlers )do not (?:link|say|tell|cause|support|wait|assume|accept|let|rely|dismiss|believe|use|make|try)|does not (?:mean|cause|support)|never (?:say|tell|assume|wait|dismiss|believe)|avoid (?:saying|telling|words|phrases|language|labels?)|instead of (?:saying|telling|waiting)|rather than (?:say|tell|wait)\w*|hear|heard|told|says? that)\b/;
const REPORT =
  /\b(?:some (?:people|parents|families|websites|relatives|friends|say|believe|think|swear)|many (?:people|parents|families) (?:say|think|believe)|people (?:say|think|believe|may tell)|you (?:may|might|will|could|have) (?:also |have |often |sometimes )?(?:hear|heard|read|see|be told|come across)|grand(?:ma|mother|parents?|mothers?)|friends?|relatives?|it is often said|is (?:sometimes|often) (?:said|suggested|claimed)|tempting|old (?:wives|advice|remed\w+)|common (?:belief|advice)|claims?)\b/;
const PAST =
  /\b(?:used to (?:be|say|give|tell|advise|recommend|think|put|use)|in the past|years ago|decades ago|once thought|old advice|older advice|previous(?:ly)? (?:advice|told|recommended))\b/;

export function softenPermissions(text: string): string {
  return text
    .replace(SAYS_NO, 'say so')
    .replace(/\bnever in anger\b/g, 'calmly')
    .replace(PERMITTING_NEGATION, 'fine')
    .replace(PURPOSE, 'to help ')
    .replace(LOWERS_RISK, 'helps')
    .replace(KEEPS_AWAY, 'helps');
}

/** Words that set aside what comes after them: "instead of honey", "anything except honey". */
const SET_ASIDE =
  /\b(?:apart from|aside from|other than|except(?: for)?|exception of|excluding|instead of|rather than|in place of|remov(?:e|ing)|take out|taking out|clear away|(?:do|go) without|(?:call|phone|ring|contact|tell)(?: \S+){1,6} (?:if|when|once)(?: \S+){1,3})(?: \S+){0,6} ?$/;
const FORBIDS = /\b(?:(?:must|should|can|may|ought|do|does|could) not|never)\b/;

/** Whether a statement that points back ("it", "a little") forbids what it points to. */
export const forbidsThat = (text: string): boolean => FORBIDS.test(text);

type Segment = { from: number; to: number; text: string; isAside: boolean };

function segments(text: string): Segment[] {
  let from = 0;
  return text.split(' , ').map((piece) => {
    const segment = { from, to: from + piece.length, text: piece, isAside: SUBORDINATE.test(piece.trim()) };
    from += piece.length + 3;
    return segment;
  });
}

function leadsToOr(parts: readonly Segment[], index: number): boolean {
  for (let at = index; at < parts.length && at < index + 8; at += 1)
    if (/(?:^| )(?:or|nor)\b/.test((parts[at] as Segment).text)) return true;
  return false;
}

/** What a thing does without, said in its favour: "needs no fridge", "no more tears". */
const PRAISE_BY_LACK =
  /\bneeds? no\b|\bnot (?:too |very )?hard\b|\b(?:no|not) (?:more (?!than)|mess|fuss|trouble|tears|prep|cost|nasty|nasties|chemicals?|drugs?|prescription|effort|sting|waiting|added|additives)/;

const USELESS = /^without (?:\w+ )?(?:help|benefit|good|proof|nutri|evidence|doctor|advice|asking|first)/;

/** Whether the words at [start, end) of a statement are refused or warned of. */
export function isRefused(text: string, start: number, end: number): boolean {
  const parts = segments(text);
  const own = parts.findIndex((part) => start >= part.from && start <= part.to);
  const ownStart = Math.max(parts[own]?.from ?? 0, start - 80);
  if (SET_ASIDE.test(text.slice(ownStart, end))) return true;
  for (const [index, part] of parts.entries()) {
    if (part.isAside && index !== own && !/^(?:because|since|as|so|who|unless)\b/.test(part.text)) continue;
    if (WARNING.test(part.text)) return true;
  }
  for (const match of text.matchAll(NEGATION)) {
    const at = match.index;
    const index = parts.findIndex((part) => at >= part.from && at <= part.to);
    const part = parts[index];
    if (!part) continue;
    if (at < start) {
      const between = text.slice(at + match[0].length, start);
      if (SCOPE_BREAK.test(between)) continue;
      if (index === own || (!part.isAside && leadsToOr(parts, index + 1))) return true;
      if (index < own && !part.isAside && !ADVICE.test(text.slice(parts[index + 1]?.from ?? start, end))) return true;
    } else if (at < end) return true;
    else {
      const between = text.slice(end, at);
      if (match[0] === 'nobody' && between.endsWith(' and ')) continue;
      if (
        (match[0] === 'without' && !USELESS.test(text.slice(at, at + 40))) ||
        PRAISE_BY_LACK.test(text.slice(Math.max(0, at - 8), at + 24))
      )
        continue;
      if (
        /\b(?:if|when|whenever|where|while|as long as|provided|so|because|who|which|and (?:he|she|they|you|it)|until)\b/.test(
          between,
        )
      )
        continue;
      if (
        index === own ||
        !(SCOPE_BREAK.test(between) || ADVICE.test(between)) ||
        /^(?:or|and|is|are|was|should|can|could|must|does|do|may|will|has|have|not|no)\b/.test(part.text)
      )
        return true;
    }
  }
  return false;
}

export const isRefuted = (text: string): boolean => REFUTED.test(text) || PAST.test(text);
const STILL = /\bstill (?:works?|does|do|holds?|good|helps?|true|use|the best)\b/;
export const isPast = (text: string): boolean => PAST.test(text) && !STILL.test(text);
export const isReported = (text: string): boolean => REPORT.test(text);
/** Words that turn down what was reported before them. */
export const turnsDown = (text: string): boolean =>
  WARNING.test(text) || REFUTED.test(text) || /\b(?:not|no|without (?:help|benefit|work)\w*)\b/.test(text);
