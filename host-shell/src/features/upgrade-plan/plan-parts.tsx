import type { ReactNode } from 'react';
import { composition, lazyComponent } from '@shared-kit/runtime/federation';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Contained } from '../../lib/contained/contained.tsx';

const load = () => import(/* webpackChunkName: "plans" */ './plans.ts');
const PlanButton = lazyComponent(async () => (await load()).PlanButton);
const PlanWatch = lazyComponent(async () => (await load()).PlanWatch);

/** Returns whether the plans are this person's business: the tenant has the module, and nobody acts for the person. */
function usePlans(): boolean {
  const { loginInfo } = useActiveSession();
  return composition().modules.includes('plans') && loginInfo.accessSupport.currentUserToken === null;
}

/** Plan or trial button of the header (B2.3-20). Without the module none of its code is loaded. */
export function HeaderPlan(): ReactNode {
  return usePlans() ? (
    <Contained>
      <PlanButton />
    </Contained>
  ) : null;
}

/** Modals of the plans, over any page. */
export function Plans(): ReactNode {
  return usePlans() ? (
    <Contained>
      <PlanWatch />
    </Contained>
  ) : null;
}
