import { useEffect, useRef } from 'react';
import { useApiMutation, useInvalidate } from '@shared-kit/runtime/api';
import { evaluationPath, startQuestionnaire } from '@shared-kit/contracts/evaluations';
import { getEnrollment, getEnrollmentNode } from '@shared-kit/contracts/learning';
import { useNavigate } from '@shared-kit/runtime/router';

export interface PreTestAddress {
  readonly idUser: number;
  readonly idEnrollment: number;
  readonly idNodeEnrollment: number;
  readonly idEvaluation: number;
}

/** Starts the pre-test, or resumes the one in progress, and opens it. */
export function useStartPreTest({ idNodeEnrollment, ...params }: PreTestAddress) {
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  // Ignores a second click that comes before React renders the button as busy.
  const isRequested = useRef(false);
  const mutation = useApiMutation(startQuestionnaire, {
    onError: () => void (isRequested.current = false),
    onSuccess: () => invalidate(getEnrollment, getEnrollmentNode),
  });
  const { isSuccess, reset } = mutation;
  // Resets the state when the person goes back while the questionnaire's page loads: this page was never left and would wait forever. The
  // listener is added early, because they may go back before React renders the start.
  useEffect(() => {
    const stay = () => {
      isRequested.current = false;
      reset();
    };
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, [reset]);
  return {
    // Stays true during the navigation, so that a second start is impossible.
    isStarting: mutation.isPending || isSuccess,
    error: mutation.error,
    start: (onStarted: () => void) => {
      if (isRequested.current) return;
      isRequested.current = true;
      const onSuccess = ({ idQuestionnaire }: { readonly idQuestionnaire: number }) => {
        onStarted();
        void navigate(evaluationPath({ ...params, idQuestionnaire }));
      };
      // Uses the callback of this call, not of the mutation: it does not run once the person has left the page, so it does not navigate
      // them away.
      mutation.mutate({ params, body: { questionnaireType: 'PRE_TEST', idNodeEnrollment } }, { onSuccess });
    },
  };
}
