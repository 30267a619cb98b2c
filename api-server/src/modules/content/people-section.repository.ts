import { sectionType } from '@shared-kit/contracts/content';
import type { PeopleDirectory } from '../identity/index.ts';

/** People see each other when their company has a section for that (decision 195). */
export const hasPeopleSection: PeopleDirectory = async (db, tenant) => {
  if (!tenant.modules.has('content')) return false;
  const section = await db
    .selectFrom('sections')
    .select('id_section')
    .where('active', '=', true)
    .where('id_section_type', '=', sectionType.people)
    .executeTakeFirst();
  return section !== undefined;
};
