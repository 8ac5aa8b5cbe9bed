import { type AgeRange, type Answer, MILESTONE_AREAS, type Milestone, type Source } from './topic.schema.ts';

const AREA_LEADS = {
  social: 'Feelings and people',
  language: 'Sounds and talk',
  cognitive: 'Learning and thinking',
  movement: 'Moving',
} as const satisfies Record<Milestone['area'], string>;

/** The written answers and, as one answer for each age, the check lists of the ranges. */
export function allAnswers(ranges: readonly AgeRange[], answers: readonly Answer[]): Answer[] {
  return [...answers, ...milestoneAnswers(ranges.flatMap(({ milestones }) => milestones))];
}

/** The check list of each age as one answer, an area a sentence, beside the pages of the single milestones. */
function milestoneAnswers(milestones: readonly Milestone[]): Answer[] {
  const ages = [...new Set(milestones.map(({ byMonths }) => byMonths))].sort((a, b) => a - b);
  return ages.map((months, at) => {
    const items = milestones.filter(({ byMonths }) => byMonths === months);
    const areas = MILESTONE_AREAS.flatMap((area) => {
      const texts = items.filter((item) => item.area === area).map(({ text }) => inList(text));
      return texts.length > 0
        ? [`${AREA_LEADS[area]}, by ${months} months for most children: ${texts.join('; ')}.`]
        : [];
    });
    const sources = [...new Map(items.flatMap((item) => item.sources).map((source) => [source.id, source])).values()];
    const parts = (texts: string[]) => texts.map((text) => ({ text, source: sources[0] as Source }));
    const watch = `“Most” means three in four children or more.`;
    const call = `Tell the doctor what is not there by ${months} months, and call soon if a skill is lost.`;
    return {
      id: `milestones-by-${months}-months`,
      title: `What most children do by ${months} months`,
      subject: 'development',
      ages: [weeksBetween(ages[at - 1] ?? 0, months), weeksBetween(months, ages[at + 1] ?? AFTER_THE_LAST) - 1],
      ageMatters: true,
      now: parts(areas),
      watch: parts([watch]),
      call: parts([call]),
      text: [...areas, watch, call].join(' '),
      phrasings: questionsAbout(months),
      sources,
      next: [],
      followUps: [],
      strength: 'consensus',
      readOn: sources.map(({ readOn }) => readOn).sort()[0] ?? '',
    };
  });
}

/** A list is asked for about its month: nearer to it than to the one before and the one after. */
const weeksBetween = (months: number, next: number) => Math.round((((months + next) / 2) * 365.25) / 12 / 7);
const AFTER_THE_LAST = 72;

const inList = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`.replace(/[.;]$/, '');

function questionsAbout(months: number): string[] {
  const ages = [`${months} month`, ...(months >= 12 && months % 12 === 0 ? [`${months / 12} year`] : [])];
  return [
    ...ages.flatMap((age) => [
      `${age} milestones`,
      `${age} old milestones`,
      `what should a ${age} old be able to do`,
      `what should my child be able to do at ${age}s`,
      `what can a ${age} old do`,
      `is my ${age} old developing normally`,
    ]),
    'is my baby developing normally',
    'is my child on track',
    'developmental milestones',
    'what should my child be able to do now',
  ];
}
