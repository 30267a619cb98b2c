import type { MenuSection } from '@shared-kit/contracts/identity';

/** Returns the direct child sections in menu order. */
export function childSections(menu: readonly MenuSection[], idSection: number): readonly MenuSection[] {
  return menu.filter(({ menuOption }) => menuOption.parentIdSection === idSection);
}

/** Returns the ancestors of a section from the top down; stops at a cycle. */
export function sectionsAbove(menu: readonly MenuSection[], section: MenuSection): readonly MenuSection[] {
  const above: MenuSection[] = [];
  for (let at = parentOf(menu, section); at && at !== section && !above.includes(at); at = parentOf(menu, at))
    above.unshift(at);
  return above;
}

function parentOf(menu: readonly MenuSection[], { menuOption }: MenuSection): MenuSection | undefined {
  return menu.find(({ idSection }) => idSection === menuOption.parentIdSection);
}
