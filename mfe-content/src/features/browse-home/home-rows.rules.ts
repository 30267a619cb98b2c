import type { MenuSection } from '@shared-kit/contracts/identity';
import { childSections } from '../../lib/section-tree.rules.ts';

/** Section on the home, with its child sections. */
export interface HomeSection {
  readonly section: MenuSection;
  readonly sections: readonly MenuSection[];
  /** True when the section only leads to its child sections: the home shows those and loads no items. */
  readonly isHub: boolean;
}

/** Types that lead to other sections: mosaic, map and the two kinds of menu tiles (decision 21). */
const menuTypes: ReadonlySet<number> = new Set([1, 4, 48, 49]);

/** Returns the sections of a home: the top-level sections of the menu, in menu order. */
export function homeSections(menu: readonly MenuSection[]): readonly HomeSection[] {
  return menu
    .filter(({ menuOption }) => menuOption.parentIdSection === null)
    .map((section) => {
      const sections = childSections(menu, section.idSection);
      return { section, sections, isHub: sections.length > 0 && menuTypes.has(section.idSectionType) };
    });
}
