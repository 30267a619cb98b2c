import type { ContentItem } from '@shared-kit/contracts/content';
import type { Session } from '../../platform/auth/session.types.ts';
import { notFound } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/module.ts';
import { openContentItem } from './content-access.service.ts';
import { contentItems } from './content-item.repository.ts';
import { listedItems } from './listed-items.repository.ts';
import { presentItems, presentListedItems } from './items.presenter.ts';
import { searchWords } from './search-text.rules.ts';
import { sectionFilters } from './section-filters.repository.ts';
import { recordOpening } from './study-time/judge-completion.service.ts';
import { sections } from './section.repository.ts';

type SectionContext = Pick<RequestContext, 'db' | 'storage' | 'tenant' | 'now'> & { session: Session };

/** Returns every item of a section, in order. */
export async function listSection(context: SectionContext, idSection: number): Promise<ContentItem[]> {
  const { db, session } = context;
  await expectSection(context, idSection);
  const items = await presentItems(db, await contentItems(db).ofSection(idSection, session.idUser), {
    idUser: session.idUser,
    media: context,
  });
  // This list has the contents themselves, which some sections show in place.
  await recordOpening(db, { idUser: session.idUser, idContentItems: idsWithChildren(items), now: context.now });
  return items;
}

function idsWithChildren(items: readonly ContentItem[]): number[] {
  return items.flatMap(({ idContentItem, children }) => [
    idContentItem,
    ...children.map((child) => child.idContentItem),
  ]);
}

/** Returns one page of the items with all of the words and tags, and their total. */
export async function pageOfSection(
  context: SectionContext,
  idSection: number,
  {
    page,
    searchTags,
    tags = [],
    idContentTypes = [],
  }: { page: number; searchTags: readonly string[]; tags?: readonly string[]; idContentTypes?: readonly number[] },
): Promise<{ content: ContentItem[]; totalRecord: number }> {
  const { db, session } = context;
  await expectSection(context, idSection);
  const narrowing = { words: searchWords(searchTags), tags, idContentTypes };
  const [rows, totalRecord] = await Promise.all([
    listedItems(db).page(idSection, session.idUser, { page, ...narrowing }),
    listedItems(db).count(idSection, narrowing),
  ]);
  return { content: await presentListedItems(db, rows, { idUser: session.idUser, media: context }), totalRecord };
}

/** Returns the filters of a section. */
export async function filtersOfSection(context: SectionContext, idSection: number) {
  await expectSection(context, idSection);
  const filters = sectionFilters(context.db);
  const [tags, contentTypes] = await Promise.all([filters.tags(idSection), filters.contentTypes(idSection)]);
  return { tags, contentTypes };
}

/** Returns the children of an item that the person may open. */
export async function listChildren(context: SectionContext, idContentItem: number): Promise<ContentItem[]> {
  const {
    db,
    session: { idUser },
  } = context;
  await openContentItem(db, { idUser, idContentItem });
  return presentListedItems(db, await listedItems(db).ofParents([idContentItem], idUser), { idUser, media: context });
}

/** Searches all sections of the tenant for items with all of these words. */
export async function searchSections(
  context: SectionContext,
  search: { searchString: string; offset: number; limit: number },
) {
  const { db, session } = context;
  const words = searchWords([search.searchString]);
  if (words.length === 0) return { totalRecords: 0, data: [] };
  const { rows, total } = await listedItems(db).searchAll(session.idUser, { ...search, words });
  return { totalRecords: total, data: await presentListedItems(db, rows, { idUser: session.idUser, media: context }) };
}

async function expectSection({ db }: SectionContext, idSection: number): Promise<void> {
  if (!(await sections(db).find(idSection))) throw notFound();
}
