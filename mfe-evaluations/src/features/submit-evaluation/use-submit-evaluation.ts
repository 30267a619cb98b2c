import { useEffect, useRef, useState } from 'react';
import { ApiError, call, queryKeyOf, useQueryClient } from 'shared-kit/api';
import type { ReplyOf } from 'shared-kit/contracts/core';
import { evaluationFinished, finishQuestionnaire, getResult, saveTime } from 'shared-kit/contracts/evaluations';
import type { ImpactOffer } from 'shared-kit/contracts/evaluations';
import { menuFactChanged, menuFacts, pointsEarned } from 'shared-kit/contracts/delivery';
import { publish } from 'shared-kit/events';
import type { Handover } from '../../lib/answers/use-answers.ts';
import type { QuestionnaireParams } from '../../lib/questionnaire-params.ts';

type Finished = ReplyOf<typeof finishQuestionnaire>;

/** B4.6-07: the result shows no sooner than this after the submit. */
export const SUBMIT_WAIT_MS = 2000;
const RETRY_MS = 3000;

export type SubmitState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed'; readonly message: string };

interface SubmitOptions {
  readonly params: QuestionnaireParams;
  /** `offer`: the submit has finished a training, and this follows it. */
  readonly onFinished: (offer: ImpactOffer | null) => void;
}

/** Sends the evaluation once, however often it is asked to, and keeps trying while there is no network. */
export function useSubmitEvaluation({ params, onFinished }: SubmitOptions) {
  const [state, setState] = useState<SubmitState>({ kind: 'idle' });
  const client = useQueryClient();
  const underWay = useRef<Handover>(undefined);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);

  const send = async (handover: Handover): Promise<void> => {
    setState({ kind: navigator.onLine ? 'sending' : 'offline' });
    const shown = pause(SUBMIT_WAIT_MS);
    try {
      const result = await untilOnline(() => finish(params, handover), {
        isWanted: () => isMounted.current,
        onOffline: () => setState({ kind: 'offline' }),
      });
      if (!result) return;
      tell(params, result);
      client.setQueryData(queryKeyOf(getResult, { params }), result);
      setState({ kind: 'sending' });
      await shown;
      onFinished(result.impactEvaluation);
    } catch (error) {
      underWay.current = undefined;
      setState({ kind: 'failed', message: error instanceof ApiError ? error.message : '' });
    }
  };

  return {
    state,
    submit(handover: Handover): void {
      if (underWay.current) return;
      underWay.current = handover;
      void send(handover);
    },
    /** Back to the questions after a failure. */
    forget: (): void => setState({ kind: 'idle' }),
  };
}

async function finish(params: QuestionnaireParams, { flush, timeIsOver }: Handover): Promise<Finished> {
  await flush();
  if (timeIsOver) await call(saveTime, { params, body: { timeLeft: 0 } });
  return call(finishQuestionnaire, { params });
}

/** Other remotes learn of it: progress, locks, points. */
function tell(
  { idEnrollment, idEvaluation, idQuestionnaire }: QuestionnaireParams,
  { passed, earnPoints, totalUserPoints, impactEvaluation }: Finished,
): void {
  publish(evaluationFinished, { idEnrollment, idEvaluation, idQuestionnaire, passed });
  if (impactEvaluation) publish(menuFactChanged, { fact: menuFacts.hasImpactEvaluations, visible: true });
  if (earnPoints > 0) publish(pointsEarned, { earnPoints, totalUserPoints });
}

interface Retry {
  readonly isWanted: () => boolean;
  readonly onOffline: () => void;
}

/** Tries again while the network or the server is away; undefined once nobody waits for it any more. */
async function untilOnline<T>(work: () => Promise<T>, { isWanted, onOffline }: Retry): Promise<T | undefined> {
  while (isWanted()) {
    try {
      return await work();
    } catch (error) {
      const isPassing =
        error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
      if (!isPassing) throw error;
      onOffline();
      await pause(RETRY_MS);
    }
  }
  return undefined;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
