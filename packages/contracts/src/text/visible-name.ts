/** Letters of scripts that join: between two of them a joiner changes what is read, elsewhere it is invisible. */
const JOINED = String.raw`\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Mongolian}`;
const LOOSE_JOINERS = new RegExp(String.raw`(?<![${JOINED}]\p{M}*)[\u200C\u200D]|[\u200C\u200D](?![${JOINED}])`, 'gu');
const JOINERS = /[\u200C\u200D]/gu;

/** What shows nothing by its nature (directions, zero width, fillers, tags) save the two joiners, and a blank letter. */
const INVISIBLE = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}|[\u2800\uFFF9-\uFFFB]/gu;
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/** A name as it is read: without what is seen by nobody and turns the line around it, controls as one space. */
export function toVisibleName(name: string): string {
  return name.replace(CONTROLS, ' ').replace(INVISIBLE, '').replace(LOOSE_JOINERS, '').trim();
}

/** Whether nothing in a name is hidden from who reads it. A joiner within a joined word is part of its spelling. */
export function isVisibleName(name: string): boolean {
  return toVisibleName(name) === name.trim() && toVisibleName(name).replace(JOINERS, '') !== '';
}
