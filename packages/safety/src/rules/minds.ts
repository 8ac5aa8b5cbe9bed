import type { Conversation } from '../language/conversation.ts';
import { type Detectors, MONTH, WEEK, YEAR } from './detector.ts';

const isTeenAged = (talk: Conversation, from: number): boolean =>
  talk.isAged(from * YEAR, 20 * YEAR, talk.mentions('teenWord'));

/** "I want to die" or "my wife says so" is a parent's; "my son", "she says" with an older child is the child's. */
function isOfChild(talk: Conversation): boolean {
  if (talk.mentions('otherParent') || !talk.isAged(4 * YEAR, 20 * YEAR, true)) return false;
  if (talk.mentions('kidWish')) return true;
  if (talk.mentions('selfWish')) return false;
  return talk.isAged(8 * YEAR, 20 * YEAR, false) || talk.mentions('kidSubject');
}

const isGeneral = (talk: Conversation): boolean => talk.mentions('generalAsk') && !talk.mentions('happeningNow');

/** Stands in the message, however framed, with no general question, bygone time or harmless sense beside it. */
const isMeant = (talk: Conversation, name: string, harmless: string): boolean =>
  talk.asksBut(name, harmless) && talk.asksBut(name, 'generalAsk') && talk.asksBut(name, 'longAgo');

const isDeathWish = (talk: Conversation): boolean =>
  !talk.mentions('deathElsewhere') &&
  (isMeant(talk, 'deathWish', 'deathHarmless') ||
    talk.asksBut('lookedUp', 'deathHarmless') ||
    isMeant(talk, 'leaving', 'leavingHarmless'));

const isHurtByOther = (talk: Conversation): boolean =>
  talk.hasBut('hurtByHarmer', 'blowHarmless') && talk.hasBut('hurtByHarmer', 'kidHitsMe');

const isStrange = (talk: Conversation, name: string): boolean =>
  talk.asksBut(name, 'strangeHarmless') && talk.asksBut(name, 'generalAsk');

const STARVING = ['notEaten', 'eatsTiny', 'thinner', 'starvedBody', 'overExercise', 'foodControl'];

function isStarving(talk: Conversation): boolean {
  if (talk.hasBut('eatingSure', 'eatingPlain')) return true;
  return STARVING.filter((name) => talk.hasPlain(name, 'eatingPlain')).length > 1;
}

export const DISTRESS_RULES: Detectors = {
  child_suicidal: (talk) =>
    (isDeathWish(talk) && isOfChild(talk)) || (isTeenAged(talk, 8) && talk.has('pillsTaken', 'teenMeans')),
  parent_suicidal: (talk) => isDeathWish(talk) && !isOfChild(talk),
  overdose_alcohol_drugs: (talk) =>
    isTeenAged(talk, 8) &&
    (talk.hasPlain('drinkAndDrug', 'talkOfDrugs') ||
      talk.hasBut('takenTooMuch', 'intoxPlain') ||
      (talk.said('substance') && talk.hasBut('intoxStrong', 'intoxPlain')) ||
      (talk.said('substanceSure') && talk.hasBut('intoxState', 'intoxPlain'))),
  postpartum_psychosis: (talk) =>
    talk.isAged(0, 1.5 * YEAR, true) &&
    (isStrange(talk, 'strangeBelief') ||
      (talk.mentions('newMother') && (isStrange(talk, 'oddMind') || isStrange(talk, 'racing'))) ||
      (talk.mentions('noSleep') && isStrange(talk, 'elated')) ||
      (talk.mentions('newMotherHigh') && talk.mentions('noSleep') && isStrange(talk, 'highStrong'))),
  might_hurt_child_now: (talk) =>
    talk.asksBut('losingIt', 'hurtHarmless') || (talk.asksBut('hurtOwnChild', 'hurtHarmless') && !isHurtByOther(talk)),
  abuse_disclosure: (talk) =>
    isHurtByOther(talk) ||
    talk.asksBut('shutAway', 'generalAsk') ||
    talk.hasBut('markedAtHome', 'woundPlain') ||
    talk.hasBut('fearOfPerson', 'fearPlain') ||
    talk.hasBut('touched', 'contactPlain') ||
    (talk.mentions('toldMe') && talk.asksBut('touched', 'contactPlain')) ||
    (talk.isAtLeast(7 * YEAR) && talk.has('sharedBath')) ||
    talk.asksBut('playedOut', 'contactPlain') ||
    (talk.hasBut('pictured', 'picturePlain') && talk.has('picturer')) ||
    talk.hasBut('partnerViolence', 'partnerPlain'),
  infant_injury_no_explanation: (talk) =>
    talk.isAged(0, 30 * WEEK, talk.mentions('youngBaby')) &&
    talk.hasBut('babyHurt', 'babyHurtPlain') &&
    !talk.mentions('birthmark'),
  self_harm: (talk) => {
    if (!talk.isAged(7 * YEAR, 20 * YEAR, true)) return false;
    const harms =
      talk.hasBut('harmsSelf', 'ownWoundsPlain') ||
      (isTeenAged(talk, 8) && talk.hasPlain('ownWounds', 'ownWoundsPlain'));
    if (!harms) return false;
    return talk.said('selfHarmDeep') ? 'emergency' : true;
  },
  eating_disorder_danger: (talk) => {
    if (!isTeenAged(talk, 7) || !isStarving(talk)) return false;
    return talk.said('eatingGrave') ? 'emergency' : true;
  },
};

const isLow = (talk: Conversation, name: string): boolean =>
  talk.asksBut(name, 'lowHarmless') && talk.asksBut(name, 'longAgo');

// Signs that deserve a check whatever the age, so that an unknown age does not silence them.
const ASKED_AT_ANY_AGE = new Set(['noSoundSense', 'noName', 'noPoint2', 'noEyes', 'noPairs']);

const LATE: readonly [string, number, number][] = [
  ['noSmile', 11 * WEEK, 2 * YEAR],
  ['noEyes', 10 * WEEK, 6 * YEAR],
  ['noSoundSense', 4 * WEEK, 6 * YEAR],
  ['noHead', 4 * MONTH - 3, 3 * YEAR],
  ['noRoll', 7 * MONTH, 2 * YEAR],
  ['noSit', 9 * MONTH - 3, 4 * YEAR],
  ['noBabble', 9 * MONTH - 3, 3 * YEAR],
  ['noName', 9 * MONTH - 3, 6 * YEAR],
  ['noWeight', 9 * MONTH - 3, 2 * YEAR],
  ['noStand', 12 * MONTH - 3, 4 * YEAR],
  ['noPoint2', 15 * MONTH - 3, 5 * YEAR],
  ['noWords', 15 * MONTH - 3, 6 * YEAR],
  ['fewWords', 18 * MONTH - 3, 4 * YEAR],
  ['noWalk', 18 * MONTH - 3, 6 * YEAR],
  ['veryFewWords', 24 * MONTH - 3, 6 * YEAR],
  ['noPairs', 24 * MONTH - 3, 6 * YEAR],
];

export const DEVELOPMENT_RULES: Detectors = {
  loss_of_skills: (talk) => {
    const lost =
      talk.asksPlain('skillsLostNow', 'skillsPlain') ||
      (talk.mentions('hadSkill') &&
        (talk.asksPlain('skillGone', 'skillsPlain') || talk.asksPlain('topple', 'skillsPlain')));
    if (!lost) return false;
    return talk.has('lossSudden') && talk.has('lossBody') ? 'urgent' : true;
  },
  missed_milestone_core: (talk) =>
    LATE.some(
      ([name, from, to]) => talk.isAged(from, to, ASKED_AT_ANY_AGE.has(name)) && talk.asksPlain(name, 'notLatePlain'),
    ),
  postnatal_depression: (talk) =>
    talk.isAged(0, 2 * YEAR, true) &&
    !isGeneral(talk) &&
    (isLow(talk, 'lowMood') || isLow(talk, 'lowCry')) &&
    (talk.mentions('lowSelf') || (!talk.mentions('kidMood') && isLow(talk, 'lowMood'))),
};
