import { useComposition, useConditionValues } from '@shared-kit/runtime/federation';
import { useActiveSession } from '@shared-kit/runtime/session';
import { areaItems, bottomLinks, sectionLinks } from './menu.rules.ts';
import type { MenuItem, MenuLink } from './menu.rules.ts';
import { ownEntries } from './own-entries.ts';

export interface PortalMenu {
  /** Home, the pages of the tenant's modules and the shell's own entries for the person. */
  readonly pages: readonly MenuItem[];
  readonly sections: readonly MenuLink[];
  readonly bottom: readonly MenuLink[];
  /** Ids of the modules' main pages: the entries that manifests and shell put into the bottom menu. */
  readonly primary: ReadonlySet<string>;
  readonly profile: readonly MenuItem[];
}

/** Returns the menus of this person, computed from the composition and the session; no remote is loaded. */
export function useMenu(): PortalMenu {
  const conditions = useConditionValues();
  const session = useActiveSession();
  const parts = useComposition();
  const own = ownEntries.filter((entry) => entry.shows?.(session) ?? true);
  const disabled = new Set(own.filter((entry) => entry.isDisabled?.(session) ?? false).map(({ id }) => id));
  const sections = sectionLinks(session.menu);
  const pages = areaItems('main', parts, conditions, own, disabled);
  const bottom = areaItems('bottom', parts, conditions, own);
  return {
    pages,
    sections,
    bottom: bottomLinks(bottom, sections, pages),
    primary: new Set(bottom.map(({ id }) => id)),
    profile: areaItems('profile', parts, conditions, own, disabled),
  };
}
