import type { Page } from '@playwright/test';
import { evaluationPath } from '@shared-kit/contracts/evaluations';
import { levelPath } from '@shared-kit/contracts/learning';
import { sectionPath } from '@shared-kit/contracts/content';
import { countTimersAndSockets, pageLoad } from '../../support/page-load.ts';
import type { PageLoad } from '../../support/page-load.ts';
import { expect, test } from '../../support/test.ts';
import type { Actor } from '../../support/test.ts';
import { addressOf, itemCalled } from '../content/reader.ts';
import { atFinalEvaluation, choose, rightAnswers, start } from '../evaluations/nr10-learner.ts';

/** Page with the heading that identifies it and another element that must be loaded. */
interface Stop {
  readonly url: string;
  readonly heading: string;
  readonly part: string;
}

/** Opens each address once, as a document, and records its heading. */
async function stopsAt({ page, open }: Actor, parts: Readonly<Record<string, string>>): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (const [path, part] of Object.entries(parts)) {
    await open(path);
    const heading = page.locator('main h1').first();
    await expect(heading).not.toBeEmpty();
    await expect(page.locator(`main ${part}`).first()).toBeAttached();
    stops.push({ url: page.url(), heading: (await heading.textContent()) ?? '', part });
  }
  return stops;
}

/** Navigates between pages inside the document, `rounds` times; each navigation unmounts the previous page. */
async function goRound(page: Page, stops: readonly Stop[], rounds: number): Promise<void> {
  await page.evaluate(
    async ({ stops, rounds }) => {
      const isThere = ({ heading, part }: Stop): boolean =>
        document.querySelector('main h1')?.textContent === heading && document.querySelector(`main ${part}`) !== null;
      for (let round = 0; round < rounds; round += 1) {
        for (const stop of stops) {
          const { url, heading } = stop;
          history.pushState({ usr: null, key: `${round}${url}`, idx: history.length }, '', url);
          dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
          const giveUpAt = performance.now() + 20_000;
          while (!isThere(stop)) {
            // A video with a saved position asks first.
            [...document.querySelectorAll<HTMLElement>('main button')]
              .find(({ textContent }) => textContent === 'Assistir desde o início?')
              ?.click();
            if (performance.now() > giveUpAt) throw new Error(`${url} did not show '${heading}'`);
            await new Promise((done) => requestAnimationFrame(done));
          }
        }
      }
    },
    { stops, rounds },
  );
}

/** Expects that the page holds as much after 50 rounds as after 10: rounds leak nothing. */
async function expectNoGrowth(page: Page, stops: readonly Stop[]): Promise<void> {
  const measured: PageLoad[] = [];
  for (const rounds of [10, 40]) {
    await goRound(page, stops, rounds);
    // Waits until the last page's requests and short timers are over.
    await page.waitForLoadState('networkidle');
    measured.push(await pageLoad(page));
  }
  const [tenth, last] = measured;
  if (!tenth || !last) throw new Error('two rounds are measured');
  const text = `after 10 rounds ${JSON.stringify(tenth)}, after 50 ${JSON.stringify(last)}`;
  // One leaked object in each of 40 rounds would give 40; a visible toast or a preload gives a few.
  expect(last.listeners - tenth.listeners, text).toBeLessThan(25);
  expect(last.nodes - tenth.nodes, text).toBeLessThan(40);
  expect(last.timers - tenth.timers, text).toBeLessThan(5);
  expect(last.sockets, text).toBe(tenth.sockets);
  expect(last.heapBytes / tenth.heapBytes, text).toBeLessThan(1.2);
}

test('fifty visits to trainings, an evaluation in progress and the journey leak nothing', async ({ actor }) => {
  test.slow();
  const learner = await atFinalEvaluation(actor, 'eduardo.machado');
  const { page, idEnrollment, idEvaluation } = learner;
  await countTimersAndSockets(page);
  await learner.open(evaluationPath({ idEnrollment, idEvaluation }));
  await start(learner);
  // An evaluation with an answer opens at its questions, with clock and heartbeat.
  await choose(learner, rightAnswers[0] ?? []);
  await expect(page.getByText(/^Salvo às/)).toBeVisible();
  const { pathname } = new URL(page.url());
  await expectNoGrowth(
    page,
    await stopsAt(learner, {
      [pathname.replace('/aurora', '')]: 'input',
      '/myJourney': 'a',
      [levelPath(idEnrollment)]: 'a',
    }),
  );
});

test('fifty visits to the store, a section and a video leak nothing', async ({ actor }) => {
  test.slow();
  const reader = await actor('jessica.ferreira', 'sabermais');
  const { page, session } = reader;
  await countTimersAndSockets(page);
  const [section] = session.menu;
  if (!section) throw new Error('no section in the menu');
  const video = await itemCalled(reader, 'Atendimento que encanta', 'Cliente irritado não é inimigo');
  await expectNoGrowth(
    page,
    await stopsAt(reader, { [sectionPath(section)]: 'a', '/lojinha': 'li', [addressOf(video)]: 'video' }),
  );
});
