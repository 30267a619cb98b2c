import { evaluationParametersSchema } from '@shared-kit/contracts/evaluations';
import { migration } from './migrations/20261123093700-evaluation-parameters.ts';
import { makeEvaluation } from './test/evaluation-factory.ts';
import { app, startEvaluationsApp } from './test/evaluations.fixtures.ts';

startEvaluationsApp();

test('the migration completes the parameters of existing evaluations of every tenant and keeps their values', async () => {
  const { db } = app.platform.database;
  const ids = [await makeEvaluation(app), await makeEvaluation(app, {}, app.otherTenant)];
  const old = { timeLimit: 90, questionAmount: null, lockNavigation: 1, maxTries: 3 };
  const parameters = { ...old, showResponseSummary: 1, lockAfterApproval: 0, closingText: 'Fim.' };
  await db
    .updateTable('evaluations')
    .set({ parameters: JSON.stringify(parameters) as never })
    .execute();
  await migration.up(db as never);
  const rows = await db.selectFrom('evaluations').select('parameters').where('id_evaluation', 'in', ids).execute();
  expect(rows.map((row) => evaluationParametersSchema.parse(row.parameters))).toEqual([
    expect.objectContaining({ ...parameters, pauseOnLeave: 1, summaryAfterLastTry: 1, shuffleOptions: 0 }),
    expect.objectContaining(parameters),
  ]);
});
