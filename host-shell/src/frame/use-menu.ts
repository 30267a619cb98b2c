import { useComposition, useConditionFacts } from 'shared-kit/federation';
import { useActiveSession } from 'shared-kit/session';
import { areaLinks, bottomLinks, sectionLinks } from './menu.rules.ts';
import type { MenuLink } from './menu.rules.ts';

export interface PortalMenu {
  /** Home and the pages of the tenant's modules. */
  readonly pages: readonly MenuLink[];
  readonly sections: readonly MenuLink[];
  readonly bottom: readonly MenuLink[];
  readonly profile: readonly MenuLink[];
}

/** The menus of this person, from the composition and the session alone: no remote is asked. */
export function useMenu(): PortalMenu {
  const facts = useConditionFacts();
  const { menu } = useActiveSession();
  const parts = useComposition();
  const sections = sectionLinks(menu);
  const pages = areaLinks('main', parts, facts);
  return {
    pages,
    sections,
    bottom: bottomLinks(areaLinks('bottom', parts, facts), sections, pages),
    profile: areaLinks('profile', parts, facts),
  };
}
