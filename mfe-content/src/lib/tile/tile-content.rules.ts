import type { ContentItem } from '@shared-kit/contracts/content';
import { sectionPath } from '@shared-kit/contracts/content';
import type { MenuSection } from '@shared-kit/contracts/identity';
import type { IconName } from '@shared-kit/ui';
import { contentKind } from '@shared-kit/media/content-labels';
import { sectionIcon } from '../section-icon.rules.ts';

/**
 * `picture` fills the tile, `hybrid` is above the text, `icon` is small on the tile's colour, `color` has no picture.
 */
export type TileAppearance = 'picture' | 'hybrid' | 'icon' | 'color';

/** Content of a tile that links to a section or to an item. */
export interface TileContent {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly to: string;
  readonly image: string;
  readonly icon: IconName;
  readonly appearance: TileAppearance;
  /** Tenant's own background colour; empty for a colour of the theme. */
  readonly ground: string;
  /** True when the text is only for screen readers, because the picture contains it. */
  readonly hasHiddenText: boolean;
  readonly isCompleted: boolean;
  /** True when the item is live today. */
  readonly isLive: boolean;
}

export function sectionTile(section: MenuSection, usual: TileAppearance): TileContent {
  const { text, description, image, imageStyle, color, showText } = section.menuOption;
  return {
    key: `section-${section.idSection}`,
    title: text,
    description,
    to: sectionPath(section),
    image,
    icon: sectionIcon(section.idSectionType),
    appearance: appearanceOf(imageStyle, image, usual),
    ground: color,
    hasHiddenText: !showText && image !== '',
    isCompleted: false,
    isLive: false,
  };
}

export function itemTile(
  item: ContentItem,
  usual: TileAppearance,
  { to, isLive }: { to: string; isLive: boolean },
): TileContent {
  return {
    key: `item-${item.idContentItem}`,
    title: item.text,
    description: item.description,
    to,
    image: item.image,
    icon: contentKind(item.idContentType).icon,
    appearance: appearanceOf(item.imageStyle, item.image, usual),
    ground: item.backgroundColor,
    hasHiddenText: !item.showText && item.image !== '',
    isCompleted: item.completed === 'COMPLETED',
    isLive,
  };
}

/**
 * Returns the appearance of a tile: the entry's own style, otherwise the screen's default; plain colour without a
 * picture.
 */
function appearanceOf(imageStyle: ContentItem['imageStyle'], image: string, usual: TileAppearance): TileAppearance {
  const wanted = { tile: 'picture', hybrid: 'hybrid', icon: 'icon', default: usual } as const;
  return image === '' ? 'color' : wanted[imageStyle];
}
