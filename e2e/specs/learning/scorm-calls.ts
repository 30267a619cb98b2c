import { getScormLessons } from '@shared-kit/contracts/learning';
import { nameOfCall, writtenStep } from '@shared-kit/contracts/scorm/test';
import type { CallCase, CallStep } from '@shared-kit/contracts/scorm/test';
import type { BrowserContext, Page } from '@playwright/test';
import type { Api } from '../../support/api.ts';
import { expect } from '../../support/test.ts';
import { withoutPrefix } from './scorm-company.ts';
import { OpenLesson } from './scorm-lesson.ts';
import type { Place } from './scorm-place.ts';
import { openPackage, settled } from './scorm-player.ts';

interface Around {
  readonly context: BrowserContext;
  readonly api: Api;
  /** Address of the package's page. */
  readonly path: string;
  readonly place: Place;
}

interface Came {
  readonly answer: string;
  readonly code?: number;
}

/**
 * Plays the steps of a case in the player: the calls in the window of the lesson's own document, at the API that it finds there. Returns
 * the steps with what really came out.
 */
export async function playCalls(page: Page, around: Around, { version, steps }: CallCase): Promise<string[]> {
  let current = page;
  let older: Page | undefined;
  const lines: string[] = [];
  for (let at = 0; at < steps.length;) {
    const batch = callsFrom(steps, at);
    const came = batch.length > 0 ? await call(new OpenLesson(current), version, batch) : [await perform(steps[at])];
    for (const [index, one] of came.entries()) {
      const step = steps[at + index];
      if (step) lines.push(writtenStep(step, one));
    }
    at += came.length;
  }
  return lines;

  async function perform(step: CallStep | undefined): Promise<Came> {
    switch (step?.kind) {
      case 'open-beside':
        older = current;
        current = await around.context.newPage();
        await openLesson(current, around.path);
        break;
      case 'open':
        await openLesson(current, around.path);
        break;
      case 'leave':
        await current.getByRole('button', { name: 'FECHAR CONTEÚDO' }).click();
        await expect(current.locator('iframe')).toHaveCount(0);
        break;
      case 'hostile':
        return { answer: await callWithHostileValues(new OpenLesson(current)) };
      case 'older-visit':
        return {
          answer: await settled(async () => (older && (await isStopped(older)) ? 'stopped' : 'open'), step.answer),
        };
      case 'result':
        return { answer: await settled(() => resultOf(around), step.answer) };
    }
    return { answer: 'done' };
  }
}

/** Returns the calls that follow one another, which are made at once: after its end a lesson has no time for another. */
function callsFrom(steps: readonly CallStep[], from: number): (CallStep & { kind: 'call' })[] {
  const calls: (CallStep & { kind: 'call' })[] = [];
  for (const step of steps.slice(from)) {
    if (step.kind !== 'call') break;
    calls.push(step);
  }
  return calls;
}

async function openLesson(page: Page, path: string): Promise<void> {
  const lesson = new OpenLesson(page);
  const past = lesson.frame()?.url();
  await openPackage(page, path);
  await expect(async () => {
    const frame = lesson.frame();
    expect(frame !== undefined && frame.url() !== past && (await lesson.hasStarted(frame))).toBe(true);
  }).toPass({ timeout: 30_000 });
}

async function call(
  lesson: OpenLesson,
  version: CallCase['version'],
  calls: readonly (CallStep & { kind: 'call' })[],
): Promise<Came[]> {
  const lastError = nameOfCall(version, 'GetLastError');
  const answers = await lesson.callInTurn(
    calls.flatMap(({ name, given }) => [[nameOfCall(version, name), ...given], [lastError]]),
  );
  return calls.map((_, at) => ({
    answer: withoutPrefix(answers[at * 2] ?? ''),
    code: Number(answers[at * 2 + 1]),
  }));
}

/** Passes values that are no texts to every call that ends nothing. */
async function callWithHostileValues(lesson: OpenLesson): Promise<string> {
  const frame = lesson.frame();
  if (!frame) throw new Error('no lesson is open');
  return frame.evaluate(() => {
    const { api } = globalThis as unknown as { api: Record<string, (first: unknown, second: unknown) => unknown> };
    const refusing = {
      toString: () => {
        throw new Error('no');
      },
    };
    const values: readonly unknown[] = [Symbol('x'), Object.create(null), refusing, [], {}, 5, true, null, document];
    try {
      const answers = Object.keys(api)
        .filter((name) => !/Finish|Terminate/.test(name))
        .flatMap((name) => values.map((value) => api[name]?.(value, value)));
      return answers.every((answer) => typeof answer === 'string') ? 'answered' : 'no text';
    } catch (error) {
      return `thrown: ${String(error)}`;
    }
  });
}

/** Returns whether the page has closed its lesson because another one took over. */
async function isStopped(page: Page): Promise<boolean> {
  return (
    (await page.locator('iframe').count()) === 0 &&
    (await page.getByText('Esta lição foi aberta em outra janela').count()) > 0
  );
}

async function resultOf({ api, place: { idContentItem, ...query } }: Around): Promise<string> {
  const [sco] = (await api.call(getScormLessons, { params: { idContentItem }, query })).scos;
  return `${sco?.scoEnrollment.status} ${sco?.scoEnrollment.grade ?? null}`;
}
