import { useEffect, useRef } from 'react';
import { useApiMutation, useInvalidate } from 'shared-kit/api';
import { evaluationPath, startQuestionnaire } from 'shared-kit/contracts/evaluations';
import { getEnrollment, getEnrollmentNode } from 'shared-kit/contracts/learning';
import { useNavigate } from 'shared-kit/router';

export interface PreTestAddress {
  readonly idUser: number;
  readonly idEnrollment: number;
  readonly idNodeEnrollment: number;
  readonly idEvaluation: number;
}

/** Starts the pre-test, or takes up the one under way, and opens it. */
export function useStartPreTest({ idNodeEnrollment, ...params }: PreTestAddress) {
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  // Until React has drawn the button as busy, a second click would ask again.
  const isAsked = useRef(false);
  const mutation = useApiMutation(startQuestionnaire, {
    onError: () => void (isAsked.current = false),
    onSuccess: () => invalidate(getEnrollment, getEnrollmentNode),
  });
  const { isSuccess, reset } = mutation;
  // Who goes back while the questionnaire's page is still on its way has never left this one: it would wait for ever. Listened for from the beginning:
  // they may go back before React has drawn that it was started.
  useEffect(() => {
    const stay = () => {
      isAsked.current = false;
      reset();
    };
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, [reset]);
  return {
    // It stays so while the page changes: nobody starts it twice.
    isStarting: mutation.isPending || isSuccess,
    error: mutation.error,
    start: (onStarted: () => void) => {
      if (isAsked.current) return;
      isAsked.current = true;
      const onSuccess = ({ idQuestionnaire }: { readonly idQuestionnaire: number }) => {
        onStarted();
        void navigate(evaluationPath({ ...params, idQuestionnaire }));
      };
      // Told to the call, not to the mutation: whoever has gone elsewhere meanwhile is not fetched away from there.
      mutation.mutate({ params, body: { questionnaireType: 'PRE_TEST', idNodeEnrollment } }, { onSuccess });
    },
  };
}
