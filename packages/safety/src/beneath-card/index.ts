export { type BeneathCard, supportedText } from './supported-text.ts';
