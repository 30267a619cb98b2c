import type { MenuSection } from 'shared-kit/contracts/identity';

/** The sections right below one, in the menu's order. */
export function childSections(menu: readonly MenuSection[], idSection: number): readonly MenuSection[] {
  return menu.filter(({ menuOption }) => menuOption.parentIdSection === idSection);
}

/** The sections above one, from the top down. Sections that are said to be above each other end the way up. */
export function sectionsAbove(menu: readonly MenuSection[], section: MenuSection): readonly MenuSection[] {
  const above: MenuSection[] = [];
  for (let at = parentOf(menu, section); at && at !== section && !above.includes(at); at = parentOf(menu, at))
    above.unshift(at);
  return above;
}

function parentOf(menu: readonly MenuSection[], { menuOption }: MenuSection): MenuSection | undefined {
  return menu.find(({ idSection }) => idSection === menuOption.parentIdSection);
}
