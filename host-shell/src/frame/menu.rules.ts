import { sectionPath } from 'shared-kit/contracts/content';
import type { MenuSection } from 'shared-kit/contracts/identity';
import type { Composition, MenuEntry } from 'shared-kit/contracts/delivery';
import { conditionHolds } from 'shared-kit/federation';
import type { ConditionFacts } from 'shared-kit/federation';
import { isIconName } from 'shared-kit/ui';
import type { IconName } from 'shared-kit/ui';
import type { OwnEntry } from './own-entries.ts';

interface MenuItemBase {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
}

/** One place that a menu leads to. `image` is the section's own picture, shown instead of the icon. */
export interface MenuLink extends MenuItemBase {
  readonly to: string;
  readonly image?: string;
  /** What lies below it, where it is a section with sections of its own. */
  readonly below?: readonly MenuLink[];
}

/** An entry that does something where the person is. */
export interface MenuCommand extends MenuItemBase {
  readonly isDisabled?: boolean;
  run(): void;
}

export type MenuItem = MenuLink | MenuCommand;

export type MenuArea = MenuEntry['areas'][number];

export function isLink(item: MenuItem): item is MenuLink {
  return 'to' in item;
}

/** The entries of an area: those that the composition's manifests name and the shell's own, in their order. '/' is the shell's alone. */
export function areaItems(
  area: MenuArea,
  composition: Composition,
  facts: ConditionFacts,
  own: readonly OwnEntry[],
  disabled: ReadonlySet<string> = new Set(),
): readonly MenuItem[] {
  const named = composition.releases
    .flatMap(({ manifest }) => manifest.menu)
    .filter((entry) => entry.to !== '/' && conditionHolds(entry.when, facts))
    .map((entry) => ({ ...entry, icon: isIconName(entry.icon) ? entry.icon : ('circle' as const) }));
  return [...own, ...named]
    .filter((entry) => entry.areas.includes(area))
    .toSorted((a, b) => a.order - b.order)
    .map((entry): MenuItem => {
      const { id, label, icon } = entry;
      return 'to' in entry
        ? { id, label, icon, to: entry.to }
        : { id, label, icon, run: () => entry.run(), ...(disabled.has(id) ? { isDisabled: true } : {}) };
    });
}

/** The sections at the top of the session's menu, each with those below it; a section that is said to be below itself is nowhere. */
export function sectionLinks(menu: readonly MenuSection[], parent: number | null = null): readonly MenuLink[] {
  return menu
    .filter(({ menuOption }) => menuOption.parentIdSection === parent)
    .map((section): MenuLink => {
      const { text, image, imageStyle } = section.menuOption;
      const below = sectionLinks(menu, section.idSection);
      return {
        id: `section-${section.idSection}`,
        label: text,
        icon: 'layers',
        to: sectionPath(section),
        ...(imageStyle === 'icon' && image !== '' ? { image } : {}),
        ...(below.length > 0 ? { below } : {}),
      };
    });
}

/** A thumb reaches five targets; the last one opens everything else. */
const BOTTOM_LINKS = 4;
/** What can be read whole below an icon, at five to a phone. */
const BOTTOM_LABEL = 14;

/** The bottom menu: what the manifests put there, filled up with sections, then with other pages, as far as their names fit. */
export function bottomLinks(
  bottom: readonly MenuItem[],
  sections: readonly MenuLink[],
  main: readonly MenuItem[],
): readonly MenuLink[] {
  const known = new Set(bottom.map(({ id }) => id));
  const more = [...sections, ...main].filter(({ id, label }) => !known.has(id) && label.length <= BOTTOM_LABEL);
  return [...bottom, ...more].filter(isLink).slice(0, BOTTOM_LINKS);
}

/** The id of the link that the page belongs to: of several that begin its path, the most exact. Paths know no case (decision 13). */
export function currentOf(items: readonly MenuItem[], pathname: string): string | undefined {
  const path = plainPath(pathname);
  const links = items.filter(isLink);
  const own = links
    .filter(({ to }) => path === to.toLowerCase() || (to !== '/' && path.startsWith(`${to.toLowerCase()}/`)))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
  return (own ?? links.find((link) => isAbove(link, pathname)))?.id;
}

/** Whether the page is one of those below a link. */
export function isAbove({ below = [] }: MenuLink, pathname: string): boolean {
  return below.some((link) => plainPath(pathname) === link.to.toLowerCase() || isAbove(link, pathname));
}

function plainPath(pathname: string): string {
  return pathname.toLowerCase().replace(/\/+$/, '') || '/';
}
