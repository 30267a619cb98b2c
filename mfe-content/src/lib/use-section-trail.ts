import { sectionPath } from '@shared-kit/contracts/content';
import type { MenuSection } from '@shared-kit/contracts/identity';
import type { Crumb } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import { sectionsAbove } from './section-tree.rules.ts';

/** Returns the breadcrumb of a section: its ancestors. */
export function useSectionTrail(section: MenuSection): readonly Crumb[] {
  return sectionsAbove(useActiveSession().menu, section).map((above) => ({
    title: above.menuOption.text,
    to: sectionPath(above),
  }));
}
