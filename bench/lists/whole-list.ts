import type { Page } from 'playwright-core';

/**
 * Adds all items of a list to the page. The browser renders only those in view (content-visibility): the list as it
 * would be without virtualization. The cards are copies of those that the list shows.
 */
export async function showWhole(page: Page, total: number): Promise<void> {
  await page.evaluate((count) => {
    const list = document.querySelector('main ul[aria-label^="Lista de"]');
    const cards = [...(list?.querySelectorAll('li') ?? [])].slice(0, 12);
    if (!list || cards.length === 0) throw new Error('no list to copy');
    const height = cards[0]?.getBoundingClientRect().height ?? 0;
    const whole = list.cloneNode(false) as HTMLElement;
    whole.style.padding = '0';
    const fragment = document.createDocumentFragment();
    for (let index = 0; index < count; index += 1) {
      const card = cards[index % cards.length]?.cloneNode(true) as HTMLElement;
      card.style.contentVisibility = 'auto';
      card.style.containIntrinsicSize = `auto ${height}px`;
      fragment.append(card);
    }
    whole.append(fragment);
    document.body.replaceChildren(whole);
  }, total);
}
