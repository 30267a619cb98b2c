import type { ReactNode } from 'react';
import { extensionWay } from '@shared-kit/contracts/plans';
import type { Plan } from '@shared-kit/contracts/plans';
import { Badge, Button, Cluster, Stack } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { FeatureList } from './plan-carousel.tsx';
import type { PlanView } from './plan-flow.rules.ts';
import { useTrial } from './trial-context.tsx';
import styles from './upgrade-plan.module.css';

interface SelectedPlanProps {
  readonly plan: Plan;
  readonly isExtending: boolean;
  onView(view: PlanView): void;
  onMoreTime(): void;
}

/** Plan that the company has, on the way to the calculator or to the other plans (B4.9-07). */
export function SelectedPlan({ plan, isExtending, onView, onMoreTime }: SelectedPlanProps): ReactNode {
  const { own } = useTrial();
  const isOwn = own?.idPlan === plan.idPlan;
  return (
    <Stack gap={5}>
      <Cluster>
        {isOwn && <Badge tone="primary">{labels.ownPlan}</Badge>}
        {isOwn && own.trial && <Badge tone="warning">{labels.trialLeft(own.deadline ?? 0)}</Badge>}
      </Cluster>
      <p className={styles.muted}>{plan.description}</p>
      <FeatureList title={labels.features} items={plan.features.map(({ description }) => description)} />
      <FeatureList title={labels.products} items={plan.products.map(({ name }) => name)} />
      <Cluster justify="end">
        {isOwn && own.trial && (
          <Button variant="ghost" isBusy={isExtending} onClick={onMoreTime}>
            {extensionWay(own) === 'direct' ? labels.selected.moreDays : labels.selected.moreTime}
          </Button>
        )}
        <Button variant="secondary" onClick={() => onView({ name: 'upgrade' })}>
          {labels.selected.plans}
        </Button>
        <Button onClick={() => onView({ name: 'calculatorPlan', idPlan: plan.idPlan })}>
          {labels.selected.calculate}
        </Button>
      </Cluster>
    </Stack>
  );
}
