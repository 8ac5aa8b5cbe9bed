import type { AgeUnderstood } from '../query/read-message.ts';
import type { Talk } from '../query/talk.ts';
import type { ComposeEvidence } from './choose-sentences.ts';
import { asMarkdownText } from './markdown-text.ts';
import type { OfferedPage } from './outcome.ts';

const TALK: Record<Talk, string> = {
  greeting: 'Hello! Ask me anything about your child, in your own words. Or begin with one of these:',
  thanks: 'You are welcome. I am here whenever the next question comes.',
  relief: 'I am glad that this is off your mind. Come back whenever something else comes up.',
  resolved:
    'That is good to hear, and thank you for telling me. If somebody who has seen it told you what to do, go by that. In the next days watch for anything new and for anything that gets worse instead of better. Then call again, and also when you are worried for another reason: nobody minds a second call.',
  denied:
    'Thank you for telling me. I have put the card away, and what was said before counts no more for the next one. Should it happen after all, call your emergency number first, or write it to me at once.',
  goodbye: 'Take care, and until next time. Your chats and documents are here when you come back.',
  identity:
    'I am Nestling, a computer program, not a person and not a doctor. I look things up in a guide that names its sources, and in the documents of your library, and I say so when I do not know. For a diagnosis or a dose ask your child’s doctor.',
  unhelpful:
    'I am sorry that this did not help. Tell me in other words what happens, and when, and I will look again. One of these may fit better:',
  tried:
    'I am sorry that it has not helped yet. Tell me what you tried, for how long, and what happened then. One of these may bring you further:',
  region: 'Choose your country in Settings: help lines, vaccines and measures then follow it. Ask me again after that.',
  errand:
    'I cannot do that for you. I look things up about children and parents, in a guide that names its sources and in your documents. Is there something about your child?',
  callErrand:
    'I cannot ring, book or send anything for you. When you ring yourself, say the age, what you see, since when, and what you have tried; that gets you the right place soonest. If it cannot wait, call your emergency number. Is there something that I can look up before?',
  writeErrand:
    'I cannot write or translate a text for you. I can tell you what the guide says on the matter, so that you can put it in your own words: what is it about?',
  money:
    'Who pays, and how much help there is, differs from place to place, and I do not know it for yours. Ask the school, the nursery or the practice itself, as most have somebody who knows, and your local authority or benefits office for what you may claim.',
  law: 'The law on this differs from place to place, and I do not know it for yours. Your local authority, or the official pages of your country, say how it is there.',
  language:
    'I read and answer in English only for now. Please write it in English, in short words. If your child is in danger, call your emergency number now.',
  acknowledgement: 'Good. Ask me whenever something else comes up.',
  help: 'I am here. Tell me in a sentence what is happening, and how old your child is if it is about another child. If it may be an emergency, call your emergency number first.',
  whoSinceWhen:
    'Thank you for telling me. I want to understand it before I look anything up: how old is your child, since when is it so, and what else has changed, such as sleep, food, play or school? If your child may be in danger, call your emergency number now.',
  sinceWhen:
    'Thank you for telling me. So that I look up the right thing: since when is it so, and what has changed with it, such as sleep, food, school, friends, or what used to be fun? If your child speaks of dying or may be in danger, call your emergency number now.',
  ageUnit: 'Do you mean months or years? Tell me, and I look for that age.',
  lost: 'That sounds like a lot to carry, and it is good that you write. Tell me in a sentence or two what happens, how old your child is, and since when it has been like this. If you or your child may be in danger, call your emergency number first.',
  burdened:
    'That is a lot on your shoulders, and I do not want to add to it. You need not do all of it, or today. Tell me what worries you most, and we take that first. If it weighs on you day and night, tell your own doctor or nurse.',
  tired:
    'That sounds hard, and there is nothing to be sorry for. If you can, rest while somebody else takes over. Tell me what would help you most now.',
};

export function sayTalk(talk: Talk): string {
  return TALK[talk];
}

/** One sentence that says how it stands, and each page with its first line. */
export function sayUnsure(pages: readonly OfferedPage[], evidence: ReadonlyArray<ComposeEvidence>): string {
  const lead =
    pages.length > 1
      ? 'I am not sure which of these you mean. Tap the one that fits:'
      : 'I am not sure that I understood you. This page may be what you mean; tap it to read it:';
  return [lead, listPages(pages, evidence)].join('\n\n');
}

/** Each page with its first line. */
export function listPages(pages: readonly OfferedPage[], evidence: ReadonlyArray<ComposeEvidence>): string {
  const lines = pages.map(({ number, title, forAge }) => {
    const [first] = evidence.find((one) => one.number === number)?.sentences ?? [];
    const line = first ? ` ${asMarkdownText(first.text)} [${number}]` : '';
    return `- **${asMarkdownText(title)}**${forAge ? ` (for ${asMarkdownText(forAge)})` : ''}:${line}`;
  });
  return lines.join('\n');
}

const WEEKS_IN_YEAR = 365.25 / 7;
const MONTHS_IN_YEAR = 12;
const COUNTED_IN_WEEKS = 12;
const COUNTED_IN_MONTHS = 104;

/** The age that a parent gave, said back: an age that was taken wrongly is taken back in words. */
export function sayUnderstood({ weeks, isCorrected, isUnitGuessed }: AgeUnderstood): string {
  const years = Math.round((weeks / WEEKS_IN_YEAR) * 10) / 10;
  const months = Math.round((weeks / WEEKS_IN_YEAR) * MONTHS_IN_YEAR);
  const [count, unit] =
    weeks < COUNTED_IN_WEEKS
      ? [weeks, 'week']
      : weeks < COUNTED_IN_MONTHS
        ? [months, 'month']
        : [Math.floor(years + 0.1), 'year'];
  const age = `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (isCorrected) return `Thank you for putting me right: ${age}, then.`;
  return isUnitGuessed ? `I take that as ${age}. If you mean months, tell me.` : `For the age of ${age}:`;
}

/** Said with a page that is for children of other ages. */
export function sayForAge(forAge: string): string {
  return `This page is for ${asMarkdownText(forAge)}.`;
}

/** Begins the reply where the page that answers stands right above. */
export const JUST_GIVEN = 'What I know about this is the page that I just gave you:';

export function sayAgain({ title, forAge }: OfferedPage, isAgeAsked: boolean): string {
  if (isAgeAsked)
    return forAge
      ? `I have no page on this for that age. **${asMarkdownText(title)}**, which I gave you, is for ${asMarkdownText(forAge)}.`
      : `**${asMarkdownText(title)}**, which I gave you, holds at that age too.`;
  return `${JUST_GIVEN} **${asMarkdownText(title)}**. Tell me what it leaves open, or go on with one of the questions below.`;
}

const NOTHING_NEW = [
  'I would only say the same again. Tell me in other words what you need to know, or what happened since.',
  'Here I have nothing further. Ask about another side of it, or ask your child’s doctor or nurse.',
] as const;

const TALK_AGAIN: Partial<Record<Talk, string>> = {
  greeting: 'Hello again! What would you like to know?',
  thanks: 'Gladly, at any time.',
  relief: 'That is good to hear.',
  resolved: 'That is good to hear. If anything changes, call again.',
  goodbye: 'Until next time.',
  acknowledgement: 'All right. I am here.',
};

/** Instead of the reply that stands above already. */
export function sayNothingNew(lastReply: string, talk: Talk | null): string {
  const again = talk && TALK_AGAIN[talk];
  if (again) return again;
  return lastReply.includes(NOTHING_NEW[0]) ? NOTHING_NEW[1] : NOTHING_NEW[0];
}
