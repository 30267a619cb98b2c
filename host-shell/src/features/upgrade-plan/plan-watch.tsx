import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { upgradeChosen } from '@shared-kit/contracts/plans';
import { useEvent } from '@shared-kit/runtime/events';
import { lazyComponent } from '@shared-kit/runtime/federation';
import { Contained } from '../../lib/contained/contained.tsx';
import { dialogOf } from './plan-flow.rules.ts';
import { closePlans, openPlans, useOpenPlans } from './plans.store.ts';
import type { OpenPlans } from './plans.store.ts';
import { TrialProvider, useTrial } from './trial-context.tsx';
import { usePlanCampaign } from './use-plan-campaign.ts';
import { useTrialEnd, useTrialLevel } from './use-trial-notices.ts';

const load = () => import(/* webpackChunkName: "plan-dialogs" */ './plan-dialogs.ts');
const PlanModal = lazyComponent(async () => (await load()).PlanModal);
const ClientDialog = lazyComponent(async () => (await load()).ClientDialog);
const LevelDialog = lazyComponent(async () => (await load()).LevelDialog);
const CampaignDialog = lazyComponent(async () => (await load()).CampaignDialog);

/** Opens the modals of the plans when the trial, a campaign or a banner calls for them. */
export function PlanWatch(): ReactNode {
  return (
    <TrialProvider>
      <Watch />
    </TrialProvider>
  );
}

function Watch(): ReactNode {
  const { isAdmin, own } = useTrial();
  const open = useOpenPlans();
  const campaign = usePlanCampaign();
  useTrialEnd();
  useTrialLevel();
  useEvent(upgradeChosen, () =>
    openPlans(dialogOf(isAdmin, own) === 'plans' ? { kind: 'plans', view: { name: 'upgrade' } } : { kind: 'client' }),
  );
  // Closes with the portal, so that the next person starts without it.
  useEffect(() => closePlans, []);
  if (!open) return null;
  return (
    <Contained onBroken={closePlans}>
      <Dialogs open={open} campaign={campaign} />
    </Contained>
  );
}

function Dialogs({
  open,
  campaign,
}: {
  readonly open: OpenPlans;
  readonly campaign: ReturnType<typeof usePlanCampaign>;
}): ReactNode {
  if (open.kind === 'plans') return <PlanModal start={open.view} onClose={closePlans} />;
  if (open.kind === 'client') return <ClientDialog onClose={closePlans} />;
  if (open.kind === 'level') return <LevelDialog level={open.level} onClose={closePlans} />;
  return campaign.shown && <CampaignDialog campaign={campaign.shown} onClose={campaign.close} />;
}
