import { batchOutcomes } from '@shared-kit/contracts/admin';
import type { EnrolmentBatch } from '@shared-kit/contracts/admin';
import { labels } from './labels.ts';
import styles from './batch-summary.module.css';

/** Says what happened to the people of a batch, by training. */
export function BatchSummary({ trainings }: Pick<EnrolmentBatch, 'trainings'>) {
  return (
    <div role="status">
      <ul className={styles.trainings}>
        {trainings.map(({ idTraining, title, className, counts }) => (
          <li key={idTraining}>
            <strong>{title}</strong>
            {className !== '' && ` · ${className}`}
            <ul className={styles.outcomes}>
              {batchOutcomes
                .filter((outcome) => counts[outcome] > 0)
                .map((outcome) => (
                  <li key={outcome}>{labels.summary[outcome](counts[outcome])}</li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
