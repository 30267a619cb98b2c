import { useEffect, useRef } from 'react';
import { listPlanCampaigns, showsUpgradeBanner } from '@shared-kit/contracts/plans';
import type { PlanCampaign } from '@shared-kit/contracts/plans';
import { useApiQuery } from '@shared-kit/runtime/api';
import { useLocation } from '@shared-kit/runtime/router';
import { readInTab, useActiveSession, writeInTab } from '@shared-kit/runtime/session';
import * as z from 'zod/mini';
import { gateNow } from '../../portal/gates.rules.ts';
import { CAMPAIGN_CHECK_MS, CAMPAIGN_DELAY_MS, mayShowCampaign } from './campaign.rules.ts';
import { closePlans, openPlans, useOpenPlans } from './plans.store.ts';
import { useTrial } from './trial-context.tsx';

const isModalOpen = (): boolean => document.querySelector('[data-kit-modal="open"]') !== null;

/** Shows the plan campaign at home, again and again (B4.9-24, B4.9-25). Returns the campaign while it shows. */
export function usePlanCampaign(): { readonly shown: PlanCampaign | undefined; close(): void } {
  const session = useActiveSession();
  const { pathname } = useLocation();
  const { own, plan } = useTrial();
  const open = useOpenPlans();
  const campaign = useApiQuery(listPlanCampaigns, {}, { retry: 0 }).data?.result[0];
  // Skips people who have already requested a plan (decision 367).
  const isRequested = plan !== undefined && !showsUpgradeBanner({ ...plan.planUpgrade, isUpgradeButtonActive: true });
  const stored = `plan-campaign-${session.viewer.idUser}`;
  const areTermsAccepted = gateNow(session) === undefined;

  const mayShow = useRef<() => boolean>(() => false);
  useEffect(() => {
    mayShow.current = () =>
      campaign !== undefined &&
      !isRequested &&
      mayShowCampaign({
        campaign,
        pathname,
        own,
        isModalOpen: isModalOpen(),
        areTermsAccepted,
        closedAt: readInTab(stored, z.number()),
        now: new Date(),
      });
  });

  useEffect(() => {
    let delay: ReturnType<typeof setTimeout> | undefined;
    const checks = setInterval(() => {
      if (delay !== undefined || !mayShow.current()) return;
      delay = setTimeout(() => {
        delay = undefined;
        if (mayShow.current()) openPlans({ kind: 'campaign' });
      }, CAMPAIGN_DELAY_MS);
    }, CAMPAIGN_CHECK_MS);
    return () => {
      clearInterval(checks);
      clearTimeout(delay);
    };
  }, []);

  return {
    shown: open?.kind === 'campaign' ? campaign : undefined,
    close: () => {
      writeInTab(stored, Date.now());
      closePlans();
    },
  };
}
