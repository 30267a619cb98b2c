import { contentPath, sectionPath } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import { useActiveSession } from '@shared-kit/runtime/session';

type Leading = Pick<ContentItem, 'idContentItem' | 'sectionTo'>;

/**
 * Returns a function that resolves the path of an item: its viewer, or the section it stands for when the person's menu
 * contains that section.
 */
export function useItemPath(): (item: Leading, idSection: number | null) => string {
  const { menu } = useActiveSession();
  return (item, idSection) => {
    const section = item.sectionTo === null ? undefined : menu.find((one) => one.idSection === item.sectionTo);
    return section ? sectionPath(section) : contentPath(item.idContentItem, idSection);
  };
}
