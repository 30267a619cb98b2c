import { sectionPath } from 'shared-kit/contracts/content';
import type { MenuSection } from 'shared-kit/contracts/identity';
import type { Composition, MenuEntry } from 'shared-kit/contracts/platform';
import { conditionHolds } from 'shared-kit/federation';
import type { ConditionFacts } from 'shared-kit/federation';
import { isIconName } from 'shared-kit/ui';
import type { IconName } from 'shared-kit/ui';
import { labels } from './labels.ts';

/** One place that a menu leads to. `image` is the section's own picture, shown instead of the icon. */
export interface MenuLink {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly to: string;
  readonly image?: string;
}

export type MenuArea = MenuEntry['areas'][number];

/** '/' belongs to no remote, so its entry is the shell's own. */
const homeLink: MenuLink = { id: 'home', label: labels.home, icon: 'home', to: '/' };

/** The entries of an area that the composition's manifests name, in their order; profile has no home. */
export function areaLinks(area: MenuArea, composition: Composition, facts: ConditionFacts): readonly MenuLink[] {
  const links = composition.releases
    .flatMap(({ manifest }) => manifest.menu)
    .filter((entry) => entry.areas.includes(area) && entry.to !== '/' && conditionHolds(entry.when, facts))
    .toSorted((a, b) => a.order - b.order)
    .map(({ id, label, icon, to }): MenuLink => ({ id, label, icon: isIconName(icon) ? icon : 'circle', to }));
  return area === 'profile' ? links : [homeLink, ...links];
}

/** The sections at the top of the session's menu; those below another one appear on that one's screen. */
export function sectionLinks(menu: readonly MenuSection[]): readonly MenuLink[] {
  return menu
    .filter(({ menuOption }) => menuOption.parentIdSection === null)
    .map((section): MenuLink => {
      const { text, image, imageStyle } = section.menuOption;
      return {
        id: `section-${section.idSection}`,
        label: text,
        icon: 'layers',
        to: sectionPath(section),
        ...(imageStyle === 'icon' && image !== '' ? { image } : {}),
      };
    });
}

/** A thumb reaches five targets; the last one opens everything else. */
const BOTTOM_LINKS = 4;

/** The bottom menu: what the manifests put there, filled up with sections, then with other pages. */
export function bottomLinks(bottom: readonly MenuLink[], sections: readonly MenuLink[], main: readonly MenuLink[]): readonly MenuLink[] {
  const known = new Set(bottom.map(({ id }) => id));
  const more = [...sections, ...main].filter(({ id }) => !known.has(id));
  return [...bottom, ...more].slice(0, BOTTOM_LINKS);
}

/** The id of the link that the page belongs to: of several that begin its path, the most exact. Paths know no case (decision 13). */
export function currentOf(links: readonly MenuLink[], pathname: string): string | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  return links
    .filter(({ to }) => path === to.toLowerCase() || (to !== '/' && path.startsWith(`${to.toLowerCase()}/`)))
    .toSorted((a, b) => b.to.length - a.to.length)[0]?.id;
}
