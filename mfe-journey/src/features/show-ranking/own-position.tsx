import { ApiError } from '@shared-kit/runtime/api';
import { formatNumber } from '@shared-kit/ui/format';
import { Alert, Button, Card, Icon, QueryStates, SkeletonText } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { useOwnPosition } from './ranking.queries.ts';
import type { RankingChoice } from './ranking.queries.ts';
import styles from './show-ranking.module.css';

/** Person's position and points (B2.11-03), or a note when the filter selects another department (B2.11-04). */
export function OwnPosition({ choice, onRemoveFilter }: { readonly choice: RankingChoice; onRemoveFilter(): void }) {
  const query = useOwnPosition(choice);
  if (query.error instanceof ApiError && query.error.code === 'gamification.not-in-department') {
    return (
      <Alert
        tone="warning"
        action={
          <Button variant="secondary" size="small" onClick={onRemoveFilter}>
            {labels.removeFilter}
          </Button>
        }
      >
        {labels.notInDepartment}
      </Alert>
    );
  }
  return (
    <QueryStates
      query={query}
      errorTitle={labels.ownFailed}
      skeleton={
        <Card>
          <SkeletonText lines={2} />
        </Card>
      }
    >
      {({ campaignUserDetail: { position, points, pointsToNext } }) => (
        <Card as="section" appearance="brand" aria-label={labels.own}>
          <dl className={styles.own}>
            <div className={styles.figure}>
              <dt>{labels.own}</dt>
              <dd>
                <Icon name="trophy" size={28} />
                {position === null ? labels.noPosition : labels.position(position)}
              </dd>
            </div>
            <div className={styles.figure}>
              <dt>{labels.ownPoints}</dt>
              <dd>
                <Icon name="star" size={28} />
                {formatNumber(points)}
              </dd>
            </div>
          </dl>
          <p className={styles.ownHint}>{hintOf(position, pointsToNext)}</p>
        </Card>
      )}
    </QueryStates>
  );
}

function hintOf(position: number | null, pointsToNext: number | null): string {
  if (position === null) return labels.noPoints;
  return pointsToNext === null ? labels.first : labels.pointsToNext(pointsToNext, position - 1);
}
