import { expect, expectAccessible, test } from '../../support/test.ts';

/** Returns the texts of table cells that are clipped, outside of the window, or covered by another element. */
function hiddenTexts(table: Element): string[] {
  const frame = table.parentElement?.getBoundingClientRect();
  if (!frame) return ['no frame'];
  const texts: string[] = [];
  for (const cell of table.querySelectorAll('td')) {
    cell.scrollIntoView({ block: 'center' });
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const box = cell.closest('[role=table]')?.parentElement?.getBoundingClientRect() ?? frame;
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if ((node.textContent ?? '').trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const isInside = rect.left >= box.left - 1 && rect.right <= Math.min(box.right, innerWidth) + 1;
        const top = document.elementFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2);
        if (!isInside || top === null || !(cell.contains(top) || top.contains(cell)))
          texts.push(node.textContent ?? '');
      }
    }
  }
  return texts;
}

for (const width of [390, 768, 1024, 1440]) {
  test(`every text of the class table is visible at ${width} px`, async ({ actor }) => {
    const { page, open } = await actor('fabio', 'aurora');
    await page.setViewportSize({ width, height: 900 });
    await open('/catalog/lideranca');
    const table = page.getByRole('table', { name: 'Turmas' });
    await expect(table.getByText('Turma presencial, Natal')).toBeVisible();
    await expect(table.getByRole('cell').filter({ hasText: 'Av. Hermes da Fonseca' })).toBeVisible();
    expect(await table.evaluate(hiddenTexts)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expectAccessible(page);
  });
}
