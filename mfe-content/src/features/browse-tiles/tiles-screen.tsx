import type { ReactNode } from 'react';
import type { MenuSection } from 'shared-kit/contracts/identity';
import { useActiveSession } from 'shared-kit/session';
import { EmptyState, ErrorState, PageHeader, QueryStates, Stack } from 'shared-kit/ui';
import { labels as common } from '../../lib/labels.ts';
import { Mosaic, MosaicSkeleton } from '../../lib/tile/mosaic.tsx';
import type { TileContent, TileLook } from '../../lib/tile/tile-content.rules.ts';
import { TileGrid, TileGridSkeleton } from '../../lib/tile/tile-grid.tsx';
import { useSectionTiles } from '../../lib/tile/use-section-tiles.ts';

/** Tiles to expect where the menu does not say how many there are. */
const USUAL_COUNT = 6;

interface TilesScreenProps {
  readonly section: MenuSection;
  readonly usual: TileLook;
  readonly skeleton: (count: number) => ReactNode;
  readonly children: (tiles: readonly TileContent[]) => ReactNode;
}

/** Section type 48 (A2s-03): fields of colour, each with the sign of what it leads to. */
export function MenuTilesScreen({ section }: { section: MenuSection }) {
  return <GridOfTiles section={section} usual="color" />;
}

/** Section type 49 (A2s-03): the same with pictures. */
export function ImageTilesScreen({ section }: { section: MenuSection }) {
  return <GridOfTiles section={section} usual="picture" />;
}

/** Section type 1 (A2s-16). */
export function MosaicScreen({ section }: { section: MenuSection }) {
  return (
    <TilesScreen section={section} usual="picture" skeleton={(count) => <MosaicSkeleton count={count} />}>
      {(tiles) => <Mosaic tiles={tiles} label={section.menuOption.text} />}
    </TilesScreen>
  );
}

function GridOfTiles({ section, usual }: { section: MenuSection; usual: TileLook }) {
  const { menuitem } = useActiveSession().design.sections[section.idSection] ?? {};
  const emphasis = menuitem?.showEmphasis ? menuitem.emphasisNumber : 0;
  const isTall = usual === 'picture';
  return (
    <TilesScreen
      section={section}
      usual={usual}
      skeleton={(count) => <TileGridSkeleton count={count} isTall={isTall} emphasis={emphasis} />}
    >
      {(tiles) => <TileGrid tiles={tiles} label={section.menuOption.text} isTall={isTall} emphasis={emphasis} />}
    </TilesScreen>
  );
}

/** The sections below are there whatever becomes of the section's own items. */
function TilesScreen({ section, usual, skeleton, children }: TilesScreenProps) {
  const { query, sections, tiles } = useSectionTiles(section, usual);
  const { text, description } = section.menuOption;
  return (
    <>
      <PageHeader title={text} description={description} />
      {query.isError && sections.length > 0 ? (
        <Stack gap={8}>
          {children(sections)}
          <ErrorState size="compact" onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
        </Stack>
      ) : (
        <QueryStates
          query={query}
          skeleton={skeleton(sections.length || USUAL_COUNT)}
          isEmpty={() => tiles.length === 0}
          empty={<EmptyState title={common.empty} />}
        >
          {() => children(tiles)}
        </QueryStates>
      )}
    </>
  );
}
