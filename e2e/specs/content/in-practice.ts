import { findContent, listContent, sectionPath } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import type { MenuSection } from '@shared-kit/contracts/identity';
import type { Actor } from '../../support/test.ts';

/** Finds a section by name at any level of the menu. */
export function sectionCalled({ session }: Actor, text: string): MenuSection {
  const found = session.menu.find(({ menuOption }) => menuOption.text === text);
  if (!found) throw new Error(`no section '${text}' in the menu`);
  return found;
}

export async function openSection(actor: Actor, text: string): Promise<void> {
  await actor.open(sectionPath(sectionCalled(actor, text)));
}

/** Reads an item of a section with the data that its viewer receives. */
export async function wholeItem(actor: Actor, section: string, text: string): Promise<ContentItem> {
  const { content } = await actor.api.call(listContent, {
    params: { idSection: sectionCalled(actor, section).idSection },
  });
  const listed = content.find((one) => one.text === text);
  const found = listed && (await actor.api.call(findContent, { params: { id: listed.idContentItem } }));
  const [item] = found?.content ?? [];
  if (!item) throw new Error(`no content '${text}' in '${section}'`);
  return item;
}
