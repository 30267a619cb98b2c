import type { MenuSection } from 'shared-kit/contracts/identity';
import { childSections } from '../../lib/section-tree.rules.ts';

/** A section on the home, with the sections below it. */
export interface HomeSection {
  readonly section: MenuSection;
  readonly sections: readonly MenuSection[];
  /** It is there for the sections below it: the home shows those, and asks for nothing. */
  readonly isHub: boolean;
}

/** Mosaic, map and the two kinds of menu tiles (decision 21) lead on to other sections. */
const menuTypes: ReadonlySet<number> = new Set([1, 4, 48, 49]);

/** What a home shows: the sections at the top of the menu, in its order. */
export function homeSections(menu: readonly MenuSection[]): readonly HomeSection[] {
  return menu
    .filter(({ menuOption }) => menuOption.parentIdSection === null)
    .map((section) => {
      const sections = childSections(menu, section.idSection);
      return { section, sections, isHub: sections.length > 0 && menuTypes.has(section.idSectionType) };
    });
}
