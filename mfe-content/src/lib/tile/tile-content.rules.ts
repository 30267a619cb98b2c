import type { ContentItem } from 'shared-kit/contracts/content';
import { sectionPath } from 'shared-kit/contracts/content';
import type { MenuSection } from 'shared-kit/contracts/identity';
import type { IconName } from 'shared-kit/ui';
import { contentKind } from 'shared-kit/content-labels';
import { sectionIcon } from '../section-icon.rules.ts';

/** `picture` fills the tile, `hybrid` stands above the words, `icon` is small on the tile's colour, `color` is without a picture. */
export type TileLook = 'picture' | 'hybrid' | 'icon' | 'color';

/** What a tile shows, whether it leads to a section or to an item. */
export interface TileContent {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly to: string;
  readonly image: string;
  readonly icon: IconName;
  readonly look: TileLook;
  /** The tenant's own colour below it; empty for one of the theme's. */
  readonly ground: string;
  /** The words are for screen readers alone: the picture says them. */
  readonly hasHiddenText: boolean;
  readonly isCompleted: boolean;
  /** What it holds is live today. */
  readonly isLive: boolean;
}

export function sectionTile(section: MenuSection, usual: TileLook): TileContent {
  const { text, description, image, imageStyle, color, showText } = section.menuOption;
  return {
    key: `section-${section.idSection}`,
    title: text,
    description,
    to: sectionPath(section),
    image,
    icon: sectionIcon(section.idSectionType),
    look: lookOf(imageStyle, image, usual),
    ground: color,
    hasHiddenText: !showText && image !== '',
    isCompleted: false,
    isLive: false,
  };
}

export function itemTile(
  item: ContentItem,
  usual: TileLook,
  { to, isLive }: { to: string; isLive: boolean },
): TileContent {
  return {
    key: `item-${item.idContentItem}`,
    title: item.text,
    description: item.description,
    to,
    image: item.image,
    icon: contentKind(item.idContentType).icon,
    look: lookOf(item.imageStyle, item.image, usual),
    ground: item.backgroundColor,
    hasHiddenText: !item.showText && item.image !== '',
    isCompleted: item.completed === 'COMPLETED',
    isLive,
  };
}

/** An entry's own style wins over what its screen usually shows; without a picture there is none to show. */
function lookOf(imageStyle: ContentItem['imageStyle'], image: string, usual: TileLook): TileLook {
  const wanted = { tile: 'picture', hybrid: 'hybrid', icon: 'icon', default: usual } as const;
  return image === '' ? 'color' : wanted[imageStyle];
}
