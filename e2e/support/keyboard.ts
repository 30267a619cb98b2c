import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Most presses of Tab to the next control that a person looks for. */
const AT_MOST = 120;

/** Returns the accessible name of the focused element, as far as its label, its text or its legend gives it. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return (element.getAttribute('aria-label') ?? label ?? element.textContent).trim().replace(/\s+/g, ' ');
  });
}

/** Presses a key until the focus is on a control with this name, and waits for the control before. */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const control = page.getByRole('link', { name }).or(page.getByRole('button', { name })).or(page.getByLabel(name));
  await expect(control.first()).toBeVisible();
  const wait = page.getByRole('dialog', { name: /^Aguarde/ });
  await expect(wait).toHaveCount(0);
  const seen: string[] = [];
  for (let presses = 0; presses <= AT_MOST; presses += 1) {
    const focused = await focusedName(page);
    if (name.test(focused)) return expect(page.locator(':focus-visible')).toBeInViewport();
    seen.push(focused.slice(0, 40));
    // A page may begin to load after the first look; its dialog keeps the focus until the page is there.
    if (focused.startsWith('Aguarde')) await expect(wait).toHaveCount(0);
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard finds no ${name}: ${seen.join(' | ')}`);
}

/** Moves the focus to a control and presses Enter. */
export async function enterOn(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}
