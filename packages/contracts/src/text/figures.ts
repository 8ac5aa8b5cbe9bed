export { readSpokenNumber, SPOKEN_BELOW_HUNDRED, type SpokenNumber, WORDS_TO_NINETEEN } from './number-words.ts';
export { type Figure, type FigureKind, readFigures } from './read-figures.ts';
export { isSameFigure } from './same-figure.ts';
