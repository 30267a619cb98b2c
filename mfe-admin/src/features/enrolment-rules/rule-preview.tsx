import type { EnrolmentRefusals, RuleFields } from '@shared-kit/contracts/admin';
import { Alert, SkeletonText } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { useRulePreview } from './rules.queries.ts';
import styles from './enrolment-rules.module.css';

/** Lists the people who enter and leave if the rule is saved now. */
export function RulePreview({ fields, idRule }: { fields: RuleFields | undefined; idRule: number | undefined }) {
  const query = useRulePreview(fields, idRule);
  return (
    <section className={styles.preview} aria-label={labels.preview} aria-busy={query.isFetching}>
      <h3>{labels.preview}</h3>
      <div role="status">
        {fields === undefined ? (
          <p className={styles.quiet}>{labels.previewHint}</p>
        ) : query.error ? (
          <Alert tone="warning" title={query.error.message} />
        ) : query.data ? (
          <Numbers changes={query.data} />
        ) : (
          <SkeletonText lines={2} />
        )}
      </div>
    </section>
  );
}

interface Changes {
  readonly meets: number;
  readonly enter: number;
  readonly leave: number;
  readonly refused: EnrolmentRefusals;
  readonly names: readonly string[];
}

function Numbers({ changes: { meets, enter, leave, refused, names } }: { changes: Changes }) {
  const causes = (Object.keys(labels.refusals) as (keyof EnrolmentRefusals)[]).filter((cause) => refused[cause] > 0);
  return (
    <>
      <p className={styles.numbers}>
        <span>{labels.enter(enter)}</span>
        <span>{labels.leave(leave)}</span>
      </p>
      <p className={styles.quiet}>{labels.meets(meets)}</p>
      {names.length > 0 && <p className={styles.quiet}>{labels.names(names, enter)}</p>}
      {causes.length > 0 && (
        <ul className={styles.refusals}>
          {causes.map((cause) => (
            <li key={cause}>{labels.refusals[cause](refused[cause])}</li>
          ))}
        </ul>
      )}
    </>
  );
}
