import type { Page } from '@playwright/test';
import { sectionPath } from '@shared-kit/contracts/content';
import type { MenuSection } from '@shared-kit/contracts/identity';
import { expect } from '../../support/test.ts';
import type { Actor } from '../../support/test.ts';

export function sectionOf({ session }: Actor, text: string): MenuSection {
  const section = session.menu.find(({ menuOption }) => menuOption.text === text);
  if (!section) throw new Error(`no section '${text}' in the menu`);
  return section;
}

const listOf = (page: Page, text: string) => page.getByRole('main').getByRole('list', { name: text, exact: true });

export async function openSection(actor: Actor, text: string) {
  await actor.open(sectionPath(sectionOf(actor, text)));
  const list = listOf(actor.page, text);
  await expect(list.getByRole('listitem').first()).toBeVisible();
  return list;
}

/** Collects the page numbers that the list requests, in order. */
export function pagesRequested(page: Page): number[] {
  const pages: number[] = [];
  page.on('request', (request) => {
    if (/\/api\/content\/(search|listfilter)\/\d+$/.test(request.url()))
      pages.push((request.postDataJSON() as { page: number }).page);
  });
  return pages;
}
