import JSZip from 'jszip';

/** The parts that are read; styles first, for they say which style hides. */
const STYLES = 'word/styles.xml';
const PARTS = /^word\/(document|footnotes|endnotes|comments)\.xml$/;
const TOKENS = /<[^>]+>|[^<]+/g;
const NEARLY_WHITE = /^f[c-f]f[c-f]f[c-f]$/i;
/** In half points: nobody reads letters of one point. */
const TINY_HALF_POINTS = 2;

/** The document without the words that Word does not show: hidden runs, white ones on white, letters of a point. */
export async function withoutHiddenText(bytes: Buffer): Promise<Buffer> {
  const zip = await JSZip.loadAsync(bytes);
  const hidingStyles = readHidingStyles((await zip.file(STYLES)?.async('string')) ?? '');
  let isChanged = false;
  for (const name of Object.keys(zip.files).filter((file) => PARTS.test(file))) {
    const xml = await zip.file(name)?.async('string');
    const shown = xml && dropHidden(xml, hidingStyles);
    if (!shown || shown === xml) continue;
    zip.file(name, shown);
    isChanged = true;
  }
  return isChanged ? zip.generateAsync({ type: 'nodebuffer', compression: 'STORE' }) : bytes;
}

type Tag = { name: string; isEnd: boolean; isEmpty: boolean; val: string | undefined; fill: string | undefined };

/** Names without their prefix: it is for the file to choose. */
function readTag(token: string): Tag {
  const [, end, name = '', empty] = /^<(\/?)(?:[\w.-]+:)?([\w.-]+)[^>]*?(\/?)>$/.exec(token) ?? [];
  const attribute = (wanted: 'val' | 'fill') => new RegExp(`[\\s:]${wanted}\\s*=\\s*["']([^"']*)`).exec(token)?.[1];
  return { name, isEnd: end === '/', isEmpty: empty === '/', val: attribute('val'), fill: attribute('fill') };
}

const isOn = ({ val }: Tag) => val === undefined || !/^(0|false|off)$/i.test(val);

function readHidingStyles(xml: string): Set<string> {
  const hiding = new Set<string>();
  for (const [style] of xml.matchAll(/<(?:\w+:)?style\b[\s\S]*?<\/(?:\w+:)?style>/g)) {
    const id = /styleId\s*=\s*["']([^"']*)/.exec(style)?.[1];
    const vanish = /<(?:\w+:)?vanish\b[^>]*>/.exec(style)?.[0];
    if (id && vanish && isOn(readTag(vanish))) hiding.add(id);
  }
  return hiding;
}

/** What the runs and paragraphs around the reader say; one of each for text boxes, which stand inside a run. */
type Scope = { name: 'p' | 'r'; isHidden: boolean; isWhite: boolean; hasGround: boolean };

function dropHidden(xml: string, hidingStyles: ReadonlySet<string>): string {
  const scopes: Scope[] = [];
  let cells = 0;
  let properties = 0;
  let paragraphProperties = 0;
  const isHidden = () => {
    // White letters in a cell are mostly the head of a table, on a ground that its style gives.
    const hasGround = cells > 0 || scopes.some((scope) => scope.hasGround);
    return scopes.some((scope) => scope.isHidden || (scope.isWhite && !hasGround));
  };
  return xml.replace(TOKENS, (token) => {
    if (!token.startsWith('<')) return scopes.length > 0 && isHidden() ? '' : token;
    const tag = readTag(token);
    const step = tag.isEmpty ? 0 : tag.isEnd ? -1 : 1;
    if (tag.name === 'tc') cells += step;
    else if (tag.name === 'rPr') properties += step;
    else if (tag.name === 'pPr') paragraphProperties += step;
    else if (tag.name === 'p' || tag.name === 'r') {
      if (step === 1) scopes.push({ name: tag.name, isHidden: false, isWhite: false, hasGround: false });
      else if (step === -1) scopes.pop();
    } else readProperty(tag, scopes.at(-1));
    return token;
  });

  function readProperty(tag: Tag, scope: Scope | undefined) {
    if (!scope || (properties === 0 && paragraphProperties === 0)) return;
    // The mark at a paragraph's end has properties of its own; they are not its words'.
    const isOfMark = paragraphProperties > 0 && properties > 0;
    if (tag.name === 'highlight') scope.hasGround ||= tag.val !== undefined && tag.val !== 'none';
    if (tag.name === 'shd') scope.hasGround ||= tag.fill !== undefined && !/^(auto|f{6})$/i.test(tag.fill);
    if (tag.name === 'rStyle' || tag.name === 'pStyle') scope.isHidden ||= hidingStyles.has(tag.val ?? '');
    if (isOfMark) return;
    if (tag.name === 'vanish' || tag.name === 'webHidden') scope.isHidden ||= isOn(tag);
    if (tag.name === 'color') scope.isWhite ||= NEARLY_WHITE.test(tag.val ?? '');
    if (tag.name === 'sz') scope.isHidden ||= Number(tag.val ?? 22) <= TINY_HALF_POINTS;
  }
}
