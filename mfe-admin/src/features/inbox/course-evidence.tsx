import { Suspense, lazy } from 'react';
import type { AdminCourse } from '@shared-kit/contracts/admin';
import { EmptyState, Icon, Spinner } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './inbox.module.css';

// Loads the PDF viewer with the first document.
const PdfEvidence = lazy(async () => ({ default: (await import('./pdf-evidence.tsx')).PdfEvidence }));

/** Evidence of one course beside the list: the picture or the document itself. */
export function CourseEvidence({ course: { evidence, person, title } }: { course: AdminCourse }) {
  const name = labels.evidenceOf(person.name, title);
  return (
    <aside className={styles.evidence} aria-label={labels.evidence}>
      <h2 className={styles.evidenceTitle}>{name}</h2>
      {evidence === null ? (
        <EmptyState
          icon={<Icon name="file" size={28} />}
          title={labels.noEvidence}
          description={labels.noEvidenceHint}
        />
      ) : (
        <>
          {/\.pdf$/i.test(evidence.name) ? (
            <Suspense fallback={<Spinner />}>
              <PdfEvidence source={evidence.url} title={name} />
            </Suspense>
          ) : (
            <img className={styles.picture} src={evidence.url} alt={name} />
          )}
          <a href={evidence.url} download={evidence.name}>
            {labels.downloadEvidence}
          </a>
        </>
      )}
    </aside>
  );
}
