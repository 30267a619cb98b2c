/**
 * Kills tabs and cuts the network while somebody watches: each visit is recorded once, and no acknowledged position is lost. This spec runs
 * a few drills; `pnpm bench watching` runs 200 of each and writes the result to bench/results.
 */
import { writeFileSync } from 'node:fs';
import { expect, portalUrl, test } from '../../support/test.ts';
import type { Actor } from '../../support/test.ts';
import { asItIs, itemCalled } from './reader.ts';
import { beginWatching, killTab, pauseAt, placeOf, until } from './watch-drill.ts';
import type { Watched } from './watch-drill.ts';

test.use({ serviceWorkers: 'allow' });

const drills = Number(process.env['DRILLS'] ?? 4);
const lessons = 'Aulas em sequência';

test.describe.configure({ timeout: 60_000 + drills * 20_000 });

/** Page of the portal without a player. */
function listAddress({ session }: Actor): string {
  return portalUrl(
    'sabermais',
    `/secao/${session.menu.find(({ menuOption }) => menuOption.text === lessons)?.idSection}`,
  );
}

/** Opens a page that treats the visits of earlier tabs as abandoned, and waits until the device stores none. */
async function sendAllQueued(actor: Actor): Promise<void> {
  const page = await actor.page.context().newPage();
  await page.clock.install({ time: Date.now() + 100_000 });
  await page.goto(listAddress(actor));
  const queued = () =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('azulejo:/sabermais:visits') ?? '[]') as unknown[]).length);
  await until(async () => (await queued()) === 0, 60_000);
  await page.close();
}

function saveResult(name: string, watched: readonly Watched[], results: object): void {
  const folder = process.env['DRILL_RESULTS'];
  if (folder)
    writeFileSync(
      `${folder}/${name}.json`,
      JSON.stringify({
        tabs: watched.length,
        acknowledged: watched.filter(({ acknowledged }) => acknowledged !== undefined).length,
        ...results,
      }),
    );
}

test(
  `${drills} killed tabs: each visit is recorded once, and no acknowledged position is lost`,
  { tag: ['@A4m-05', '@A4m-09'] },
  async ({ actor, faults }) => {
    faults.expect(/^crashed/);
    const mauro = await actor('mauro', 'sabermais');
    const item = await itemCalled(mauro, lessons, 'Aula 2: a luz certa em cada canto');
    const before = await asItIs(mauro, item);
    const watched: Watched[] = [];
    let lost = 0;
    for (let round = 0; round < drills; round += 1) {
      const tab = await beginWatching(mauro, item);
      const { idVisit, seconds } = await pauseAt(tab, placeOf(round));
      // Kills every second tab during its save.
      const waits = round % 2 === 0;
      if (waits) await until(() => tab.saves.acknowledged.some((save) => save.seconds === seconds));
      await killTab(tab.page);
      watched.push({ idVisit, paused: seconds, acknowledged: waits ? seconds : undefined });
      if (waits && (await asItIs(mauro, item)).lastPosition !== seconds) lost += 1;
    }
    await sendAllQueued(mauro);
    const after = await asItIs(mauro, item);
    const ids = new Set(watched.map(({ idVisit }) => idVisit));
    saveResult('killed-tabs', watched, {
      visits: ids.size,
      recorded: after.visits - before.visits,
      lostPositions: lost,
      lastPaused: watched.at(-1)?.paused,
      lastPosition: after.lastPosition,
    });
    expect(ids.size).toBe(drills);
    expect(after.visits - before.visits).toBe(drills);
    expect(lost).toBe(0);
    // The last save had no answer: only the device stores its position.
    expect(after.lastPosition).toBe(watched.at(-1)?.paused);
  },
);

test(
  `${drills} network cuts: progress made offline arrives with the next page, once`,
  { tag: ['@A4m-05', '@A4m-04', '@A8-33'] },
  async ({ actor, faults }) => {
    // On a busy machine the page asks for a new service worker after the cut.
    faults.expect(/ERR_INTERNET_DISCONNECTED|error occurred when fetching the script/);
    const mauro = await actor('mauro', 'sabermais');
    const context = mauro.page.context();
    const item = await itemCalled(mauro, lessons, 'Aula 4: o caixa sem pressa');
    const before = await asItIs(mauro, item);
    const watched: Watched[] = [];
    let lost = 0;
    for (let round = 0; round < drills; round += 1) {
      const tab = await beginWatching(mauro, item);
      await tab.page
        .locator('video')
        .evaluate(
          (video: HTMLVideoElement) =>
            video.readyState >= 4 ||
            new Promise((done) => video.addEventListener('canplaythrough', done, { once: true })),
        );
      await context.setOffline(true);
      const { idVisit, seconds } = await pauseAt(tab, placeOf(round));
      await expect(tab.page.getByRole('alert')).toHaveCount(0);
      await tab.page.close({ runBeforeUnload: true });
      await until(() => tab.page.isClosed());
      await context.setOffline(false);
      watched.push({ idVisit, paused: seconds, acknowledged: undefined });
      const next = await context.newPage();
      await next.goto(listAddress(mauro));
      await until(async () => (await asItIs(mauro, item)).lastPosition === seconds).catch(() => {
        lost += 1;
      });
      await next.close();
    }
    await sendAllQueued(mauro);
    const after = await asItIs(mauro, item);
    saveResult('network-cuts', watched, {
      visits: new Set(watched.map(({ idVisit }) => idVisit)).size,
      recorded: after.visits - before.visits,
      lostPositions: lost,
    });
    expect(after.visits - before.visits).toBe(drills);
    expect(lost).toBe(0);
  },
);
