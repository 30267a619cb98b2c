import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { questionsOf } from './evaluation.repository.ts';
import { finishQuestionnaire } from '@shared-kit/contracts/evaluations';
import { answerAll, knowledge, makeEvaluation, read, startAttempt } from './test/evaluation-factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const questions = (idEvaluation: number) =>
  withTenant(app.platform.database.db, app.tenant.idApp, (db) => questionsOf(db, idEvaluation));

test('changes nothing on a second import of the same file', async () => {
  const first = await makeEvaluation(app, { key: 'igual' });
  const before = await questions(first);
  expect(await makeEvaluation(app, { key: 'igual' })).toBe(first);
  expect(await questions(first)).toEqual(before);
});

test('keeps the ids of a corrected text, and asks a removed question only where it was asked before', async () => {
  const idEvaluation = await makeEvaluation(app, { key: 'muda' });
  const attempt = await startAttempt(app, idEvaluation);
  const before = await questions(idEvaluation);
  const [first, , third] = knowledge.questions;
  if (!first || !third) throw new Error('three questions expected');
  await makeEvaluation(app, { key: 'muda', questions: [{ ...first, statement: 'Quanto é 2 + 2, afinal?' }, third] });
  const after = await questions(idEvaluation);
  expect(after.map(({ idQuestion }) => idQuestion).toSorted()).toEqual(
    before.map(({ idQuestion }) => idQuestion).toSorted(),
  );
  expect(after.find(({ idQuestion }) => idQuestion === before[0]?.idQuestion)).toMatchObject({
    statement: 'Quanto é 2 + 2, afinal?',
    options: before[0]?.options,
  });

  expect((await read(await startAttempt(app, idEvaluation))).totalQuestions).toBe(2);
  expect((await read(attempt)).totalQuestions).toBe(3);
  await answerAll(attempt);
  expect(await app.ok(finishQuestionnaire, { params: attempt.params }, { as: attempt.user })).toMatchObject({
    grade: 100,
  });
});
