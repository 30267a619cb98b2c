import type { CSSProperties } from 'react';
import { listEnrolmentItems } from '@shared-kit/contracts/admin';
import type { EnrolmentItem, EnrolmentState } from '@shared-kit/contracts/admin';
import { useApiQuery } from '@shared-kit/runtime/api';
import { Icon, QueryStates, SkeletonText, Status } from '@shared-kit/ui';
import { Drawer } from '@shared-kit/ui/overlays';
import { EnrolmentStatus } from '../enrolment-words.tsx';
import { numbered } from '../numbered.rules.ts';
import styles from './enrolment-items.module.css';
import { labels } from './labels.ts';

interface EnrolmentItemsProps {
  readonly idPerson: number;
  readonly idEnrolment: number;
  readonly title: string;
  readonly onClose: () => void;
}

/** Panel with the items of a person's training: how far they are, and what keeps each locked item locked for them. */
export function EnrolmentItems({ idPerson, idEnrolment, title, onClose }: EnrolmentItemsProps) {
  const query = useApiQuery(listEnrolmentItems, { params: { idPerson, idEnrolment } }, { staleTime: 0 });
  return (
    <Drawer isOpen onClose={onClose} title={title}>
      <QueryStates
        query={query}
        errorTitle={labels.loadFailed}
        skeleton={<SkeletonText lines={8} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={styles.quiet}>{labels.none}</p>}
      >
        {({ items }) => (
          <ol className={styles.items} aria-label={labels.list(title)}>
            {numbered(items).map((item) => (
              <Item key={item.number} item={item} />
            ))}
          </ol>
        )}
      </QueryStates>
    </Drawer>
  );
}

function Item({ item: { title, kind, depth, status, isRequired, lock } }: { item: EnrolmentItem }) {
  return (
    <li className={styles.item} style={{ '--depth': depth } as CSSProperties}>
      <span className={styles.title}>{title}</span>
      <span className={styles.quiet}>
        {labels.kinds[kind]}
        {!isRequired && kind !== 'page' && ` · ${labels.optional}`}
      </span>
      {lock === '' ? (
        <EnrolmentStatus state={states[status]} />
      ) : (
        <Status tone="neutral" icon={<Icon name="lock" size={16} />}>
          {lock}
        </Status>
      )}
    </li>
  );
}

const states: Readonly<Record<EnrolmentItem['status'], EnrolmentState>> = {
  NOT_ATTEMPTED: 'not-started',
  IN_PROGRESS: 'in-progress',
  INCOMPLETE: 'in-progress',
  COMPLETED: 'done',
  PASSED: 'done',
  EQUIVALENCY: 'done',
  FAILED: 'failed',
  EXPIRED: 'expired',
};
