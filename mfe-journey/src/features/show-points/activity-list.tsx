import { useEffect, useRef } from 'react';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { Alert, Button, Card, CardHeader, EmptyState, Icon, QueryStates, SkeletonText } from '@shared-kit/ui';
import { pointsText } from '../../lib/points-text.ts';
import { labels } from './labels.ts';
import { useExport } from './points.queries.ts';
import type { Activities } from './points.queries.ts';
import styles from './show-points.module.css';

/** List 'Minhas atividades': two entries at first, five more at a time, and a spreadsheet of all (A2p-15..A2p-17). */
export function ActivityList({ idCampaign, query }: { readonly idCampaign: number; readonly query: Activities }) {
  const spreadsheetExport = useExport(idCampaign);
  const hasAny = (query.data?.totalRecords ?? 0) > 0;
  return (
    <Card as="section" padding="large" aria-label={labels.activities}>
      <CardHeader
        title={labels.activities}
        actions={
          hasAny && (
            <Button
              variant="secondary"
              size="small"
              icon={<Icon name="spreadsheet" size={18} />}
              isBusy={spreadsheetExport.isBusy}
              onClick={spreadsheetExport.start}
            >
              {labels.export}
            </Button>
          )
        }
      />
      <QueryStates
        query={query}
        errorTitle={labels.activitiesFailed}
        skeleton={<SkeletonText lines={4} />}
        isEmpty={({ totalRecords }) => totalRecords === 0}
        empty={<EmptyState size="compact" icon={<Icon name="star" size={24} />} title={labels.empty} />}
      >
        {({ activities, totalRecords }) => <Activities activities={activities} total={totalRecords} query={query} />}
      </QueryStates>
    </Card>
  );
}

type Loaded = NonNullable<Activities['data']>['activities'];

function Activities({
  activities,
  total,
  query,
}: {
  readonly activities: Loaded;
  readonly total: number;
  readonly query: Activities;
}) {
  const list = useRef<HTMLUListElement>(null);
  const shownBefore = useRef(0);
  useEffect(() => {
    // Moves the focus to the first new entry, because the button disappears with the last page.
    if (
      shownBefore.current > 0 &&
      activities.length > shownBefore.current &&
      document.activeElement === document.body
    ) {
      (list.current?.children[shownBefore.current] as HTMLElement | undefined)?.focus();
    }
    shownBefore.current = activities.length;
  }, [activities.length]);
  return (
    <>
      <ul ref={list} className={styles.activities} role="list">
        {activities.map(({ idPointsEntry, contentitemtext, event, eventDate, points }) => (
          <li key={idPointsEntry} className={styles.activity} tabIndex={-1}>
            <span className={styles.what}>
              <strong>{contentitemtext === '' ? event : contentitemtext}</strong>
              <span className={styles.how}>
                {[contentitemtext === '' ? '' : event, formatDateTime(eventDate)]
                  .filter((text) => text !== '')
                  .join(' · ')}
              </span>
            </span>
            <strong className={styles.gain}>+{pointsText(points)}</strong>
          </li>
        ))}
      </ul>
      {query.isFetchNextPageError && (
        <Alert tone="danger" error={query.error}>
          {labels.moreFailed}
        </Alert>
      )}
      <div className={styles.more}>
        <span role="status">{labels.shown(activities.length, total)}</span>
        {query.hasNextPage && (
          <Button variant="ghost" isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {labels.showMore}
          </Button>
        )}
      </div>
    </>
  );
}
