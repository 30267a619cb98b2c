import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Plan } from '@shared-kit/contracts/plans';
import { Badge, Button, Icon, Row } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { afterCard } from './plan-flow.rules.ts';
import type { PlanView } from './plan-flow.rules.ts';
import { useTrial } from './trial-context.tsx';
import styles from './upgrade-plan.module.css';

/** Features that a card shows before its details are opened. */
const SHOWN_FEATURES = 2;

/** Carousel of plans (B2.14-02). */
export function PlanCarousel({ plans, onView }: { readonly plans: readonly Plan[]; onView(view: PlanView): void }) {
  return (
    <Row title={labels.carousel} headingLevel={3} columns={{ mobile: 1, medium: 2, large: 3, wide: 3 }}>
      {plans.map((plan) => (
        <PlanCard key={plan.idPlan} plan={plan} onView={onView} />
      ))}
    </Row>
  );
}

function PlanCard({ plan, onView }: { readonly plan: Plan; onView(view: PlanView): void }): ReactNode {
  const { own } = useTrial();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const features = isOpen ? plan.features : plan.features.slice(0, SHOWN_FEATURES);
  const isOwn = plan.idPlan === own?.idPlan;
  return (
    <article className={styles.card} aria-labelledby={`${id}-name`}>
      <header className={styles.cardHead}>
        <h4 id={`${id}-name`} className={styles.planName}>
          {plan.name}
        </h4>
        {isOwn && <Badge tone="primary">{labels.ownPlan}</Badge>}
      </header>
      <p className={styles.muted}>{plan.description}</p>
      <div id={`${id}-details`} className={styles.details}>
        <FeatureList title={labels.features} items={features.map(({ description }) => description)} />
        {isOpen && <FeatureList title={labels.products} items={plan.products.map(({ name }) => name)} />}
      </div>
      <button
        type="button"
        className={styles.textButton}
        aria-expanded={isOpen}
        aria-controls={`${id}-details`}
        aria-describedby={`${id}-name`}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? labels.lessDetails : labels.moreDetails}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
      </button>
      <footer className={styles.cardFoot}>
        <Button isFullWidth aria-describedby={`${id}-name`} onClick={() => onView(afterCard(plan, own))}>
          {actionOf(plan, own !== undefined, isOwn)}
        </Button>
        <button
          type="button"
          className={styles.textButton}
          aria-describedby={`${id}-name`}
          onClick={() => onView({ name: 'terms', idPlan: plan.idPlan })}
        >
          {labels.terms}
        </button>
      </footer>
    </article>
  );
}

/** Lists features or products of a plan. */
export function FeatureList({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.features} aria-label={title}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" size={18} />
          {item}
        </li>
      ))}
    </ul>
  );
}

function actionOf({ trial, planUpgrade }: Plan, hasOwn: boolean, isOwn: boolean): string {
  if (hasOwn) return isOwn ? labels.contractNow : labels.contract;
  if (!planUpgrade.userIsAdmin) return trial ? labels.requestTrial : labels.interested;
  return trial ? labels.tryPlan : labels.contact;
}
