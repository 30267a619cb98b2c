import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

declare global {
  interface Window {
    /** Addresses of scripts and style sheets. */
    usedFiles?: Set<string>;
  }
}

/** Records the scripts and style sheets that elements use. Webpack removes the element of a script that has run. */
function recordUsedFiles(): void {
  const used = new Set<string>();
  window.usedFiles = used;
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement) used.add(node.src);
      if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') used.add(node.href);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Returns the preloaded scripts and style sheets of the page by whether an element uses them. */
const preloadsOf = (page: Page): Promise<{ file: string; isUsed: boolean }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]:is([as=script], [as=style])')].map(
      ({ href }) => ({ file: href, isUsed: window.usedFiles?.has(href) === true }),
    ),
  );

test('a page requests no file twice, and some page uses each file that pages preload', async ({ actor }) => {
  const [learner, buyer] = [await actor('bruno', 'aurora'), await actor('bruno', 'sabermais')];
  const isUsed = new Map<string, boolean>();
  for (const [{ page, open }, path] of [
    [learner, '/'],
    [buyer, '/lojinha'],
    [buyer, '/'],
    [buyer, '/myJourney'],
  ] as const) {
    await page.addInitScript(recordUsedFiles);
    // The previous page may still load what waits until it is idle, also after a navigation has begun.
    await page.goto('about:blank');
    const requested: string[] = [];
    const note = (request: Request): void => {
      if (/\.(js|css)$/.test(new URL(request.url()).pathname)) requested.push(request.url());
    };
    page.on('request', note);
    await open(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    expect(
      requested.filter((url, index) => requested.indexOf(url) !== index),
      path,
    ).toEqual([]);
    for (const preload of await preloadsOf(page))
      isUsed.set(preload.file, preload.isUsed || isUsed.get(preload.file) === true);
  }
  expect(isUsed.size).toBeGreaterThan(10);
  // The last page uses the frame's overlays 1.5 s after its first paint.
  await expect
    .poll(async () => {
      for (const { file } of (await preloadsOf(buyer.page)).filter((preload) => preload.isUsed)) isUsed.set(file, true);
      return [...isUsed].filter(([, used]) => !used).map(([file]) => file);
    })
    .toEqual([]);
});
