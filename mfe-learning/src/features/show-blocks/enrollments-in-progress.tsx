import { useApiQuery } from '@shared-kit/runtime/api';
import { listEnrollmentsInProgress } from '@shared-kit/contracts/learning';
import { useActiveSession } from '@shared-kit/runtime/session';
import { EmptyState, Icon, QueryStates, Row, SkeletonCard } from '@shared-kit/ui';
import { useIsLate } from '@shared-kit/ui/in-order';
import { ElementCard } from '../../lib/element-card.tsx';
import { columnsOf } from './card-format.rules.ts';
import { labels } from './labels.ts';
import type { BlockProps } from './block-props.ts';
import styles from './show-blocks.module.css';

/** Renders the trainings that the person has started or can start. */
export function EnrollmentsInProgress({ block }: BlockProps) {
  const { viewer } = useActiveSession();
  const query = useApiQuery(listEnrollmentsInProgress, { params: { idUser: viewer.idUser } }, { staleTime: 0 });
  const title = block.title || labels.inProgress;
  const columns = columnsOf(block.parameters);
  const isLate = useIsLate(query.isPending);
  const cards = (
    <Row title={title} columns={columns}>
      {[1, 2, 3].map((key) => (
        <SkeletonCard key={key} kind="started" />
      ))}
    </Row>
  );
  // By then the blocks below are visible, and a shorter state would move them.
  const keepsHeight = isLate && !query.data?.data.length;
  return (
    <div className={styles.inProgress}>
      {keepsHeight && (
        <div className={styles.room} aria-hidden="true">
          {cards}
        </div>
      )}
      <QueryStates
        query={query}
        skeleton={<div data-decides-height={isLate ? undefined : ''}>{cards}</div>}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <section>
            <h2 className={styles.title}>{title}</h2>
            <EmptyState
              size="compact"
              icon={<Icon name="training" size={28} />}
              title={labels.noEnrollments}
              description={labels.noEnrollmentsHint}
            />
          </section>
        }
      >
        {({ data }) => (
          <Row title={title} columns={columns}>
            {data.map((element) => (
              <ElementCard key={element.idElement} element={element} />
            ))}
          </Row>
        )}
      </QueryStates>
    </div>
  );
}
