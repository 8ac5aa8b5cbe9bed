declare module 'word-extractor' {
  type WordDocument = { getBody(): string; getTextboxes(): string; getFootnotes(): string; getEndnotes(): string };
  export default class WordExtractor {
    extract(source: Buffer): Promise<WordDocument>;
  }
}
