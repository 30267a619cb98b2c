import type { Locator, Page } from '@playwright/test';

/** Returns the main menu of a page on a wide screen. */
export const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Menu principal' });

/** Returns an entry of the main menu. Opens 'Mais' when the entry has no place in the strip. */
export async function mainMenuEntry(page: Page, role: 'link' | 'button', name: string): Promise<Locator> {
  const entry = mainMenu(page).getByRole(role, { name, exact: true });
  const more = mainMenu(page).getByRole('button', { name: 'Mais', exact: true });
  await mainMenu(page).getByRole('link').first().waitFor();
  if (!(await entry.isVisible())) await more.click();
  return entry;
}
