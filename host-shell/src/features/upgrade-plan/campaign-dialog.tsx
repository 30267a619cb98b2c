import type { ReactNode } from 'react';
import { planFrameSandbox } from '@shared-kit/contracts/plans';
import type { PlanCampaign } from '@shared-kit/contracts/plans';
import { Button, Cluster } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';
import { dialogOf } from './plan-flow.rules.ts';
import { openPlans } from './plans.store.ts';
import { useTrial } from './trial-context.tsx';
import styles from './upgrade-plan.module.css';

/** Upgrade campaign: its media, and the way to the plans (B4.9-24). */
export function CampaignDialog({ campaign, onClose }: { readonly campaign: PlanCampaign; onClose(): void }): ReactNode {
  const { isAdmin, own } = useTrial();
  const title = own ? labels.campaign.title[isAdmin ? 'admin' : 'client'] : labels.campaign.title.none;
  const action = own
    ? isAdmin
      ? labels.contractNow
      : labels.interested
    : isAdmin
      ? labels.tryPlan
      : labels.requestTrial;

  function follow(): void {
    onClose();
    openPlans(dialogOf(isAdmin, own) === 'plans' ? { kind: 'plans', view: { name: 'upgrade' } } : { kind: 'client' });
  }

  return (
    <Dialog isOpen title={title} size="medium" onClose={onClose}>
      {campaign.mediaType === 'frame' ? (
        <iframe
          className={styles.media}
          src={campaign.mediaUrl}
          title={labels.campaign.frame}
          sandbox={planFrameSandbox(campaign.mediaUrl, location.origin)}
        />
      ) : (
        <img className={styles.media} src={campaign.mediaUrl} alt="" />
      )}
      <Cluster justify="end">
        <Button variant="secondary" onClick={onClose}>
          {labels.notNow}
        </Button>
        <Button onClick={follow}>{action}</Button>
      </Cluster>
    </Dialog>
  );
}
