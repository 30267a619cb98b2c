import { registerPeopleDirectory } from '../identity/index.ts';

/** The section type that lists the people of a tenant. */
const directorySectionType = 14;

/** Registers the check of decision 195: people see each other when their company has a section for that. */
export function knowPeopleDirectory(): void {
  registerPeopleDirectory(async (db, tenant) => {
    if (!tenant.modules.has('content')) return false;
    const section = await db
      .selectFrom('sections')
      .select('id_section')
      .where('active', '=', true)
      .where('id_section_type', '=', directorySectionType)
      .executeTakeFirst();
    return section !== undefined;
  });
}
