const MAX_NAME = 60;

/** A chat's name from its first question: the first sentence, cut at a word. */
export function sessionNameFrom(question: string): string {
  const line = question.trim().split(/\n/, 1)[0] ?? '';
  const sentence = /^.{10,}?[.!?](?=\s|$)/u.exec(line)?.[0] ?? line;
  if (sentence.length <= MAX_NAME) return sentence;
  const cut = sentence.slice(0, MAX_NAME);
  const atWord = cut.slice(0, Math.max(cut.lastIndexOf(' '), 20)).toWellFormed();
  return `${atWord.trimEnd()}…`;
}
