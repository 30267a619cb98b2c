import type { FastifyInstance } from 'fastify';
import { callCases, expectedSteps, nameOfCall, writtenStep } from '@shared-kit/contracts/scorm/test';
import type { CallCase, CallStep } from '@shared-kit/contracts/scorm/test';
import { importLearning } from '../modules/learning/test/training-import.ts';
import { putPackage, zipOf } from '../modules/learning/scorm/test/package-factory.ts';
import { lessonsOf, scormLearner } from '../modules/learning/scorm/test/scorm-learner.ts';
import type { ScormLearner } from '../modules/learning/scorm/test/scorm-learner.ts';
import { startTestApp } from '../test/index.ts';
import type { TestApp } from '../test/index.ts';
import { buildContentOrigin } from './build-content-origin.service.ts';
import { openedLesson } from './test/opened-lesson.fixtures.ts';
import type { OpenedLesson } from './test/opened-lesson.fixtures.ts';

/** Plays the cases about calls of lessons against the API and the server; `npm run bench -- scorm` plays them in the player. */
let app: TestApp;
let origin: FastifyInstance;
let idContentItem: number;

beforeAll(async () => {
  app = await startTestApp();
  origin = buildContentOrigin(app.platform);
  await origin.ready();
  const block = { type: 'List', elements: [{ content: 'pacote' }] };
  const course = { code: 'curso', catalog: 'catalogo', title: 'Curso', selfEnrollment: true, blocks: [block] };
  idContentItem = (await importLearning(app, { trainings: [course] })).content('pacote');
});
afterAll(async () => {
  await origin.close();
  await app.close();
});

test.each(Object.values(callCases).flat())('$title', async (one) => {
  const zip = zipOf({ 'imsmanifest.xml': one.manifest, 'licao.html': '<!doctype html>' });
  expect((await putPackage(app, app.tenant, idContentItem, zip)).reason).toBe('');
  expect(await play(one, await scormLearner(app, 'curso', idContentItem))).toEqual(expectedSteps(one));
});

async function play({ version, steps }: CallCase, learner: ScormLearner): Promise<string[]> {
  let lesson: OpenedLesson | undefined;
  let older: OpenedLesson | undefined;
  const leave = async () => {
    lesson?.api.saveChanges();
    await lesson?.store();
  };
  const call = (name: string, ...given: readonly unknown[]) => lesson?.api.calls[name]?.(...given) ?? '';
  const lines: string[] = [];
  for (const step of steps) lines.push(writtenStep(step, await perform(step)));
  return lines;

  async function perform(step: CallStep): Promise<{ answer: string; code?: number }> {
    switch (step.kind) {
      case 'open':
      case 'open-beside':
        await leave();
        older = lesson;
        lesson = await openedLesson(app, origin, learner);
        break;
      case 'leave':
        await leave();
        break;
      case 'hostile': {
        const answers = Object.keys(lesson?.api.calls ?? {})
          .filter((name) => !/Finish|Terminate/.test(name))
          .flatMap((name) => hostileValues.map((value) => typeof call(name, value, value)));
        return { answer: answers.every((type) => type === 'string') ? 'answered' : 'no text' };
      }
      case 'older-visit':
        await lesson?.store();
        older?.api.calls[nameOfCall(version, 'Commit')]?.('');
        return { answer: (await older?.store()) ? 'stopped' : 'stored' };
      case 'result': {
        await leave();
        const [sco] = (await lessonsOf(app, learner)).scos;
        return { answer: `${sco?.scoEnrollment.status} ${sco?.scoEnrollment.grade ?? null}` };
      }
      case 'call': {
        const answer = call(nameOfCall(version, step.name), ...step.given);
        return { answer, code: Number(call(nameOfCall(version, 'GetLastError'))) };
      }
    }
    return { answer: 'done' };
  }
}

const hostileValues: readonly unknown[] = [
  Symbol('x'),
  Object.create(null),
  {
    toString: () => {
      throw new Error('no');
    },
  },
  [],
  {},
  5,
  true,
  null,
];
