/** Characters no reader sees but a model or a browser acts on: controls, direction marks, zero widths, the tag block. */
const INVISIBLE = /(?![\t\n])[\p{Cc}\p{Cf}]/gu;

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}
