import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { notify, notifyError } from '../../ui/toaster.tsx';

/** The longest question that the visit summary takes. */
const QUESTION_MAX = 1000;

/** Puts what was asked here on the list of questions for the next visit. */
export function useAskAtVisit(): { ask: (question: string) => void; isAsked: boolean } {
  const { visitSummary } = trpc.useUtils().journey;
  const add = trpc.journey.addQuestion.useMutation({
    onSuccess: () => {
      notify({ title: 'Added', description: 'It stands in the visit summary of the journey, ready to print.' });
      void visitSummary.invalidate();
    },
    onError: (error) => notifyError(errorText(error, 'The question could not be saved')),
  });
  return {
    ask: (question) => !add.isPending && add.mutate({ text: question.trim().slice(0, QUESTION_MAX) }),
    isAsked: add.isSuccess,
  };
}
