import { stemWord } from './stem-word.ts';
import type { Token } from './tokenize.ts';

const inBothForms = (words: readonly string[]): Set<string> => new Set(words.flatMap((word) => [word, stemWord(word)]));

export interface Temperature {
  at: number;
  celsius: number;
}

const OTHER_UNITS = inBothForms([
  'kg',
  'lb',
  'lbs',
  'pound',
  'ounce',
  'oz',
  'ml',
  'cm',
  'inch',
  'week',
  'w',
  'month',
  'm',
  'year',
  'day',
  'hour',
  'minute',
  'percent',
  'mg',
  'g',
  'time',
  'y',
  'mo',
  'yo',
  'wo',
  'dollar',
  'mile',
  'bpm',
  'percentil',
  'word',
  'weeker',
  'second',
  'ounc',
  'feed',
  'breath',
  'st',
  'nd',
  'rd',
  'th',
  'litr',
  'liter',
  'people',
  'kid',
  'child',
]);
// "am" stems to "be", and "38.4 is" is a reading.
const HALVES_OF_DAY = new Set(['am', 'pm']);
const FEVER_WORDS = inBothForms([
  'fever',
  'feverish',
  'temp',
  'temperature',
  'temperatur',
  'thermomet',
  'thermometer',
  'degre',
  'degree',
  'hot',
  'burn',
  'reading',
  'read',
  'rectal',
  'rectally',
  'armpit',
  'ear',
  'forehead',
  'axillary',
  'tylenol',
  'calpol',
  'motrin',
  'paracetamol',
  'ibuprofen',
  'spik',
  'spike',
  'febril',
  'boil',
  'run',
  'poorly',
  'sick',
  'warm',
  'celsius',
  'fahrenheit',
  'pyrexia',
  'underarm',
  'arm',
  'cook',
  'roast',
  'bake',
  'plus',
  'ish',
  'braun',
  'tympanic',
  'nurofen',
  'advil',
  'panadol',
  'crocin',
  'dolo',
  'acetaminophen',
]);
const ROOM_WORDS = inBothForms([
  'bath',
  'room',
  'oven',
  'milk',
  'bottle',
  'bottl',
  'water',
  'weather',
  'outside',
  'fridge',
  'formula',
  'kettle',
  'heatwav',
  'heatwave',
  'wash',
  'sterilis',
  'dishwasher',
  'pool',
  'shoe',
  'size',
  'forecast',
  'pregnant',
  'percentil',
  'iq',
  'cost',
  'price',
  'quid',
  'euro',
  'paid',
  'sale',
  'circumference',
  'centile',
  'weigh',
  'weight',
]);

// The bath, the milk: only close by, as a story of a fever names bottles too.
const ROOM_REACH = 6;
const FEEDS = inBothForms(['bottle', 'milk', 'formula', 'water']);
const FEED_REACH = 3;
const CARRIES = new Set(['w', 'with', 'has', 'got']);
/** "It says 39", "hit 40": a display next to the figure. */
const SHOWS = new Set(
  `says said say shows showed showing show reads read hit hits clocked registered gives`.split(' '),
);

/** Body temperatures in a message, in Celsius: C, F, with or without the unit, in digits or in words. */
export function readTemperatures(tokens: readonly Token[]): Temperature[] {
  const found: Temperature[] = [];
  tokens.forEach((token, at) => {
    if (token.value === undefined) return;
    const next = tokens[at + 1];
    const unit =
      next?.raw === 'degrees' || next?.raw === 'degree' || next?.raw === 'deg' ? tokens[at + 2]?.raw : next?.raw;
    const saysC = unit === 'c' || unit === 'celsius' || unit === 'centigrade';
    const saysF = unit === 'f' || unit === 'fahrenheit' || unit === 'farenheit' || unit === 'fahrenhiet';
    if (next && (OTHER_UNITS.has(next.stem) || HALVES_OF_DAY.has(next.raw)) && !saysC && !saysF) return;
    const isHalf = ['and a half', 'and half'].some((words) => rawAfter(tokens, at, words));
    const tenth = next?.raw === 'point' ? tokens[at + 2]?.value : undefined;
    const value = token.value + (isHalf ? 0.5 : 0) + (tenth !== undefined && tenth < 10 ? tenth / 10 : 0);
    const near = tokens
      .slice(Math.max(0, at - 14), at + 12)
      .filter((word) => Math.abs(word.sentence - token.sentence) <= 2 && !isLikeness(tokens, word));
    // "12 weeks. 38." stands alone.
    const isAlone =
      (at === 0 || tokens[at - 1]?.sentence !== token.sentence) && (!next || next.sentence !== token.sentence);
    // "Three nights of 39s"
    const isMany = next?.raw === 's' && value >= 37 && value <= 41;
    // "39 and a stiff neck": a sentence that opens with a reading, not with a mother's age.
    const isOpening =
      (at === 0 || tokens[at - 1]?.sentence !== token.sentence) &&
      value >= 38 &&
      value <= 41 &&
      /^(and|with|but|since|again|after|plus)$/.test(next?.raw ?? '') &&
      !tokens.slice(at + 1, at + 6).some((word) => /^(mum|mother|mom|dad|im|i|first|pregnant|single)$/.test(word.raw));
    // "His watch shows 105" is a pulse.
    const isPulse = tokens.slice(Math.max(0, at - 3), at).some((word) => word.raw === 'watch');
    const isShown = !isPulse && tokens.slice(Math.max(0, at - 3), at).some((word) => SHOWS.has(word.raw));
    // "He's 39", "two days of 39": no age of a child.
    const isSaidOfChild =
      (/^(hes|shes|baby|him|her)$/.test(tokens[at - 1]?.raw ?? '') ||
        (/^(of|with)$/.test(tokens[at - 1]?.raw ?? '') && value >= 38 && value <= 41)) &&
      (!next ||
        next.sentence !== token.sentence ||
        next.afterComma ||
        /^(now|and|again|today|tonight|but|this|in)$/.test(next.raw));
    const isFever =
      isShown ||
      (CARRIES.has(tokens[at - 1]?.raw ?? '') && value >= 100.4 && value <= 107) ||
      isAlone ||
      isSaidOfChild ||
      isMany ||
      isOpening ||
      near.some((word) => FEVER_WORDS.has(word.stem) || FEVER_WORDS.has(word.raw)) ||
      saysC ||
      saysF;
    const isRoom =
      near.some(
        (word) =>
          ROOM_WORDS.has(word.stem) &&
          word.sentence === token.sentence &&
          !isOccasion(tokens, word) &&
          Math.abs(tokens.indexOf(word) - at) <= (FEEDS.has(word.stem) ? FEED_REACH : ROOM_REACH),
      ) &&
      !near.some(
        (word) =>
          ['fever', 'temp', 'temperature', 'temperatur', 'thermometer', 'thermomet', 'rectal'].includes(word.stem) &&
          word !== token &&
          !near.some((other) => other.stem === 'bath' || other.stem === 'room' || other.stem === 'oven'),
      );
    // "In 35 degrees" is the weather's.
    if (isRoom || tokens[at - 1]?.raw === 'in') return;
    // A price has two decimals.
    const isDecimal = /^\d+\.\d$/.test(token.raw) || (value % 1 !== 0 && !token.raw.includes('.'));
    const asC = value >= 33 && value <= 43;
    const asF = value >= 91 && value <= 109;
    if ((asC && !saysF && (isFever || (isDecimal && value >= 35))) || (saysC && asC))
      found.push({ at, celsius: value });
    else if ((asF && !saysC && (isFever || isDecimal)) || (saysF && asF))
      found.push({ at, celsius: Math.round(((value - 32) * 50) / 9) / 10 });
    else if (value >= 380 && value <= 420 && isFever) found.push({ at, celsius: value / 10 });
    else if (value >= 1000 && value <= 1079 && isFever)
      found.push({ at, celsius: Math.round(((value / 10 - 32) * 50) / 9) / 10 });
  });
  return found;
}

const rawAfter = (tokens: readonly Token[], at: number, words: string): boolean =>
  words.split(' ').every((word, place) => tokens[at + 1 + place]?.raw === word);

// "38.3 before her bath" is not the water's.
function isOccasion(tokens: readonly Token[], word: Token): boolean {
  const at = tokens.indexOf(word);
  return tokens.slice(Math.max(0, at - 2), at).some((one) => one.raw === 'before' || one.raw === 'after');
}

// "Like a hot water bottle", "like an oven" speak of the child.
function isLikeness(tokens: readonly Token[], word: Token): boolean {
  const at = tokens.indexOf(word);
  return ROOM_WORDS.has(word.stem) && tokens.slice(Math.max(0, at - 5), at).some((one) => one.raw === 'like');
}
