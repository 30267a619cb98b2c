import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { MINUTE_MS, fromMoment } from '@shared-kit/contracts/calendar';
import { isAdministrator } from '@shared-kit/contracts/identity';
import { daysLeft, deadlineOf, findPlan, trialStatusOf } from '@shared-kit/contracts/plans';
import type { Plan, TrialStatus } from '@shared-kit/contracts/plans';
import { useApiQuery } from '@shared-kit/runtime/api';
import { useActiveSession } from '@shared-kit/runtime/session';
import type { Session } from '@shared-kit/runtime/session';
import type { OwnPlan } from './plan-flow.rules.ts';

/** Trial of the company, as every part of the plans reads it. */
export interface Trial {
  readonly status: TrialStatus;
  /** The company's own plan: as the session knows it, and as the server says once it has answered. */
  readonly own: OwnPlan | undefined;
  /** The server's answer; undefined before it, and without a plan. */
  readonly plan: Plan | undefined;
  /** Days left; 15 without a plan (B4.9-03). */
  readonly deadline: number;
  readonly isAdmin: boolean;
}

/** Interval at which an open page learns of another plan, of its end, and of more requests. */
const REFRESH_MS = 15 * MINUTE_MS;

const ContextManagerTrial = createContext<Trial | undefined>(undefined);

/** Provides the company's trial to the parts inside. */
export function TrialProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { activePlan, loginInfo } = useActiveSession();
  const [openedAt] = useState(() => new Date());
  const query = useApiQuery(
    findPlan,
    { params: { idPlan: activePlan?.idPlan ?? 0 } },
    { enabled: activePlan !== null, retry: 0, refetchInterval: REFRESH_MS },
  );
  const plan = activePlan === null ? undefined : query.data?.result;
  const own = plan ?? ownOf(activePlan, openedAt);
  const trial: Trial = {
    status: trialStatusOf(own),
    own,
    plan,
    deadline: deadlineOf(own ?? {}),
    isAdmin: isAdministrator(loginInfo.admin),
  };
  return <ContextManagerTrial value={trial}>{children}</ContextManagerTrial>;
}

/** Returns the company's trial. Throws outside of `TrialProvider` (B8-25). */
export function useTrial(): Trial {
  const trial = useContext(ContextManagerTrial);
  if (!trial) throw new Error('Deve ser usado dentro ContextManagerTrial');
  return trial;
}

function ownOf(plan: Session['activePlan'], now: Date): OwnPlan | undefined {
  if (plan === null) return undefined;
  const { idPlan, trial, trialsCount, finishDate } = plan;
  return { idPlan, trial, trialsCount, deadline: daysLeft(fromMoment(finishDate), now) };
}
