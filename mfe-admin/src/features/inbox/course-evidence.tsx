import type { AdminCourse } from '@shared-kit/contracts/admin';
import { EmptyState, Icon } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './inbox.module.css';

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
            <iframe className={styles.document} src={evidence.url} title={name} />
          ) : (
            <img className={styles.picture} src={evidence.url} alt={name} />
          )}
          <a href={evidence.url} target="_blank" rel="noreferrer">
            {labels.openEvidence}
          </a>
        </>
      )}
    </aside>
  );
}
