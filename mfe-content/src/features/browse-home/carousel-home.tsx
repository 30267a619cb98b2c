import { EmptyState, Skeleton, SkeletonCard, SkeletonGroup, Stack } from '@shared-kit/ui';
import { labels as common } from '../../lib/labels.ts';
import styles from './browse-home.module.css';
import { HomeRow } from './home-row.tsx';
import { StartedFirst, StartedSkeleton } from './started-first.tsx';
import { shownRows, useHomeRows } from './use-home-rows.ts';

/** Home style `carousel`: one row of cards per section, after the row of started items (A2h-05). */
export function CarouselHome() {
  const { home, reach } = useHomeRows();
  if (home.kind === 'loading') return <HomeSkeleton rows={home.rows} />;
  const shown = shownRows(home.rows);
  if (shown.length === 0) return <EmptyState title={common.empty} />;
  return (
    <Stack gap={12}>
      <StartedFirst started={home.started} />
      {shown.map((row, index) => (
        <HomeRow key={row.section.idSection} row={row} isFirst={index === 0} reach={reach} />
      ))}
    </Stack>
  );
}

/** Skeleton of the home while its data load (A2h-06). */
function HomeSkeleton({ rows }: { rows: number }) {
  return (
    <SkeletonGroup>
      <Stack gap={12}>
        <StartedSkeleton />
        {Array.from({ length: Math.min(4, Math.max(1, rows)) }, (_, row) => (
          <div key={row}>
            <div className={styles.railTitle}>
              <Skeleton shape="line" width="14rem" height="1.25rem" />
            </div>
            <div className={styles.rail}>
              {Array.from({ length: 5 }, (_item, card) => (
                <div key={card} className={styles.card}>
                  <SkeletonCard />
                </div>
              ))}
            </div>
          </div>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
