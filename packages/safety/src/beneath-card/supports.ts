import { HELP_LINES } from './help-lines.ts';

/** Presses for help. */
const URGES =
  /\b(?:now|at once|immediately|straight away|right away|today|same day|without delay|within (?:the hour|minutes|hours)|until help (?:comes|arrives|is there)|on the way|while you (?:wait|call|go|drive)|card above|notice above)\b/;
/** Says what is dangerous, or forbids. */
const WARNS =
  /\b(?:do not|don't|never|must(?:n't)?|cannot|can't|not enough|does not (?:rule out|mean|put)|even (?:if|when|though)|not wast\w+|burns?|kill\w*|harm\w*|danger\w*|serious\w*|damage\w*|poisonous|chok\w+|suffocat\w*|die|death|get worse|stops? breathing|blocks?|pinch the|infections?|work\w* (?:this|too|so) hard|come back|take (?:it|this|her|him|them|\w+ words) seriously)\b/;
const HELP = new RegExp(
  String.raw`\b(?:call|ring|phone|dial|go|goes|take|bring|get|contact|tell|ask|have|be|been)\b.{0,40}\b(?:ambulance|emergency|hospital|999|911|112|000|111|988|doctor|nurse|gp|team|midwife|operator|police|poison (?:line|control|cent\w+)|crisis line|help ?line|line|seen|checked|examined|watched in hospital|${HELP_LINES})\b|\b(?:if|when)\b.{0,60}\bcall\b|\bcall if\b|\b(?:poison line|operator|paramedics?|doctor|nurse) (?:says?|tells?)\b`,
);
/** First aid and what goes with it, as an instruction. */
const AIDS =
  /^(?:(?:if|when|while|until|as soon as|once)\b[^,]*, )?(?:then |and |also )?(?:turn|lay|roll|sit|hold|press|pinch|cool|rinse|flush|cover|keep|stay|take|bring|note|time|count|tell|say|ask|show|wipe|remove|cut|lift|raise|unlock|lock|hide|use|start|follow|listen|look|check|stop|support|move|carry|get|send|write|watch|wrap|loosen|nothing|no|put nothing|someone should|give (?:back blows|chest thrusts|rescue breaths|the (?:pen|inhaler)|\w+ puffs|nothing))\b/;
/** Takes the haste out of any of them. */
const CALMS =
  /\b(?:tomorrow|(?:in the|until) morning|after (?:breakfast|lunch|dinner|supper|school|the weekend)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:over the )?next (?:days?|weeks?|check|visit)|during the week|weekend|see (?:how|if|whether)|(?:to|in) bed|sleep|rest|for now|first a|at home|space|company|days|weeks|evening|night|only|mostly|hardly|rarely|seldom|instead|no need|nothing (?:to|needs)|no (?:reason|cause|harm|danger)|fine|harmless|attention|calm evening)\b/;

/**
 * Whether a sentence presses, warns, or says what to do for the danger of the card above it. An explanation, an outlook and
 * a comfort are none of these, in whatever words: they are not known to be wrong, and may wait until help is called.
 */
export function supports(text: string): boolean {
  if (WARNS.test(text)) return true;
  if (URGES.test(text) || HELP.test(text))
    return !/\b(?:only|mostly|hardly|rarely|seldom|tomorrow|no need)\b/.test(text);
  return AIDS.test(text) && !CALMS.test(text);
}

/** What is usual, what becomes of it, and how long that takes: of the children of whom it is said, and perhaps not of this one. */
const OUTLOOK =
  /\b(?:most(?: of)?|usual(?:ly)?|often|always|common(?:ly)?|normal(?:ly)?|likely|unlikely|healthy|well|ok(?:ay)?|all right|better|by (?:it|them)sel(?:f|ves)|on (?:its|their) own|pass(?:es)?|heals?|eases?|clears?|settles?|closes?|shrinks?|fades?|gone|go(?:es)? away|grow(?:s|ing)? out|hours|months|sometimes|every (?:child|baby)|many|some|good sign|reflex|is not|nothing|leave (?:it|them|\w+ alone)|later|catch(?:es)? up|counts? more|to school)\b/;

/** Whether a sentence takes the haste or the worry out of the danger of the card above it. */
export const comforts = (text: string): boolean => CALMS.test(text) || OUTLOOK.test(text);
