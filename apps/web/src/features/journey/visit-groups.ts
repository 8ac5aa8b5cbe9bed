import type { MilestoneItem } from '@nestling/contracts/journey';

/** What a doctor asks about first comes first: not seen, then not sure; then seen; then what nobody has answered. */
export function groupForVisit(milestones: MilestoneItem[]) {
  const answered = (answer: string) => milestones.filter(({ progress }) => progress?.answer === answer);
  return {
    doubtful: [...answered('not_yet'), ...answered('not_sure')],
    seen: answered('seen'),
    open: milestones.filter(({ progress }) => progress === null),
  };
}
