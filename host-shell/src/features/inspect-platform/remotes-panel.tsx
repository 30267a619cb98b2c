import type { ReactNode } from 'react';
import type { Inspection } from '@shared-kit/contracts/delivery';
import { RemoteCard } from './remote-card.tsx';
import { useRemoteRows } from './use-remote-rows.ts';
import styles from './inspector.module.css';

/** Lists each remote of the portal with its state in this page and on the server. */
export function RemotesPanel({ inspection }: { readonly inspection: Inspection | undefined }): ReactNode {
  const rows = useRemoteRows(inspection);
  return (
    <ul role="list" className={styles.cards}>
      {rows.map((row) => (
        <RemoteCard key={row.release.remote} row={row} />
      ))}
    </ul>
  );
}
