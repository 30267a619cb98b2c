import { EmptyState, PageContainer, Skeleton, SkeletonGroup, Stack } from '@shared-kit/ui';
import { labels as common } from '../../lib/labels.ts';
import { HomeHero } from './home-hero.tsx';
import { homeLeads } from './home-lead.rules.ts';
import heroStyles from './home-hero.module.css';
import { HomeRow } from './home-row.tsx';
import { shownRows, useHomeRows } from './use-home-rows.ts';

/** Home style `fullscreen`: one item fills the window, and the rows of the sections follow (A2h-04). */
export function FullscreenHome() {
  const { home, reach } = useHomeRows();
  if (home.kind === 'loading') {
    return (
      <SkeletonGroup>
        <Skeleton height="calc(100svh - 7.25rem)" className={heroStyles.waiting} />
      </SkeletonGroup>
    );
  }
  const rows = shownRows(home.rows);
  return (
    <>
      <HomeHero leads={homeLeads(home.started, home.rows)} />
      <PageContainer>
        {rows.length === 0 ? (
          <EmptyState title={common.empty} />
        ) : (
          <Stack gap={12}>
            {rows.map((row, index) => (
              <HomeRow key={row.section.idSection} row={row} isFirst={index === 0} reach={reach} />
            ))}
          </Stack>
        )}
      </PageContainer>
    </>
  );
}
