import type { MenuSection } from '@shared-kit/contracts/identity';
import { EmptyState, Grid, PageHeader, QueryStates, SkeletonCard, Stack } from '@shared-kit/ui';
import { useSectionItems } from '../../lib/section-items.queries.ts';
import { labels } from './labels.ts';
import { PlaylistRow } from './playlist-row.tsx';

/** Section type 13: each item is a playlist (A2s-12). */
export function YoutubePlaylistsScreen({ section }: { section: MenuSection }) {
  const { idSection, menuOption } = section;
  const query = useSectionItems(idSection);
  return (
    <>
      <PageHeader title={menuOption.text} description={menuOption.description} />
      <QueryStates
        query={query}
        skeleton={
          <Grid>
            {Array.from({ length: 4 }, (_, index) => (
              <SkeletonCard key={index} />
            ))}
          </Grid>
        }
        isEmpty={({ content }) => content.length === 0}
        empty={<EmptyState title={labels.empty} />}
      >
        {({ content }) => (
          <Stack gap={8}>
            {content.map((item) => (
              <PlaylistRow key={item.idContentItem} item={item} idSection={idSection} />
            ))}
          </Stack>
        )}
      </QueryStates>
    </>
  );
}
