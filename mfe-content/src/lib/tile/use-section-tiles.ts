import { useState } from 'react';
import type { MenuSection } from '@shared-kit/contracts/identity';
import { useActiveSession } from '@shared-kit/runtime/session';
import { isLiveToday } from '@shared-kit/media/content-labels';
import { useSectionItems } from '../section-items.queries.ts';
import { childSections } from '../section-tree.rules.ts';
import { itemTile, sectionTile } from './tile-content.rules.ts';
import type { TileContent, TileAppearance } from './tile-content.rules.ts';
import { useItemPath } from '../use-item-path.ts';

/** Returns the tiles of a section: its child sections from the menu, then its own items, which are loaded. */
export function useSectionTiles({ idSection }: MenuSection, usual: TileAppearance) {
  const { menu } = useActiveSession();
  const pathOf = useItemPath();
  const [now] = useState(() => new Date());
  const query = useSectionItems(idSection);
  const sections = childSections(menu, idSection).map((section) => sectionTile(section, usual));
  const items = (query.data?.content ?? []).map((item) =>
    itemTile(item, usual, { to: pathOf(item, idSection), isLive: isLiveToday(item, now) }),
  );
  const tiles: readonly TileContent[] = [...sections, ...items];
  return { query, sections, tiles };
}
