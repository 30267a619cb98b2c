import { useState } from 'react';
import { inspectScorm } from '@shared-kit/contracts/admin';
import type { ScormReport } from '@shared-kit/contracts/admin';
import { apiQueryOptions, useQuery } from '@shared-kit/runtime/api';
import { Alert, Button, QueryStates, SkeletonText } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './scorm-package.module.css';

/** Report of what the package needs and what differs here. The server reads the whole package, so it waits for a click. */
export function PackageReport({ idContentItem }: { idContentItem: number }) {
  const [isAsked, setAsked] = useState(false);
  const query = useQuery({ ...apiQueryOptions(inspectScorm, { params: { idContentItem } }), enabled: isAsked });
  return (
    <section>
      <h2>{labels.report.title}</h2>
      {isAsked ? (
        <QueryStates query={query} errorTitle={labels.report.failed} skeleton={<SkeletonText lines={6} />}>
          {({ report }) => <Report report={report} />}
        </QueryStates>
      ) : (
        <>
          <p className={styles.quiet}>{labels.report.hint}</p>
          <Button variant="secondary" onClick={() => setAsked(true)}>
            {labels.report.inspect}
          </Button>
        </>
      )}
    </section>
  );
}

function Report({ report }: { report: ScormReport }) {
  if (report.refusal !== '') return <Alert tone="danger" title={report.refusal} />;
  const lists = [
    { name: labels.report.differences, entries: report.differences },
    { name: labels.report.missing, entries: report.missing },
    { name: labels.report.hosts, entries: report.hosts },
    { name: labels.report.absolute, entries: report.absolute },
    { name: labels.report.rules, entries: report.rules },
  ].filter(({ entries }) => entries.length > 0);
  return (
    <dl className={styles.report}>
      <div>
        <dt>{labels.report.size}</dt>
        <dd>{labels.report.sizeOf(report)}</dd>
      </div>
      {lists.map(({ name, entries }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <ul>
              {entries.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
