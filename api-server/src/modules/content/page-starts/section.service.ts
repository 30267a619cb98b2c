import { listContent, searchContent } from '@shared-kit/contracts/content';
import type { PageStart } from '../../../platform/page-start.port.ts';
import { sectionMenu } from '../section-menu.service.ts';
import { firstSection, screenOfSection } from './first-section.rules.ts';

/**
 * Page of a section: the items that its screen begins with. Which call reads them depends on the section's type. An
 * address with a search or a filter shows another list.
 */
export const startSection: PageStart = async ({ params, query, tenant, storage, now, read, call }) => {
  const { menu, design } = await read((db) => sectionMenu(db, { storage, tenant, now }));
  const section = menu.find(({ idSection }) => String(idSection) === params['idSection']);
  const screen = section && screenOfSection(section);
  if (!section || !screen || Object.keys(query).length > 0) return undefined;
  const { idSection } = section;
  const reply = screen.isPaged
    ? await call(searchContent, { params: { idSection }, body: { page: 1, searchTags: [] } })
    : await call(listContent, { params: { idSection } });
  return reply && firstSection({ section, screen, design: design.sections[idSection], reply });
};
