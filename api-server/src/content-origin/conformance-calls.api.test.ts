import { callCases, expectedSteps, nameOfCall, writtenStep } from '@shared-kit/contracts/scorm/test';
import type { CallCase, CallStep } from '@shared-kit/contracts/scorm/test';
import { lessonsOf } from '../modules/learning/scorm/test/scorm-learner.ts';
import type { ScormLearner } from '../modules/learning/scorm/test/scorm-learner.ts';
import { startPackageCourse } from './test/opened-lesson.fixtures.ts';
import type { OpenedLesson, PackageCourse } from './test/opened-lesson.fixtures.ts';

/** Plays the cases about calls of lessons against the API and the server; `npm run bench -- scorm` plays them in the player. */
let course: PackageCourse;

beforeAll(async () => {
  course = await startPackageCourse();
});
afterAll(() => course.close());

test.each(Object.values(callCases).flat())('$title', async (one) => {
  const learner = await course.learnerOf({ 'imsmanifest.xml': one.manifest, 'licao.html': '<!doctype html>' });
  expect(await play(one, learner)).toEqual(expectedSteps(one));
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
        lesson = await course.open(learner);
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
        const [sco] = (await lessonsOf(course.app, learner)).scos;
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
