import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatDate } from '@shared-kit/contracts/calendar';
import { listPlans } from '@shared-kit/contracts/plans';
import type { Plan, PriceTier } from '@shared-kit/contracts/plans';
import { useApiQuery } from '@shared-kit/runtime/api';
import { useActiveSession } from '@shared-kit/runtime/session';
import { EmptyState, Icon, QueryStates, Skeleton, Stack } from '@shared-kit/ui';
import { logOut } from '../../lib/log-out.ts';
import { labels } from './labels.ts';
import { OrderDetail } from './order-detail.tsx';
import { PlanAnswer } from './plan-answer.tsx';
import { PlanCarousel } from './plan-carousel.tsx';
import { closingOf, moreTime } from './plan-flow.rules.ts';
import type { PlanView } from './plan-flow.rules.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanFrame } from './plan-frame.tsx';
import { PlanTerms } from './plan-terms.tsx';
import { PriceCalculator } from './price-calculator.tsx';
import { SelectedPlan } from './selected-plan.tsx';
import { useTrial } from './trial-context.tsx';
import { useExtension } from './use-extension.ts';

export interface PlanModalProps {
  /** First view. */
  readonly start: PlanView;
  onClose(): void;
  /** Effects on the page, which tests replace. */
  readonly reload?: () => void;
  readonly endSession?: () => void;
}

/** Plan modal (B2.14-01): one view at a time. */
export function PlanModal({ start, onClose, reload = () => location.reload(), endSession = logOut }: PlanModalProps) {
  const { own } = useTrial();
  const [view, setView] = useState(start);
  const plans = useApiQuery(listPlans, { query: { withDetails: '' } });
  const extension = useExtension(() => setView({ name: 'expiring' }));

  function close(): void {
    const closing = closingOf(view, own);
    if (closing === 'back') return setView({ name: 'upgrade' });
    onClose();
    if (closing === 'end-session') endSession();
    if (closing !== 'close') reload();
  }

  function requestMoreTime(): void {
    if (!own) return;
    const next = moreTime(own);
    if (next.kind === 'view') setView(next.view);
    else void extension.extend(own.idPlan);
  }

  return (
    <PlanFrame view={view} plans={plans.data?.result ?? []} onClose={close}>
      <QueryStates
        query={plans}
        skeleton={<PlansSkeleton />}
        errorTitle={labels.failed}
        isEmpty={({ result }) => result.length === 0}
        empty={<EmptyState icon={<Icon name="package" size={28} />} title={labels.empty} />}
      >
        {({ result, priceTiers }) => (
          <View
            view={view}
            plans={result}
            priceTiers={priceTiers}
            isExtending={extension.isBusy}
            onView={setView}
            onMoreTime={requestMoreTime}
            onClose={close}
          />
        )}
      </QueryStates>
    </PlanFrame>
  );
}

interface ViewProps {
  readonly view: PlanView;
  readonly plans: readonly Plan[];
  readonly priceTiers: readonly PriceTier[];
  readonly isExtending: boolean;
  onView(view: PlanView): void;
  onMoreTime(): void;
  onClose(): void;
}

function View(props: ViewProps): ReactNode {
  const { view, plans, priceTiers, onView, onMoreTime, onClose, isExtending } = props;
  const { isAdmin } = useTrial();
  if (view.name === 'upgrade') return <PlanCarousel plans={plans} onView={onView} />;
  if (view.name === 'expiring') return <Extended onClose={onClose} />;
  if (view.name === 'dialog')
    return (
      <PlanAnswer
        dialog={view}
        isAdmin={isAdmin}
        isExtending={isExtending}
        onView={onView}
        onMoreTime={onMoreTime}
        onClose={onClose}
      />
    );
  const plan = plans.find(({ idPlan }) => idPlan === view.idPlan);
  if (!plan) return <EmptyState icon={<Icon name="package" size={28} />} title={labels.empty} />;
  if (view.name === 'terms') return <PlanTerms plan={plan} />;
  if (view.name === 'form') return <PlanForm key={view.purpose} plan={plan} purpose={view.purpose} onView={onView} />;
  if (view.name === 'selectedPlan')
    return <SelectedPlan plan={plan} isExtending={isExtending} onView={onView} onMoreTime={onMoreTime} />;
  if (view.name === 'calculatorPlan')
    return <PriceCalculator plan={plan} licences={view.licences} priceTiers={priceTiers} onView={onView} />;
  return <OrderDetail plan={plan} licences={view.licences} priceTiers={priceTiers} onView={onView} />;
}

function Extended({ onClose }: { onClose(): void }): ReactNode {
  const { activePlan } = useActiveSession();
  const until = activePlan ? formatDate(activePlan.finishDate) : '';
  return <PlanAnswer dialog={{ name: 'expiring', until }} onClose={onClose} />;
}

function PlansSkeleton(): ReactNode {
  return (
    <Stack gap={4}>
      <Skeleton height="1.5rem" width="60%" />
      <Skeleton height="16rem" />
    </Stack>
  );
}
