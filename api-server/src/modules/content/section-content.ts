import type { ContentItem } from 'shared-kit/contracts/content';
import type { Session } from '../../platform/auth/session.ts';
import { notFound } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/module.ts';
import { contentItems } from './content-item.repository.ts';
import { presentItems } from './present-items.ts';
import { searchWords } from './search-text.rules.ts';
import { sections } from './section.repository.ts';

type SectionContext = Pick<RequestContext, 'db' | 'storage' | 'tenant' | 'now'> & { session: Session };

/** Every item of a section, in order. */
export async function listSection(context: SectionContext, idSection: number): Promise<ContentItem[]> {
  const { db, session } = context;
  await expectSection(context, idSection);
  return presentItems(db, await contentItems(db).ofSection(idSection, session.idUser), { idUser: session.idUser, media: context });
}

/** One page of the items that have all of the words, and how many there are in all. */
export async function searchSection(
  context: SectionContext,
  idSection: number,
  { page, searchTags }: { page: number; searchTags: readonly string[] },
): Promise<{ content: ContentItem[]; totalRecord: number }> {
  const { db, session } = context;
  await expectSection(context, idSection);
  const found = await contentItems(db).searchSection(idSection, session.idUser, { page, words: searchWords(searchTags) });
  return {
    content: await presentItems(db, found.rows, { idUser: session.idUser, media: context }),
    totalRecord: found.total,
  };
}

async function expectSection({ db }: SectionContext, idSection: number): Promise<void> {
  if (!(await sections(db).find(idSection))) throw notFound();
}
