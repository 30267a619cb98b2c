import type { MenuSection } from '@shared-kit/contracts/identity';
import { useMediaQuery } from '@shared-kit/ui/theme';
import { EmptyState, ErrorState, PageHeader, QueryStates, Skeleton, Stack } from '@shared-kit/ui';
import { labels as common } from '../../lib/labels.ts';
import { useSectionTiles } from '../../lib/tile/use-section-tiles.ts';
import { MapOfStops } from './map-of-stops.tsx';
import styles from './map-menu.module.css';

/** Section type 4: the entries of the section as stops on a path (A2s-18). */
export function MapMenuScreen({ section }: { section: MenuSection }) {
  const { query, sections, tiles } = useSectionTiles(section, 'picture');
  const isLarge = useMediaQuery('(width >= 992px)');
  const isMedium = useMediaQuery('(width >= 600px)');
  const perLine = isLarge ? 4 : isMedium ? 3 : 1;
  const { text, description } = section.menuOption;
  return (
    <>
      <PageHeader title={text} description={description} />
      {query.isError && sections.length > 0 ? (
        <Stack gap={8}>
          <MapOfStops stops={sections} perLine={perLine} label={text} />
          <ErrorState
            size="compact"
            error={query.error}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        </Stack>
      ) : (
        <QueryStates
          query={query}
          skeleton={<Skeleton height="24rem" className={styles.waiting} />}
          isEmpty={() => tiles.length === 0}
          empty={<EmptyState title={common.empty} />}
        >
          {() => <MapOfStops stops={tiles} perLine={perLine} label={text} />}
        </QueryStates>
      )}
    </>
  );
}
