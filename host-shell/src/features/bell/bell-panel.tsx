import type { ReactNode } from 'react';
import { Alert, Button, EmptyState, Icon, QueryStates } from '@shared-kit/ui';
import { useEntries, useReadEntries } from './bell.queries.ts';
import { BellItem } from './bell-item.tsx';
import { EntriesSkeleton } from './entries-skeleton.tsx';
import { labels } from './labels.ts';
import styles from './bell.module.css';

interface BellPanelProps {
  /** False where the frame around it has the title. */
  readonly hasTitle: boolean;
  /** Called when the person follows an entry. */
  onChoose(): void;
}

/** Entries of the bell, newest first. */
export function BellPanel({ hasTitle, onChoose }: BellPanelProps): ReactNode {
  const query = useEntries();
  const { read, readAll, isReadingAll, hasFailed } = useReadEntries();
  const hasUnread = query.data?.some(({ isRead }) => !isRead) ?? false;
  return (
    <div className={styles.panel}>
      {(hasTitle || hasUnread) && (
        <div className={styles.head}>
          {hasTitle && <h2 className={styles.heading}>{labels.title}</h2>}
          {hasUnread && (
            <Button variant="ghost" size="small" isBusy={isReadingAll} onClick={readAll}>
              {labels.readAll}
            </Button>
          )}
        </div>
      )}
      {hasFailed && <Alert tone="danger">{labels.notMarked}</Alert>}
      <QueryStates
        query={query}
        skeleton={<EntriesSkeleton />}
        isEmpty={(entries) => entries.length === 0}
        empty={
          <EmptyState
            size="compact"
            icon={<Icon name="bell" size={28} />}
            title={labels.empty}
            description={labels.emptyText}
          />
        }
      >
        {(entries) => (
          <ul role="list" className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.idNotification}>
                <BellItem
                  entry={entry}
                  onChoose={() => {
                    if (!entry.isRead) read(entry.idNotification);
                  }}
                  onFollow={onChoose}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
      {query.hasNextPage && (
        <Button variant="secondary" isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {labels.more}
        </Button>
      )}
    </div>
  );
}
