/** Between the question and the edge of the list. */
const MARGIN_PX = 8;
/** Of a long question only the end stays in view: this part of the list at most. */
const QUESTION_PART = 0.4;

const boxOf = (list: HTMLElement, part: Element) => {
  const { top, height } = part.getBoundingClientRect();
  const start = top - list.getBoundingClientRect().top + list.scrollTop;
  return { start, end: start + height };
};

/** How far the list is scrolled when the newest question is read: it at the top, an open card of it whole in view. */
export function questionPlace(list: HTMLElement): number {
  const question = [...list.querySelectorAll('[data-question]')].at(-1);
  const asked = question && boxOf(list, question);
  const place = asked ? Math.max(0, asked.start - MARGIN_PX, asked.end - list.clientHeight * QUESTION_PART) : 0;
  const card = list.querySelector('[data-open-card]');
  if (!card) return place;
  const cardBox = boxOf(list, card);
  const isWhole = cardBox.start >= place && cardBox.end <= place + list.clientHeight;
  return isWhole ? place : Math.max(0, cardBox.start - MARGIN_PX);
}
