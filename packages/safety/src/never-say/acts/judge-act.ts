/** Begins what is not advice itself: a condition, a reason, a time. */
const ASIDE =
  /^(?:if|when|whenever|once|as|since|because|even|although|though|while|after|before|until|unless|for|in|with)\b/;
const NO =
  /\b(?:not|never|no|nor|neither|nothing|nobody|none|cannot|avoid\w*|without|instead of|rather than|stop (?:giving|using|putting)|refrain\w*|against|myth|unsafe|wrong to|dangerous to|risky to|tempting|temptation)\b/g;
/** After these a refusal no longer holds: "do not worry, give ...", "no doctor, just rest". */
const RESUMES =
  /(?:\b(?:so|then|but|you (?:can|may|could|might)|and (?:give|let|put|use|take|keep|try|rest|wait|instead)|instead (?!of))\b|, (?:just|simply|give|let|put|use|take|keep|try|rest|wait|pull|push|make|have|hold|you can|it is|he|she|they)\b)/;
const CONDEMNED =
  /\b(?:never|unsafe|dangerous|danger|harm|harms|harmful|wrong|myth|risk|risks|risky|damage\w*|worse|emergency|not (?:safe|enough|help|work|recommended|ok|okay|replace|a substitute|advised|treat\w*|needed|needs?|be (?:given|used|done|left|put))|does not|do not|is not|are not|can not|cannot|should not|must not|will not|strangl\w*|suffocat\w*|can (?:hurt|kill|burn|choke|trap|make|cause|raise)|may (?:hurt|make|cause)|could (?:hurt|make|cause)|needs? (?:the|a|to be|help|emergency|hospital)|kills?|illegal|backfires?|sign of illness|leads? to|causes?|raises?|nobody can|mistakes?|not to (?:make|keep|do|give|use|be|take)|(?<!not )too \w+)\b/;
const HASTE =
  /\b(?:now|at once|straight away|right away|immediately|without (?:delay|waiting)|same day|emergency|ambulance|911|999|112|000|urgent\w*|(?:call|ring|see|tell|ask|contact|phone) ~?(?:\w+ ){0,4}(?:doctor|gp|nurse|midwife|pa?ediatrician|health visitor)(?! (?:on|in|next|tomorrow|if))|poison (?:line|control|cent\w+)|hospital|today|cannot wait|can not wait|going in|go in|be seen|looked at|crisis line|helpline|(?<!\b(?:before|without|need to|you) )(?:call|ring)(?! (?:back|it|on|next|tomorrow|in|only|monday|later))|need (?:help|to be seen)|needs (?:help|to be seen|a doctor|medical))\b/;
const SPARES_HASTE =
  /\b(?:no (?:need|reason|call|doctor|hospital)|not (?:\w+ )?need|not have to|need not|needs no|no \w+ (?:needed|necessary|required)|without|skip|instead of|(?:do|would) not (?:call|ring|bother|tell)|waste|before (?:bothering|calling|you)|hospitals (?:only|just|make)|not (?:worth|necessary)|unnecessary)\b/;
const SPARES = /\b(?:no (?:need|reason)|not need|need not|needs no|without|skip|instead of|only|just|before)\b/;

/** "911 now: drowsy", "see the doctor for ...": what comes after is the sign to call for, not advice. */
const REFERS =
  /^(?:(?:go|bring|take) (?:\w+ ){0,4}to|call|ring|see|tell|phone|ask|today|out|emergency|911|999|111|112|988|a e|poison|(?:your|the) (?:childs? )?(?:doctor|gp|pa?ediatrician|nurse|health visitor|midwife)|signs?)\b|\b(?:call|ring|see|tell|phone|ask|talk to|speak to|contact) (?:\w+ ){0,4}(?:doctor|911|999|nurse|midwife|pa?ediatrician|helpline|ambulance|police|poison|line|center|centre)\b|\b(?:911|999|111|a e|emergency room|poison (?:control|line)|lifeline) (?:\w+ ){0,3}(?:for|if|about|when|now)\b/;

/** "They can push food deeper": what comes of it, not what to do. */
const COMES_OF_IT = /\b(?:they|it|that|this|which|these|head) (?:can|could|may|might|will|would)$/;
/** The decision is left to somebody who knows the child, or to what is printed on the pack. */
const DEFERS =
  /\b(?:doctors?|gp|pa?ediatrician|nurse|team|midwife|pharmacist|dentist|neurologist|specialist|surgeon|dietitian|leaflet|label|pack|plan|dispatcher) (?:\w+ )?(?:says?|said|agrees?|has|have|told|tells|allows?|allowed|cleared|clears|advises?|advised|prescribed|wants?|shows?|showed)\b|\b(?:as|than|with|under|from|until|ask|asks|unless|by) (?:\w+ ){0,3}(?:doctor|gp|pa?ediatrician|team|nurse|pharmacist|clinic|neurologist|specialist|dietitian|leaflet|tin|sick day plan|action plan)\b|\b(?:tin|packet|label) (?:\w+ )?says\b|\bexactly (?:the|as|what)\b/;
/** "A sip of water once fully awake": what would do harm is over. */
const OVER = /\b(?:(?:fully|wide) awake|when it is over|has come round)\b/;
const SET_ASIDE = /\b(?:leave (?:\w+ ){0,3}|(?:more|better) than (?:any |a )?)$/;
const ONLY_THEN = /^(?: \w+){0,4} only (?:when|if|once|after|under|with)\b/;
const CONDITION = /\b(?:if|when|as long as|once|unless|until|because|so|provided)\b/;
const ADVISES = /\b(?:you|he|she|they|it) (?:can|may|could|should|might|must)\b/;
const UNTIL = /\b(?:until|unless|whether|only if)\b/;
const CONDITIONAL = /^(?:if|when|whenever|unless|in case|signs?)\b/;
/** How near a negation stands to what it turns, where signs are told with negations of their own ("does not fade"). */
const NEAR_CHARS = 24;

/** Whether the words at [start, end) are the sign to call for, are forbidden before, or are condemned after. */
export function isForbidden(text: string, start: number, end: number, reach: 'clause' | 'near'): boolean {
  const before = text.slice(0, start);
  if (REFERS.test(before) && !SPARES.test(before)) return true;
  if (COMES_OF_IT.test(before.trimEnd())) return true;
  if (DEFERS.test(text) || OVER.test(text) || SET_ASIDE.test(before) || ONLY_THEN.test(text.slice(end))) return true;
  const [after = ''] = text.slice(end).split(CONDITION);
  return CONDEMNED.test(after) || isInCondition(before) || isNegated(text, start, end, reach);
}

function isInCondition(before: string): boolean {
  const clause = before.split(' , ').at(-1)?.trim() ?? '';
  return (CONDITIONAL.test(clause) && !ADVISES.test(clause)) || UNTIL.test(clause);
}

function isNegated(text: string, start: number, end: number, reach: 'clause' | 'near'): boolean {
  let from = 0;
  for (const segment of text.split(' , ')) {
    if (from >= start) return false;
    const isAside = ASIDE.test(segment) && from + segment.length < start;
    for (const match of isAside ? [] : segment.matchAll(NO)) {
      const at = from + match.index;
      if (at >= start) break;
      if (reach === 'near' && start - at > NEAR_CHARS) continue;
      if (!RESUMES.test(text.slice(at, end))) return true;
    }
    from += segment.length + ' , '.length;
  }
  return false;
}

/** "Teens often skip breakfast", "get all the water they need from milk": what is so, not what to do. */
const OFTEN_SO =
  /\b(?:children|kids|teens?|teenagers|girls|boys|toddlers|siblings) (?:\w+ )?(?:often|sometimes|may|might|tend to)$/;
const HAS_ENOUGH = /\b(?:all|enough) (?:of )?(?:the )?\w+ (?:he|she|they|your baby|a baby|babies) needs?\b/;

export const isDescribed = (text: string, start: number, end: number): boolean =>
  OFTEN_SO.test(text.slice(0, start).trimEnd()) || HAS_ENOUGH.test(text.slice(Math.max(0, start - 12), end + 24));

/** Whether the decision is left to somebody who knows the child, or to what is printed on the pack. */
export const isDeferred = (text: string): boolean => DEFERS.test(text);

/** Whether a statement only says when to call. */
export const isReferral = (text: string): boolean => REFERS.test(text) && !SPARES.test(text);

/** Whether the reply hurries: calls, the same day, an emergency department. */
export const urgesHaste = (text: string): boolean => HASTE.test(text) && !SPARES_HASTE.test(text);
