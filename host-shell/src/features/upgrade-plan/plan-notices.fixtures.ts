import { jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { logout } from '@shared-kit/contracts/identity';
import { findPlan, listPlanCampaigns, listPlans, requestUpgrade } from '@shared-kit/contracts/plans';
import type { PlanUpgrade } from '@shared-kit/contracts/plans';
import { MockApi, testSession } from '@shared-kit/testing';
import { closePlans } from './plans.store.ts';
import { aPlan, activePlan, listOf, otherPlan } from './test/plan-fixtures.ts';

export const user = userEvent.setup();

export let api: MockApi;
let upgrade: PlanUpgrade;

/** Resolves when the server may answer an upgrade request. */
export let sending: PromiseWithResolvers<void>;

export interface Shown {
  readonly days?: number | undefined;
  readonly isAdmin?: boolean;
  readonly trial?: boolean;
  readonly change?: Partial<PlanUpgrade>;
}

/** Sets the server's plan and returns the session that fits it. */
export function company({ days, isAdmin = false, trial = true, change = {} }: Shown) {
  upgrade = { ...aPlan().planUpgrade, userIsAdmin: isAdmin, ...change };
  const plan = () => aPlan({ trial, planUpgrade: upgrade, ...(days === undefined ? {} : { deadline: days }) });
  api
    .reply(findPlan, () => ({ result: plan() }))
    .reply(listPlans, () => listOf(plan(), otherPlan()))
    .reply(requestUpgrade, async () => {
      await sending.promise;
      upgrade = { ...upgrade, hasRequestedUpgrade: true, numberRequest: upgrade.numberRequest + 1 };
      return { requestsCount: upgrade.numberRequest };
    });
  return {
    loginInfo: { ...testSession.loginInfo, admin: isAdmin ? 1 : 0 },
    activePlan: days === undefined ? null : activePlan(days, { trial }),
  };
}

/** Simulates the server before each test. */
export function mockPlanNotices(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    closePlans();
    sending = Promise.withResolvers();
    api = new MockApi().reply(listPlanCampaigns, { result: [] }).reply(logout, { success: true });
  });
  afterEach(() => jest.useRealTimers());
}
