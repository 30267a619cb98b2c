import type { ContentItem } from 'shared-kit/contracts/content';
import type { MenuSection } from 'shared-kit/contracts/identity';

/** One row of the home. `items` is undefined where they could not be loaded. */
export interface HomeSection {
  readonly section: MenuSection;
  readonly items: readonly ContentItem[] | undefined;
}

/** The sections a home shows: those at the top of the menu, in its order. */
export function topSections(menu: readonly MenuSection[]): readonly MenuSection[] {
  return menu.filter(({ menuOption }) => menuOption.parentIdSection === null);
}

/** Items that were begun and not finished, the furthest first. */
export function itemsUnderWay(sections: readonly HomeSection[]): readonly { item: ContentItem; idSection: number }[] {
  return sections
    .flatMap(({ section, items = [] }) => items.map((item) => ({ item, idSection: section.idSection })))
    .filter(({ item }) => item.completed === 'PROGRESS' && item.lastPosition > 0)
    .toSorted((a, b) => b.item.progress - a.item.progress);
}
