import type { Conversation } from '../language/conversation.ts';
import { type Detectors, MONTH, WEEK, YEAR } from './detector.ts';

/** "I want to die" or "my wife says so" is a parent's; "my son", "she says" with an older child is the child's. */
function isOfChild(talk: Conversation): boolean {
  if (talk.mentions('otherParent')) return false;
  if (talk.mentions('kidWish')) return true;
  if (talk.mentions('selfWish')) return false;
  return talk.mentions('kidSubject') && talk.isAged(4 * YEAR, 19 * YEAR, true);
}

const isGeneral = (talk: Conversation): boolean => talk.mentions('generalAsk') && !talk.mentions('happeningNow');
const isDeathWish = (talk: Conversation): boolean =>
  talk.asksBut('wantDie', 'dieHarmless') && talk.asksBut('wantDie', 'generalAsk') && talk.asksBut('wantDie', 'longAgo');

export const DISTRESS_RULES: Detectors = {
  overdose_alcohol_drugs: (talk) =>
    talk.isAged(8 * YEAR, 20 * YEAR, talk.mentions('teenWord')) &&
    (talk.hasPlain('drugTaken', 'drugHarmless') ||
      (talk.said('drunkDrug') && talk.hasPlain('drugBad', 'drugHarmless'))),
  child_suicidal: (talk) =>
    (isDeathWish(talk) && isOfChild(talk)) ||
    (talk.isAged(8 * YEAR, 19 * YEAR, talk.mentions('teenWord')) && talk.has('pillsTaken')),
  parent_suicidal: (talk) => isDeathWish(talk) && !isOfChild(talk),
  postpartum_psychosis: (talk) =>
    talk.isAged(0, 1.5 * YEAR, true) &&
    talk.asksBut('psychosis', 'psychosisSafe') &&
    talk.asksBut('psychosis', 'generalAsk'),
  might_hurt_child_now: (talk) =>
    talk.asksBut('loseControl', 'controlHarmless') || talk.asksBut('loseControlSure', 'controlUnsure'),
  abuse_disclosure: (talk) =>
    talk.hasBut('harmSure', 'harmPlain') ||
    (talk.has('harmed') &&
      (talk.has('harmGrave') || (talk.hasPlain('harmed', 'harmHarmless') && talk.hasPlain('harmed', 'kidHitsMe')))),
  infant_injury_no_explanation: (talk) =>
    talk.isAged(0, 30 * WEEK, talk.mentions('youngBaby')) &&
    talk.hasBut('babyMarkSeen', 'markHarmless') &&
    !talk.mentions('birthmark'),
  self_harm: (talk) => {
    if (!talk.isAged(7 * YEAR, 20 * YEAR, true) || !talk.hasPlain('selfHarm', 'selfHarmSafe')) return false;
    return talk.said('selfHarmDeep') ? 'emergency' : true;
  },
  eating_disorder_danger: (talk) => {
    if (!talk.isAged(7 * YEAR, 20 * YEAR, talk.mentions('teenWord'))) return false;
    if (!talk.hasPlain('eatingDanger', 'eatingSafe')) return false;
    return talk.said('eatingGrave') ? 'emergency' : true;
  },
};

// Signs that deserve a check whatever the age, so that an unknown age does not silence them.
const ASKED_AT_ANY_AGE = new Set([
  'milestoneSound',
  'milestoneName',
  'milestonePoint',
  'milestoneEyes',
  'milestonePairs',
]);

export const DEVELOPMENT_RULES: Detectors = {
  loss_of_skills: (talk) => {
    if (!talk.hasPlain('skillsLost', 'lossHarmless') && !(talk.has('skillsLost') && talk.has('lossSure'))) return false;
    return talk.has('lossSudden') && talk.has('lossBody') ? 'urgent' : true;
  },
  missed_milestone_core: (talk) => {
    const late: readonly [string, number, number][] = [
      ['milestoneSmile', 11 * WEEK, 2 * YEAR],
      ['milestoneEyes', 10 * WEEK, 6 * YEAR],
      ['milestoneSound', 4 * WEEK, 6 * YEAR],
      ['milestoneHead', 4 * MONTH - 3, 3 * YEAR],
      ['milestoneRoll', 7 * MONTH, 2 * YEAR],
      ['milestoneSit', 9 * MONTH - 3, 4 * YEAR],
      ['milestoneBabble', 9 * MONTH - 3, 3 * YEAR],
      ['milestoneName', 9 * MONTH - 3, 6 * YEAR],
      ['milestoneStand', 12 * MONTH - 3, 4 * YEAR],
      ['milestonePoint', 15 * MONTH - 3, 5 * YEAR],
      ['milestoneWords', 15 * MONTH - 3, 6 * YEAR],
      ['milestoneFewWords', 18 * MONTH - 3, 4 * YEAR],
      ['milestoneWalk', 18 * MONTH - 3, 6 * YEAR],
      ['milestonePairs', 24 * MONTH - 3, 6 * YEAR],
    ];
    return late.some(
      ([name, from, to]) => talk.isAged(from, to, ASKED_AT_ANY_AGE.has(name)) && talk.asksPlain(name, 'milestoneSafe'),
    );
  },
  postnatal_depression: (talk) =>
    talk.isAged(0, 2 * YEAR, true) &&
    !isGeneral(talk) &&
    talk.asksBut('lowMood', 'lowHarmless') &&
    talk.asksBut('lowMood', 'longAgo') &&
    (talk.mentions('lowSelf') || !talk.mentions('kidMood')),
};
