import { sectionPath } from '@shared-kit/contracts/content';
import type { MenuSection } from '@shared-kit/contracts/identity';
import type { Composition } from '@shared-kit/contracts/delivery';
import { isConditionMet } from '@shared-kit/runtime/federation';
import type { ConditionValues } from '@shared-kit/runtime/federation';
import { isIconName } from '@shared-kit/ui';
import type { IconName } from '@shared-kit/ui';
import type { MenuArea, OwnEntry } from './own-entry.ts';

interface MenuItemBase {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  /** Position among the entries of its area; sections have none. */
  readonly order?: number;
}

/** Link of a menu. `image` is the section's own picture and replaces the icon. */
export interface MenuLink extends MenuItemBase {
  readonly to: string;
  readonly image?: string;
  /** Links of the subsections. */
  readonly below?: readonly MenuLink[];
}

/** Menu entry that runs an action on the current page. */
export interface MenuCommand extends MenuItemBase {
  readonly isDisabled?: boolean;
  run(): void;
}

export type MenuItem = MenuLink | MenuCommand;

export function isLink(item: MenuItem): item is MenuLink {
  return 'to' in item;
}

/**
 * Returns the entries of an area: those of the composition's manifests and the shell's own, in their order. Only the
 * shell can use '/'.
 */
export function areaItems(
  area: MenuArea,
  composition: Composition,
  conditions: ConditionValues,
  own: readonly OwnEntry[],
  disabled: ReadonlySet<string> = new Set(),
): readonly MenuItem[] {
  const named = composition.releases
    .flatMap(({ manifest }) => manifest.menu)
    .filter((entry) => entry.to !== '/' && isConditionMet(entry.when, conditions))
    .map((entry) => ({ ...entry, icon: isIconName(entry.icon) ? entry.icon : ('circle' as const) }));
  return [...own, ...named]
    .filter((entry) => entry.areas.includes(area))
    .toSorted((a, b) => a.order - b.order)
    .map((entry): MenuItem => {
      const { id, label, icon, order } = entry;
      return 'to' in entry
        ? { id, label, icon, order, to: entry.to }
        : { id, label, icon, order, run: () => entry.run(), ...(disabled.has(id) ? { isDisabled: true } : {}) };
    });
}

/** Groups of the side menu, each with the first position that belongs to it. They keep the specified order. */
const groupStarts = [
  { key: 'start', from: Number.NEGATIVE_INFINITY },
  { key: 'learning', from: 30 },
  { key: 'store', from: 60 },
  { key: 'account', from: 70 },
  { key: 'administration', from: 100 },
] as const;

export interface MenuGroup {
  readonly key: (typeof groupStarts)[number]['key'];
  readonly items: readonly MenuItem[];
}

/** Returns the entries of the side menu in groups, without empty ones. */
export function menuGroups(items: readonly MenuItem[]): readonly MenuGroup[] {
  const groupOf = ({ order = 0 }: MenuItem) => groupStarts.findLast(({ from }) => order >= from)?.key;
  return groupStarts
    .map(({ key }) => ({ key, items: items.filter((item) => groupOf(item) === key) }))
    .filter((group) => group.items.length > 0);
}

/**
 * Returns the top sections of the session's menu, each with its subsections. A section that is its own ancestor is left
 * out.
 */
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

/** Number of links in the bottom menu. A thumb reaches five targets; the last one opens the whole menu. */
const BOTTOM_LINKS = 4;
/** Maximum label length below an icon, at five targets on a phone. */
const BOTTOM_LABEL = 14;

/** Returns the bottom menu: the manifests' entries, then sections, then other pages whose labels fit. */
export function bottomLinks(
  bottom: readonly MenuItem[],
  sections: readonly MenuLink[],
  main: readonly MenuItem[],
): readonly MenuLink[] {
  const links = bottom.filter(isLink);
  const known = new Set(links.map(({ to }) => to));
  const more = [...sections, ...main]
    .filter(isLink)
    .filter(({ to, label }) => !known.has(to) && label.length <= BOTTOM_LABEL);
  return [...links, ...more].slice(0, BOTTOM_LINKS);
}

/**
 * Returns the id of the link that the page belongs to: the most specific one whose path is a prefix. Paths are
 * case-insensitive (decision 13).
 */
export function currentOf(items: readonly MenuItem[], pathname: string): string | undefined {
  const path = plainPath(pathname);
  const links = items.filter(isLink);
  const own = links
    .filter(({ to }) => path === to.toLowerCase() || (to !== '/' && path.startsWith(`${to.toLowerCase()}/`)))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
  return (own ?? links.find((link) => isAbove(link, pathname)))?.id;
}

/** Returns whether the page is below a link. */
export function isAbove({ below = [] }: MenuLink, pathname: string): boolean {
  return below.some((link) => plainPath(pathname) === link.to.toLowerCase() || isAbove(link, pathname));
}

function plainPath(pathname: string): string {
  return pathname.toLowerCase().replace(/\/+$/, '') || '/';
}
