import { extendTrial, findPlan, listPlans } from '@shared-kit/contracts/plans';
import { call, useInvalidate } from '@shared-kit/runtime/api';
import { updateSession } from '@shared-kit/runtime/session';
import { usePlanCall, useRequestKey } from './use-plan-call.ts';

/** Extends the company's trial, in the session as well. */
export function useExtension(onExtended: () => void) {
  const { isBusy, run } = usePlanCall();
  const keyOf = useRequestKey();
  const invalidate = useInvalidate();
  async function extend(idPlan: number): Promise<void> {
    const reply = await run(() => call(extendTrial, { body: { idPlan, idempotencyKey: keyOf(idPlan) } }));
    if (!reply) return;
    updateSession((session) =>
      session.activePlan
        ? {
            ...session,
            activePlan: {
              ...session.activePlan,
              finishDate: reply.finishDate,
              trialsCount: session.activePlan.trialsCount + 1,
            },
          }
        : session,
    );
    onExtended();
    invalidate(findPlan, listPlans);
  }
  return { isBusy, extend };
}
