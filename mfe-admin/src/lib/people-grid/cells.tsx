import type { ReactNode } from 'react';
import { adminPersonPath } from '@shared-kit/contracts/admin';
import { Link } from '@shared-kit/runtime/router';
import styles from './people-grid.module.css';

/** Marks the columns that the server sorts by; the grid reads no values. */
export const isSorted = (): string => '';

/** Cell of two lines, the second one quiet. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className={styles.lines}>
      {first}
      {second && <span className={styles.quiet}>{second}</span>}
    </span>
  );
}

interface PersonCellProps {
  readonly person: { readonly idPerson: number; readonly name: string };
  /** Part of the person's page that the name leads to; its first one by default. */
  readonly tab?: string;
  readonly second: ReactNode;
}

/** Name that leads to the person's page, and a quiet line below it. */
export function PersonCell({ person: { idPerson, name }, tab, second }: PersonCellProps) {
  return (
    <span className={styles.person}>
      <TwoLines
        first={
          <Link to={adminPersonPath(idPerson, tab)} className={styles.name}>
            {name}
          </Link>
        }
        second={second}
      />
    </span>
  );
}
