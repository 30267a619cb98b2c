import { findContent, listContent } from 'shared-kit/contracts/content';
import type { ContentItem } from 'shared-kit/contracts/content';
import type { Actor } from '../../support/test.ts';

/** An item of a section, by the texts that the person sees. */
export async function itemCalled({ api, session }: Actor, section: string, text: string): Promise<ContentItem> {
  const found = session.menu.find(({ menuOption }) => menuOption.text === section);
  if (!found) throw new Error(`no section '${section}' in the menu`);
  const { content } = await api.call(listContent, { params: { idSection: found.idSection } });
  const item = content.find((one) => one.text === text);
  if (!item) throw new Error(`no content '${text}' in '${section}'`);
  return item;
}

/** The item as the server has it now for this person. */
export async function asItIs({ api }: Actor, { idContentItem }: ContentItem): Promise<ContentItem> {
  const { content } = await api.call(findContent, { params: { id: idContentItem } });
  const [item] = content;
  if (!item) throw new Error(`content ${idContentItem} is gone`);
  return item;
}

/** Address of an item's viewer. */
export function addressOf({ idContentItem, idSection }: ContentItem): string {
  return `/content/${idContentItem}?idSection=${idSection}`;
}
