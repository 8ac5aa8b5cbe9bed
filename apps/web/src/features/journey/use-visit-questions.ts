import type { VisitSummary } from '@nestling/contracts/journey';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { notifyError } from '../../ui/toaster.tsx';

export function useVisitQuestions() {
  const { visitSummary } = trpc.useUtils().journey;
  const change = async (edit: (questions: VisitSummary['questions']) => VisitSummary['questions']) => {
    await visitSummary.cancel();
    visitSummary.setData(undefined, (summary) => summary && { ...summary, questions: edit(summary.questions) });
  };
  const add = trpc.journey.addQuestion.useMutation({
    onSuccess: (question) => change((questions) => [...questions.filter(({ id }) => id !== question.id), question]),
    onError: (error) => notifyError(errorText(error, 'The question could not be saved')),
  });
  const remove = trpc.journey.removeQuestion.useMutation({
    onMutate: ({ id }) => change((questions) => questions.filter((question) => question.id !== id)),
    onError: (error) => notifyError(errorText(error, 'The question could not be removed')),
    onSettled: () => void visitSummary.invalidate(),
  });
  return {
    /** Whether it was saved; what was typed stays in the field when not. */
    add: (text: string) =>
      add.mutateAsync({ text }).then(
        () => true,
        () => false,
      ),
    remove: (id: number) => remove.mutate({ id }),
    isAdding: add.isPending,
  };
}
