import type { ReactNode } from 'react';
import type { MenuSection } from '@shared-kit/contracts/identity';
import { useActiveSession } from '@shared-kit/runtime/session';
import { EmptyState, ErrorState, PageHeader, QueryStates, Stack } from '@shared-kit/ui';
import { labels as common } from '../../lib/labels.ts';
import { Mosaic, MosaicSkeleton } from '../../lib/tile/mosaic.tsx';
import type { TileContent, TileAppearance } from '../../lib/tile/tile-content.rules.ts';
import { TileGrid, TileGridSkeleton } from '../../lib/tile/tile-grid.tsx';
import { useSectionTiles } from '../../lib/tile/use-section-tiles.ts';

/** Number of skeleton tiles when the menu does not give the number. */
const USUAL_COUNT = 6;

interface TilesScreenProps {
  readonly section: MenuSection;
  readonly usual: TileAppearance;
  readonly skeleton: (count: number) => ReactNode;
  readonly children: (tiles: readonly TileContent[]) => ReactNode;
}

/** Section type 48: coloured tiles, each with the icon of its target (A2s-03). */
export function MenuTilesScreen({ section }: { section: MenuSection }) {
  return <GridOfTiles section={section} usual="color" />;
}

/** Section type 49: the same with pictures (A2s-03). */
export function ImageTilesScreen({ section }: { section: MenuSection }) {
  return <GridOfTiles section={section} usual="picture" />;
}

/** Section type 1: a mosaic of tiles (A2s-16). */
export function MosaicScreen({ section }: { section: MenuSection }) {
  return (
    <TilesScreen section={section} usual="picture" skeleton={(count) => <MosaicSkeleton count={count} />}>
      {(tiles) => <Mosaic tiles={tiles} label={section.menuOption.text} />}
    </TilesScreen>
  );
}

function GridOfTiles({ section, usual }: { section: MenuSection; usual: TileAppearance }) {
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

/** Renders the child sections from the menu even when the section's own items fail to load. */
function TilesScreen({ section, usual, skeleton, children }: TilesScreenProps) {
  const { query, sections, tiles } = useSectionTiles(section, usual);
  const { text, description } = section.menuOption;
  return (
    <>
      <PageHeader title={text} description={description} />
      {query.isError && sections.length > 0 ? (
        <Stack gap={8}>
          {children(sections)}
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
