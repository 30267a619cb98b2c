import type { ReactNode } from 'react';
import { catalogPath } from '@shared-kit/contracts/learning';
import type { TrainingOutline } from '@shared-kit/contracts/learning';
import { productPath } from '@shared-kit/contracts/store';
import { Link } from '@shared-kit/runtime/router';
import { Card, Icon, Status } from '@shared-kit/ui';
import type { IconName } from '@shared-kit/ui';
import { formatDurationWords, formatMoney } from '@shared-kit/ui/format';
import { labels } from './labels.ts';
import styles from './training-summary.module.css';
import { validityText } from './validity-text.rules.ts';

interface TrainingSummaryProps {
  readonly outline: TrainingOutline;
  /** Conditions of enrolling, in short sentences. */
  readonly conditions: readonly string[];
}

/** Renders what a person gets and what it takes: time, audience, certificate, conditions and price. */
export function TrainingSummary({ outline, conditions }: TrainingSummaryProps) {
  const { minutes, audience, hasCertificate, validMonths, prerequisites, offers } = outline;
  const items = outline.modules.reduce((sum, module) => sum + module.items.length, 0);
  return (
    <Card as="section" appearance="outlined" padding="large" aria-labelledby="sobre" className={styles.facts}>
      <h2 id="sobre" className={styles.title}>
        {labels.facts}
      </h2>
      <dl className={styles.list}>
        {items > 0 && (
          <SummaryItem icon="clock" name={labels.total}>
            {minutes === null
              ? labels.items(items)
              : labels.totalOf(formatDurationWords(minutes * 60), labels.items(items))}
          </SummaryItem>
        )}
        {audience !== '' && (
          <SummaryItem icon="users" name={labels.audience}>
            {audience}
          </SummaryItem>
        )}
        <SummaryItem icon="certificate" name={labels.certificate}>
          {hasCertificate === 1 ? labels.withCertificate : labels.withoutCertificate}
        </SummaryItem>
        {validMonths !== null && (
          <SummaryItem icon="shield-check" name={labels.validity}>
            {labels.validFor(validityText(validMonths))}
          </SummaryItem>
        )}
        {prerequisites.length > 0 && (
          <SummaryItem icon="list-checks" name={labels.prerequisites}>
            <Prerequisites prerequisites={prerequisites} />
          </SummaryItem>
        )}
        {conditions.length > 0 && (
          <SummaryItem icon="calendar" name={labels.classes}>
            {conditions.map((condition) => (
              <span key={condition} className={styles.line}>
                {condition}
              </span>
            ))}
          </SummaryItem>
        )}
        {offers.length > 0 && (
          <SummaryItem icon="store" name={labels.price}>
            {offers.map((offer) => (
              <span key={offer.idOffer} className={styles.line}>
                <Link to={productPath(offer.idOffer)}>{offer.title}</Link>: {labels.offer(formatMoney(offer.price))}
              </span>
            ))}
          </SummaryItem>
        )}
      </dl>
    </Card>
  );
}

function Prerequisites({ prerequisites }: Pick<TrainingOutline, 'prerequisites'>) {
  return prerequisites.map(({ nodeCode, title, done }) => (
    <span key={nodeCode} className={styles.prerequisite}>
      <Link to={catalogPath(nodeCode)}>{title}</Link>
      <Status
        tone={done === 1 ? 'success' : 'warning'}
        icon={<Icon name={done === 1 ? 'check-circle' : 'alert-circle'} size={16} />}
      >
        {done === 1 ? labels.done : labels.missing}
      </Status>
    </span>
  ));
}

function SummaryItem({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <Icon name={icon} size={20} className={styles.icon ?? ''} />
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
