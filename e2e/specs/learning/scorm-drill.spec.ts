/**
 * Kills tabs and cuts the network while a lesson saves: every value for which the lesson got 'true' is there when the lesson
 * is opened again. This spec runs a few drills; `pnpm bench lessons` runs 200 of each and writes the result to bench/results.
 */
import { writeFileSync } from 'node:fs';
import { commitScorm, lessonPath } from '@shared-kit/contracts/learning';
import type { Frame, Page } from '@playwright/test';
import { expect, portalUrl, test } from '../../support/test.ts';
import { killTab, until } from '../content/watch-drill.ts';
import { newLearner } from './learner.ts';
import type { Learner } from './learner.ts';
import { TRAINING, lessonsWhenReady, placeOf } from './scorm-place.ts';

const drills = Number(process.env['DRILLS'] ?? 2);

test.describe.configure({ timeout: 90_000 + drills * 20_000 });

interface Api {
  LMSGetValue(name: string): string;
  LMSSetValue(name: string, value: string): string;
  LMSCommit(empty: string): string;
}

interface OpenLesson {
  readonly page: Page;
  readonly frame: Frame;
  /** Texts that the server has confirmed. */
  readonly confirmed: readonly string[];
}

/** Returns a function that opens the lesson in a new tab. */
async function lessonOf(learner: Learner): Promise<() => Promise<OpenLesson>> {
  const place = await placeOf(learner, 'Simulador NR-10');
  const [sco] = await lessonsWhenReady(learner, place);
  const path = lessonPath({ ...place, idSco: sco?.idSco ?? 0, scoType: 'sco', isCompleted: false, idTeam: null });
  return async () => {
    const page = await learner.page.context().newPage();
    const confirmed: string[] = [];
    page.on('response', (response) => {
      const request = response.request();
      if (!response.ok() || !response.url().endsWith(commitScorm.path) || request.method() !== 'POST') return;
      const { cmi } = request.postDataJSON() as { cmi: Record<string, string> };
      confirmed.push(cmi['cmi.objectives.0.id'] ?? '');
    });
    await page.goto(portalUrl('aurora', path));
    const lesson = () => page.frames().find((one) => one.url().includes('/scorm/files/'));
    await until(async () => {
      const text = await lesson()
        ?.evaluate(() => document.querySelector('h1, h2')?.textContent ?? '')
        .catch(() => '');
      return (text ?? '') !== '';
    }, 120_000);
    const frame = lesson();
    if (!frame) throw new Error('no lesson is open');
    return { page, frame, confirmed };
  };
}

const stored = (frame: Frame): Promise<string> =>
  frame.evaluate(() => (parent as unknown as { API: Api }).API.LMSGetValue('cmi.objectives.0.id'));

/** Saves a text as a lesson does, in an element that this lesson does not use. Returns what the lesson is told. */
const save = (frame: Frame, text: string): Promise<string> =>
  frame.evaluate((value) => {
    const { API } = parent as unknown as { API: Api };
    API.LMSSetValue('cmi.objectives.0.id', value);
    return API.LMSCommit('');
  }, text);

function saveResult(name: string, result: object): void {
  const folder = process.env['DRILL_RESULTS'];
  if (folder) writeFileSync(`${folder}/${name}.json`, JSON.stringify(result));
}

test(`${drills} killed tabs in a lesson: nothing that was saved is lost`, async ({ actor, faults }) => {
  faults.expect(/^crashed/);
  const learner = await newLearner(actor, TRAINING, ['eduardo.machado', 'giovana.rocha']);
  const open = await lessonOf(learner);
  let [last, lost, confirmed] = ['', 0, 0];
  for (let round = 0; round < drills; round += 1) {
    const lesson = await open();
    if ((await stored(lesson.frame)) !== last) lost += 1;
    last = `morte-${round}`;
    expect(await save(lesson.frame, last)).toBe('true');
    // Every second tab is killed before the server has answered.
    if (round % 2 === 0) {
      await until(() => lesson.confirmed.includes(last));
      confirmed += 1;
    }
    await killTab(lesson.page);
  }
  const { frame, page } = await open();
  if ((await stored(frame)) !== last) lost += 1;
  await page.close();
  saveResult('killed-tabs', { tabs: drills, confirmed, lost });
  expect(lost).toBe(0);
});

test(`${drills} network cuts in a lesson: nothing that was saved is lost`, async ({ actor, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const learner = await newLearner(actor, TRAINING, ['beatriz.santos', 'adriana.vieira', 'alexandre.silveira']);
  const context = learner.page.context();
  const open = await lessonOf(learner);
  let [last, lost] = ['', 0];
  for (let round = 0; round < drills; round += 1) {
    const lesson = await open();
    if ((await stored(lesson.frame)) !== last) lost += 1;
    last = `corte-${round}`;
    await context.setOffline(true);
    expect(await save(lesson.frame, last)).toBe('true');
    // Every second network is back while the lesson is open; the others come back after its tab was closed.
    if (round % 2 === 0) {
      await context.setOffline(false);
      await until(() => lesson.confirmed.includes(last), 60_000);
    }
    await lesson.page.close({ runBeforeUnload: true });
    await until(() => lesson.page.isClosed());
    await context.setOffline(false);
  }
  const { frame, page } = await open();
  if ((await stored(frame)) !== last) lost += 1;
  await page.close();
  saveResult('network-cuts', { tabs: drills, confirmed: Math.ceil(drills / 2), lost });
  expect(lost).toBe(0);
});
