import type { MarkProgressInput, ProgressEntry } from '@nestling/contracts/journey';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { notifyError } from '../../ui/toaster.tsx';
import { dropEntry, type Markable, putEntry } from './progress-words.ts';

/** Shows a mark the moment it is tapped; a refused one is taken back by asking the server again. */
export function useMarking(item: Markable) {
  const { progress, milestones, visitSummary } = trpc.useUtils().journey;

  const show = async (entry: ProgressEntry | null) => {
    await Promise.all([progress.cancel(), milestones.cancel()]);
    progress.setData(undefined, (entries) => entries && (entry ? putEntry(entries, entry) : dropEntry(entries, item)));
    milestones.setData(
      undefined,
      (now) =>
        now && {
          ...now,
          items: now.items.map((each) =>
            item.kind === 'milestone' && each.id === item.itemId ? { ...each, progress: entry } : each,
          ),
        },
    );
  };
  const refuse = (error: unknown, fallback: string) => {
    notifyError(errorText(error, fallback));
    void milestones.invalidate();
  };
  // The milestones are not asked for again: an earlier one that was just answered would vanish before a note is added.
  const onSettled = () => {
    void progress.invalidate();
    void visitSummary.invalidate();
  };
  const mark = trpc.journey.mark.useMutation({
    onMutate: ({ note = '', ...input }) => show({ ...input, note, title: item.title, tags: item.tags }),
    onError: (error) => refuse(error, 'The mark could not be saved'),
    onSettled,
  });
  const unmark = trpc.journey.unmark.useMutation({
    onMutate: () => show(null),
    onError: (error) => refuse(error, 'The mark could not be removed'),
    onSettled,
  });

  const { kind, itemId } = item;
  return {
    mark: (given: Pick<MarkProgressInput, 'answer' | 'date' | 'note'>) => mark.mutate({ kind, itemId, ...given }),
    unmark: () => unmark.mutate({ kind, itemId }),
  };
}
