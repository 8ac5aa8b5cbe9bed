import type { Region } from '@nestling/contracts/regions';
import type { DangerSigns } from '@nestling/contracts/safety';
import { type ContactKind, contactsFor, inRegion } from '../contacts.ts';
import { normalizeText } from '../language/normalize-text.ts';

type Worry = { words: RegExp; text: string; contacts: readonly ContactKind[]; source: DangerSigns['source'] };

const HSE = {
  name: 'HSE: When to get urgent medical help for your baby or child',
  url: 'https://www2.hse.ie/babies-children/parenting-advice/caring-for-a-child/baby-child-seriously-unwell/',
};
const STANFORD = {
  name: 'Stanford Medicine Children’s Health: Child health emergencies',
  url: 'https://www.stanfordchildrens.org/en/topic/default?id=child-health-emergencies-1-4111',
};
const NIDIRECT = {
  name: 'nidirect: Mental health emergency, if you’re in crisis or despair',
  url: 'https://nidirect.gov.uk/node/2219',
};

/** The gravest first: one message gets one set of signs. */
const WORRIES: readonly Worry[] = [
  {
    words:
      /\b(?:hopeless|despair\w*|suicid\w*|worthless|self[ -]?harm\w*|depress\w*|can(?:'t|not| not) (?:go on|cope|do this any ?more|take it)|want(?:s|ed)? to (?:die|disappear|end it)|no point (?:in )?(?:living|anymore)|better off without (?:me|him|her)|hat(?:e|es) (?:my|his|her) life|breaking down|falling apart|at my wit'?s end|end of my (?:rope|tether))\b/,
    text: 'If you or your child might come to harm, call {emergency} now. You are not alone with this: {crisis line} is there for you.',
    contacts: ['emergency', 'crisis', 'maternal'],
    source: NIDIRECT,
  },
  {
    words:
      /\b(?:violen\w*|abus\w*|beats? (?:me|him|her|us|up)|beaten|hits? (?:me|him|her|us|the (?:baby|kids?))|punch\w*|strangl\w*|threaten\w*|rap(?:e|ed|ing)|molest\w*|assault\w*|knife|gun|afraid of (?:my|his|her) (?:husband|wife|partner|boyfriend|dad|father|mother|mum|mom)|hurts? (?:me|us))\b/,
    text: 'In danger now: call {emergency}. You can talk to somebody today, and you need no proof to ask for help.',
    contacts: ['emergency', 'domesticAbuse', 'childProtection'],
    source: NIDIRECT,
  },
  {
    words:
      /\b(?:swallow\w*|poison\w*|toxic|ingest\w*|overdos\w*|drank|bleach|pills?|tablets?|berr(?:y|ies)|mushrooms?|chemicals?|antifreeze|nicotine|fumes|batter(?:y|ies)|magnets?)\b/,
    text: 'If your child may have swallowed or breathed in something harmful, call {poison line} now and do not wait for signs. Collapsed, seizing, hard to wake or struggling to breathe: call {emergency}.',
    contacts: ['poison', 'emergency'],
    source: STANFORD,
  },
  {
    words:
      /\b(?:fell|falls?|fallen|bump(?:ed)?|hit (?:his|her|their|the) head|injur\w*|hurt\w*|burn(?:s|ed|t)?|scald\w*|bleed\w*|broken? (?:arm|leg|bone|wrist)|fractur\w*|bit(?:e|es|ten)|stung|sting|chok\w*|drown\w*|bruis\w*|wound\w*|limp\w*)\b/,
    text: 'Call {emergency} if your child is hard to wake, confused or not acting as usual after a blow to the head, has trouble breathing, or bleeds and it will not stop.',
    contacts: ['emergency', 'advice', 'doctor'],
    source: STANFORD,
  },
  {
    words:
      /\b(?:ill|sick|unwell|poorly|fever\w*|temperature|vomit\w*|throwing up|threw up|diarr?h\w*|rash\w*|cough\w*|breath\w*|wheez\w*|pain\w*|aches?|headaches?|stomach ?aches?|swollen|swelling|infect\w*|dizzy|faint\w*|seizures?|letharg\w*|floppy|drowsy|listless|dehydrat\w*|blood\w*|pus|lumps?|yellow skin|jaundice|allerg\w*|hives|pale|blue lips)\b/,
    text: 'Call {emergency} if your child stops breathing or fights for breath, will not wake up, has pale, blotchy, blue or grey skin, or has a rash that does not fade when a glass is pressed on it. If you are worried, call {the doctor}.',
    contacts: ['emergency', 'advice', 'doctor'],
    source: HSE,
  },
];

/** The danger signs that belong to the words of a message; null where it speaks of no illness or harm. */
export function dangerSignsFor(message: string, region: Region): DangerSigns | null {
  const text = normalizeText(message);
  const worry = WORRIES.find(({ words }) => words.test(text));
  if (!worry) return null;
  return {
    text: inRegion(worry.text, region),
    contacts: contactsFor(region, worry.contacts),
    source: { ...worry.source },
  };
}
