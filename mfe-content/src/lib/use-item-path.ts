import { contentPath, sectionPath } from 'shared-kit/contracts/content';
import type { ContentItem } from 'shared-kit/contracts/content';
import { useActiveSession } from 'shared-kit/session';

type Leading = Pick<ContentItem, 'idContentItem' | 'sectionTo'>;

/** Where an item leads: to its viewer, or to the section that it stands for, where the person's menu has that one. */
export function useItemPath(): (item: Leading, idSection: number | null) => string {
  const { menu } = useActiveSession();
  return (item, idSection) => {
    const section = item.sectionTo === null ? undefined : menu.find((one) => one.idSection === item.sectionTo);
    return section ? sectionPath(section) : contentPath(item.idContentItem, idSection);
  };
}
