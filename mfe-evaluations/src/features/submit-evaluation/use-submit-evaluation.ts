import { useEffect, useRef, useState } from 'react';
import { ApiError, call, queryKeyOf, useQueryClient } from '@shared-kit/runtime/api';
import type { ReplyOf } from '@shared-kit/contracts/core';
import { pause, retryPlans } from '@shared-kit/contracts/retry';
import { evaluationFinished, finishQuestionnaire, getResult, saveTime } from '@shared-kit/contracts/evaluations';
import type { ImpactOffer } from '@shared-kit/contracts/evaluations';
import { menuFlagChanged, menuFlags, pointsEarned } from '@shared-kit/contracts/delivery';
import { untilDelivered } from '@shared-kit/runtime/write-queue';
import { publish } from '@shared-kit/runtime/events';
import type { Handover } from '../../lib/answers/use-answers.ts';
import type { QuestionnaireParams } from '../../lib/questionnaire-params.ts';

type Finished = ReplyOf<typeof finishQuestionnaire>;

/** Minimum time between the submit and the result, in milliseconds (B4.6-07). */
export const SUBMIT_WAIT_MS = 2000;

export type SubmitState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed'; readonly message: string };

interface SubmitOptions {
  readonly params: QuestionnaireParams;
  /** `offer`: impact evaluation that follows when the submit has finished a training. */
  readonly onFinished: (offer: ImpactOffer | null) => void;
}

/** Submits the evaluation once, however often it is called, and retries while there is no network. */
export function useSubmitEvaluation({ params, onFinished }: SubmitOptions) {
  const [state, setState] = useState<SubmitState>({ kind: 'idle' });
  const client = useQueryClient();
  const pending = useRef<Handover>(undefined);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const control = new AbortController();
    leaving.current = control;
    return () => control.abort();
  }, []);

  const send = async (handover: Handover): Promise<void> => {
    setState({ kind: navigator.onLine ? 'sending' : 'offline' });
    const shown = pause(SUBMIT_WAIT_MS);
    const signal = leaving.current?.signal;
    try {
      const result = await untilDelivered(() => finish(params, handover), {
        plan: retryPlans.write,
        ...(signal ? { signal } : {}),
        onPending: () => setState({ kind: 'offline' }),
      });
      announce(params, result);
      client.setQueryData(queryKeyOf(getResult, { params }), result);
      setState({ kind: 'sending' });
      await shown;
      onFinished(result.impactEvaluation);
    } catch (error) {
      // The component is unmounted: the result is no longer needed.
      if (signal?.aborted) return;
      pending.current = undefined;
      setState({ kind: 'failed', message: error instanceof ApiError ? error.message : '' });
    }
  };

  return {
    state,
    submit(handover: Handover): void {
      if (pending.current) return;
      pending.current = handover;
      void send(handover);
    },
    /** Returns to the questions after a failure. */
    forget: (): void => setState({ kind: 'idle' }),
  };
}

async function finish(params: QuestionnaireParams, { flush, timeIsOver }: Handover): Promise<Finished> {
  await flush();
  if (timeIsOver) await call(saveTime, { params, body: { timeLeft: 0 } });
  return call(finishQuestionnaire, { params });
}

/** Publishes the events that other remotes need: progress, locks and points. */
function announce(
  { idEnrollment, idEvaluation, idQuestionnaire }: QuestionnaireParams,
  { passed, earnPoints, totalUserPoints, impactEvaluation }: Finished,
): void {
  publish(evaluationFinished, { idEnrollment, idEvaluation, idQuestionnaire, passed });
  if (impactEvaluation) publish(menuFlagChanged, { flag: menuFlags.hasImpactEvaluations, visible: true });
  if (earnPoints > 0) publish(pointsEarned, { earnPoints, totalUserPoints });
}
