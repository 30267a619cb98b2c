import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Omits details of passed rules: on a full page they take longer than the rules. Loads no style sheets again: only
 * experimental rules read them.
 */
const everyRule: RunOptions = { resultTypes: ['violations'], preload: false };
/** Only colours differ in the dark scheme, so the other rules need not run twice. */
const colorRules: RunOptions = {
  ...everyRule,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * Expects that axe finds no violation on the current page, in the light and in the dark colour scheme.
 * @param without selectors of foreign content, e.g. embedded sites
 */
export async function expectAccessible(
  page: Page,
  { without = [] }: { without?: readonly string[] } = {},
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    await injectAxe(page);
    const { violations } = await page.evaluate(runAxe, {
      context: { exclude: without.map((selector) => [selector]) },
      options: colorScheme === 'dark' ? colorRules : everyRule,
    });
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
    }));
    expect(found, `axe on ${page.url()} (${colorScheme})`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** Loads axe into every frame that lacks it: parsing its half megabyte takes longer than checking some pages. */
async function injectAxe(page: Page): Promise<void> {
  const inject = async (frame: Frame): Promise<void> => {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axeSource);
  };
  await inject(page.mainFrame());
  for (const frame of page.frames().filter((each) => each !== page.mainFrame())) {
    // A frame may be gone by now, or belong to a site that never finishes loading.
    await Promise.race([inject(frame).catch(() => undefined), wait(1_000)]);
  }
}

/** Runs axe in the page. */
function runAxe({ context, options }: { context: ElementContext; options: RunOptions }): Promise<AxeResults> {
  const { axe } = globalThis as unknown as {
    axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
  };
  return axe.run(context, options);
}

/**
 * Waits until fonts are loaded, the page has stopped changing and colour transitions have ended, because colours in transition cannot be
 * checked. A new colour scheme applies with the next frame and starts transitions only then. Where the person prefers reduced motion nothing
 * has a transition, and reading the colours of every element would only cost time.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
    const hasTransitions = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const state = (): string => {
      const elements = [...document.querySelectorAll('body *')];
      if (!hasTransitions) return String(elements.length);
      return elements
        .map((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return `${color} ${backgroundColor}`;
        })
        .join('\n');
    };
    let before = '';
    // An endless animation, e.g. of a video's controls, is checked after about three seconds.
    for (let round = 0; round < 30; round += 1) {
      await frame();
      await frame();
      const running = document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(running.map((animation) => animation.finished));
      const now = state();
      if (running.length === 0 && now === before) return;
      before = now;
      await new Promise((done) => setTimeout(done, 50));
    }
  });
}
