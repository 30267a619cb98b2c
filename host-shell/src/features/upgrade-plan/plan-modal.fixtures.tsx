import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentSession } from '@shared-kit/contracts/identity';
import { findPlan, findPlanContact, listPlans } from '@shared-kit/contracts/plans';
import type { Plan } from '@shared-kit/contracts/plans';
import { MockApi, renderPage, testSession } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import type { PlanView } from './plan-flow.rules.ts';
import { PlanModal } from './plan-modal.tsx';
import { TrialProvider } from './trial-context.tsx';
import { aPlan, activePlan, listOf, otherPlan, person } from './test/plan-fixtures.ts';

export const user = userEvent.setup();
export const admin = { ...testSession.loginInfo, admin: 1 };

export let api: MockApi;

export const effects = { onClose: jest.fn(), reload: jest.fn(), endSession: jest.fn() };

interface Shown {
  readonly start?: PlanView;
  /** Days left of the company's plan; undefined without one. */
  readonly days?: number;
  readonly trialsCount?: number;
  readonly isAdmin?: boolean;
  readonly plans?: readonly Plan[];
}

export async function show({ start = { name: 'upgrade' }, days, trialsCount = 1, isAdmin = true, plans }: Shown = {}) {
  const planUpgrade = { userIsAdmin: isAdmin };
  const own = aPlan({ planUpgrade, trialsCount, ...(days === undefined ? {} : { deadline: days }) });
  api.reply(findPlan, { result: own }).reply(listPlans, listOf(...(plans ?? [own, otherPlan({ planUpgrade })])));
  renderPage(
    <TrialProvider>
      <PlanModal start={start} {...effects} />
      <ToastRegion />
    </TrialProvider>,
    {
      session: {
        loginInfo: isAdmin ? admin : testSession.loginInfo,
        activePlan: days === undefined ? null : activePlan(days, { trialsCount }),
      },
    },
  );
  await screen.findByRole('dialog');
  await waitFor(() => expect(api.calls(listPlans).length).toBeGreaterThan(0));
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const press = async (name: string | RegExp) => user.click(await button(name));
export const card = async (name: string) => within(await screen.findByRole('article', { name }));

/** Simulates the server for an administrator of a company with a trial. */
export function mockPlanApi(): void {
  beforeEach(() => {
    for (const effect of Object.values(effects)) effect.mockReset();
    api = new MockApi()
      .reply(findPlanContact, person)
      .reply(currentSession, { ...testSession, loginInfo: admin, activePlan: activePlan(15) });
  });
}
