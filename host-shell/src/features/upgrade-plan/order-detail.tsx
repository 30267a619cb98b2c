import type { ReactNode } from 'react';
import { listPlans, monthlyPriceCents, requestPlan } from '@shared-kit/contracts/plans';
import type { Plan, PriceTier } from '@shared-kit/contracts/plans';
import { call, useInvalidate } from '@shared-kit/runtime/api';
import { Alert, Button, Cluster, Stack } from '@shared-kit/ui';
import { formatNumber } from '@shared-kit/ui/format';
import { labels } from './labels.ts';
import type { PlanView } from './plan-flow.rules.ts';
import { moneyOf } from './price-calculator.tsx';
import { usePlanCall, useRequestKey } from './use-plan-call.ts';
import styles from './upgrade-plan.module.css';

interface OrderDetailProps {
  readonly plan: Plan;
  readonly licences: number;
  readonly priceTiers: readonly PriceTier[];
  onView(view: PlanView): void;
}

/** Order detail (B2.14-17 to B2.14-19). */
export function OrderDetail({ plan, licences, priceTiers, onView }: OrderDetailProps): ReactNode {
  const { detail } = labels;
  const cents = monthlyPriceCents(priceTiers, licences);
  const { isBusy, run } = usePlanCall();
  const keyOf = useRequestKey();
  const invalidate = useInvalidate();
  const canContract = plan.planUpgrade.isPlanContractButtonActive;

  async function finish(): Promise<void> {
    const order = { idPlan: plan.idPlan, numberOfLicences: licences, price: cents / 100 };
    const reply = await run(() => call(requestPlan, { body: { ...order, idempotencyKey: keyOf(order) } }));
    if (reply?.statusCode === 200) return onView({ name: 'dialog', dialog: 'ConfirmPlan' });
    // Stops silently (B7.6-10). The price may have changed: the list shows the new one.
    invalidate(listPlans);
  }

  return (
    <Stack gap={5}>
      <dl className={styles.order}>
        <dt>{detail.plan}</dt>
        <dd>{plan.name}</dd>
        <dt>{detail.licences}</dt>
        <dd>{formatNumber(licences)}</dd>
        <dt>{detail.monthly}</dt>
        <dd className={styles.amount}>{moneyOf(cents)}</dd>
      </dl>
      <p className={styles.note}>{labels.calculator.note}</p>
      {!canContract && <Alert tone="info">{detail.contractOff}</Alert>}
      <Cluster justify="end">
        <Button variant="secondary" onClick={() => onView({ name: 'calculatorPlan', idPlan: plan.idPlan, licences })}>
          {labels.back}
        </Button>
        {canContract ? (
          <Button isBusy={isBusy} onClick={() => void finish()}>
            {detail.finish}
          </Button>
        ) : (
          <Button onClick={() => onView({ name: 'form', idPlan: plan.idPlan, purpose: 'contact' })}>
            {labels.contact}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
