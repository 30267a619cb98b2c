import type { ReactNode } from 'react';
import { showsUpgradeButton } from '@shared-kit/contracts/plans';
import type { Plan } from '@shared-kit/contracts/plans';
import { Icon } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { openPlans } from './plans.store.ts';
import { TrialProvider, useTrial } from './trial-context.tsx';
import { useRequestUpgrade } from './use-request-upgrade.ts';
import styles from './plan-button.module.css';

/** Trial button of the header: an administrator opens the plans, a client registers the interest (B4.9-21 to 23). */
export function PlanButton(): ReactNode {
  return (
    <TrialProvider>
      <TrialButton />
    </TrialProvider>
  );
}

/** The same button inside `TrialProvider`. */
export function TrialButton({
  isHidden = false,
  isForced = false,
}: {
  readonly isHidden?: boolean;
  readonly isForced?: boolean;
}): ReactNode {
  const { plan, isAdmin } = useTrial();
  if (!plan) return null;
  const { isPlanContractButtonActive, hasRequestedUpgrade } = plan.planUpgrade;
  if (!showsUpgradeButton({ ...plan, isHidden, isForced, isPlanContractButtonActive })) return null;
  if (isAdmin)
    return (
      <button
        type="button"
        className={styles.button}
        onClick={() => openPlans({ kind: 'plans', view: { name: 'upgrade' } })}
      >
        <Words days={plan.deadline ?? 0} action={labels.contractNow} />
      </button>
    );
  return hasRequestedUpgrade ? (
    <p className={styles.registered}>
      <Words days={plan.deadline ?? 0} action={labels.alreadyInterested} />
    </p>
  ) : (
    <InterestButton plan={plan} />
  );
}

function InterestButton({ plan }: { readonly plan: Plan }): ReactNode {
  const { isBusy, request } = useRequestUpgrade();
  return (
    <button
      type="button"
      className={styles.button}
      aria-disabled={isBusy || undefined}
      onClick={() => void request(plan.idPlan).then((isRequested) => isRequested && openPlans({ kind: 'client' }))}
    >
      <Words days={plan.deadline ?? 0} action={labels.interested} />
    </button>
  );
}

function Words({ days, action }: { readonly days: number; readonly action: string }): ReactNode {
  return (
    <>
      <Icon className={styles.icon} name="hourglass" size={18} />
      <span>
        {labels.days(days)} <span className={styles.ofTrial}>de teste</span>
      </span>{' '}
      <strong className={styles.action}>{action}</strong>
    </>
  );
}
