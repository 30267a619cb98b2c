import { findPlan, requestUpgrade } from '@shared-kit/contracts/plans';
import { call, queryKeyOf, useQueryClient } from '@shared-kit/runtime/api';
import { usePlanCall } from './use-plan-call.ts';

/** Registers the interest of a client in the upgrade (B6-04). */
export function useRequestUpgrade() {
  const client = useQueryClient();
  const { isBusy, run } = usePlanCall();

  /** Returns whether the interest is registered now. */
  async function request(idPlan: number): Promise<boolean> {
    const reply = await run(() => call(requestUpgrade, { params: { idPlan } }));
    if (!reply) return false;
    // The plan now says that this person has asked, and how many people have.
    await client.refetchQueries({ queryKey: queryKeyOf(findPlan, { params: { idPlan } }) });
    return true;
  }

  return { isBusy, request };
}
