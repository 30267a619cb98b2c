import { findContent, listContent } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import type { Actor } from '../../support/test.ts';

/** Finds an item of a section by the texts that the person sees. */
export async function itemCalled({ api, session }: Actor, section: string, text: string): Promise<ContentItem> {
  const found = session.menu.find(({ menuOption }) => menuOption.text === section);
  if (!found) throw new Error(`no section '${section}' in the menu`);
  const { content } = await api.call(listContent, { params: { idSection: found.idSection } });
  const item = content.find((one) => one.text === text);
  if (!item) throw new Error(`no content '${text}' in '${section}'`);
  return item;
}

/** Reads the server's current data of the item for this person. */
export async function asItIs({ api }: Actor, { idContentItem }: ContentItem): Promise<ContentItem> {
  const { content } = await api.call(findContent, { params: { id: idContentItem } });
  const [item] = content;
  if (!item) throw new Error(`content ${idContentItem} is gone`);
  return item;
}

/** Returns the address of an item's viewer. */
export function addressOf({ idContentItem, idSection }: ContentItem): string {
  return `/content/${idContentItem}?idSection=${idSection}`;
}
