import type { ReactNode } from 'react';
import type { Plan } from '@shared-kit/contracts/plans';
import { labels } from './labels.ts';
import styles from './upgrade-plan.module.css';

/** Terms of a plan as HTML (B2.14-03). */
export function PlanTerms({ plan }: { readonly plan: Plan }): ReactNode {
  return (
    <div
      className={styles.terms}
      role="region"
      aria-label={labels.termsTitle(plan.name)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard can scroll only a focusable region
      tabIndex={0}
      // oxlint-disable-next-line react/no-danger -- the server has sanitized this HTML
      dangerouslySetInnerHTML={{ __html: plan.agreementContent }}
    />
  );
}
