import { findPlan, listPlans, planFrameSandbox, showsUpgradeBanner, upgradeChosen } from '@shared-kit/contracts/plans';
import type { Plan } from '@shared-kit/contracts/plans';
import { useApiQuery } from '@shared-kit/runtime/api';
import { publish } from '@shared-kit/runtime/events';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Button } from '@shared-kit/ui';
import { labels } from './labels.ts';
import type { BlockProps } from './block-props.ts';
import styles from './upgrade-banner.module.css';

/** Upgrade banner (B2.14-08): the shell opens the plans. */
export function UpgradeBanner({ block }: BlockProps) {
  const { activePlan } = useActiveSession();
  const plan = useUpgrade();
  if (!plan || !showsUpgradeBanner(plan.planUpgrade)) return null;
  const { description = '', mediaType, mediaUrl = '' } = block.parameters;
  const title = block.title || block.parameters.title || labels.upgrade;
  return (
    <section className={styles.banner} aria-label={title}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {description !== '' && <p className={styles.description}>{description}</p>}
        <Button onClick={() => publish(upgradeChosen, {})}>
          {activePlan === null
            ? labels.seePlans
            : plan.planUpgrade.userIsAdmin
              ? labels.contractNow
              : labels.interested}
        </Button>
      </div>
      {mediaUrl !== '' &&
        (mediaType === 'frame' ? (
          <iframe
            className={styles.media}
            src={mediaUrl}
            title={title}
            loading="lazy"
            sandbox={planFrameSandbox(mediaUrl, location.origin)}
          />
        ) : (
          <img className={styles.media} src={mediaUrl} alt="" loading="lazy" decoding="async" />
        ))}
    </section>
  );
}

/** Returns the company's plan, or the first of the list for a company without one. */
function useUpgrade(): Plan | undefined {
  const { activePlan } = useActiveSession();
  const own = useApiQuery(
    findPlan,
    { params: { idPlan: activePlan?.idPlan ?? 0 } },
    { enabled: activePlan !== null, retry: 0 },
  );
  const all = useApiQuery(listPlans, { query: {} }, { enabled: activePlan === null, retry: 0 });
  return activePlan === null ? all.data?.result[0] : own.data?.result;
}
