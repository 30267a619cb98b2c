import { listItemsInProgress, searchContent } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import type { MenuSection } from '@shared-kit/contracts/identity';
import type { PageStart, PageStartInput } from '../../../platform/page-start.port.ts';
import { people } from '../../identity/index.ts';
import { sectionMenu } from '../section-menu.service.ts';
import { firstHome, firstRows, loadsRows } from './first-home.rules.ts';

/**
 * Home of sections: what the person has started and, where the home shows items, those of its first rows. The rows depend
 * on the menu, so no manifest can list their calls.
 */
export const startSectionsHome: PageStart = async (input) => {
  const { read, call, tenant, storage, now, idUser } = input;
  const [{ menu, design }, person, started] = await Promise.all([
    read((db) => sectionMenu(db, { storage, tenant, now })),
    read((db) => people(db).where('id_user', '=', idUser).executeTakeFirst()),
    call(listItemsInProgress, {}),
  ]);
  if (!person || !started) return undefined;
  const rows = loadsRows(design) ? await itemsOf(input, firstRows(menu)) : [];
  return firstHome({ name: person.name, menu, design, started, rows });
};

interface FirstRow {
  readonly section: MenuSection;
  readonly isHub: boolean;
}

/** Reads the first items of the sections that show items, as the page does; a hub shows its child sections. */
async function itemsOf({ call }: PageStartInput, rows: readonly FirstRow[]) {
  return Promise.all(
    rows.map(async (row): Promise<FirstRow & { items: readonly ContentItem[] | undefined }> => {
      if (row.isHub) return { ...row, items: [] };
      const { idSection } = row.section;
      const reply = await call(searchContent, { params: { idSection }, body: { page: 1 } });
      return { ...row, items: reply?.content };
    }),
  );
}
