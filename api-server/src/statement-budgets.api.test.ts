import { login } from '@shared-kit/contracts/identity';
import { toJson, withTenant } from './platform/database/tenant-db.adapter.ts';
import { allEndpoints } from './test/fuzz/all-endpoints.ts';
import { app, startAppWithAllModules } from './test/every-endpoint.fixtures.ts';
import { testPassword } from './test/index.ts';
import { countedCall, learnerAt, walk, worst } from './test/statement-walk.ts';
import type { Count, Learner } from './test/statement-walk.ts';

/** Statements that a call sends, at most (docs/adr/0050). */
const budget = 6;
const loginBudget = 10;

/** Reads above the budget, with their number, which may only fall, and the reason. */
const exceptions: Readonly<Record<string, { readonly statements: number; readonly reason: string }>> = {
  'admin.preview-enrolment-rule': {
    statements: 7,
    reason: 'who meets the rule decides which enrolments are read, and those decide which prerequisites',
  },
  'evaluations.get-result': {
    statements: 7,
    reason: 'locks the questionnaire, which may have run out of time, so its end is waited for',
  },
};

/** Reads that the demo companies of this test have nothing for, or that ask another server. */
const unreached = new Set([
  'admin.list-import-rows',
  'admin.read-people-import',
  'admin.read-scorm-preview',
  'admin.read-sso-test',
  'admin.read-training-import',
  'content.find-playlist',
  'content.find-video',
  'content.impact-menu',
  'content.journey-parts',
  'evaluations.get-answer-result',
  'journey.find-external-course',
  'learning.get-scorm-lessons',
  'plans.find-contact',
  'plans.find-plan',
  'plans.list-campaigns',
  'plans.list-plans',
  'store.find-order',
  'store.link-product-file',
  'store.show-pix',
]);

startAppWithAllModules();

/** Adds an enrolment of many people: the demo companies have none. */
const makeBatch = ({ tenant, idUser }: Learner) =>
  withTenant(app.platform.database.db, tenant.idApp, async (db) => {
    const now = app.clock.now();
    const node = await db.selectFrom('nodes').select('id_node').limit(1).executeTakeFirstOrThrow();
    const training = { idTraining: node.id_node, idTeam: null, title: 'Curso', className: '' };
    const { id_batch } = await db
      .insertInto('enrolment_batches')
      .values({
        state: 'done',
        people: [idUser],
        trainings: toJson([training]),
        reason: '',
        id_actor: idUser,
        actor_name: 'João',
        created_at: now,
        finished_at: now,
      })
      .returning('id_batch')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('enrolment_batch_rows')
      .values({ id_batch, id_user: idUser, id_node: node.id_node, outcome: 'enrolled' })
      .execute();
  });

const reads = allEndpoints.filter(({ method, access }) => method === 'GET' && access === 'session');

test('every GET of a learner and of an administrator stays within its budget of statements', async () => {
  const counts: Count[] = [];
  for (const company of ['aurora', 'sabermais'])
    counts.push(...(await walk(app, await learnerAt(app, company, 'bruno'), reads)));
  // She has finished evaluations; he has none.
  const evaluations = reads.filter(({ id }) => id.startsWith('evaluations.'));
  counts.push(...(await walk(app, await learnerAt(app, 'aurora', 'carla'), evaluations)));
  const joao = await learnerAt(app, 'aurora', 'joao');
  await makeBatch(joao);
  const administration = reads.filter(({ id }) => id.startsWith('admin.') || id.includes('.list-team-'));
  counts.push(...(await walk(app, joao, administration)));
  const found = worst(counts);
  const over = [...found.values()].flatMap(({ endpoint, statements, texts }) => {
    const allowed = exceptions[endpoint]?.statements ?? budget;
    return statements > allowed
      ? [`${endpoint}: ${statements} statements, ${allowed} allowed\n${texts.join('\n')}`]
      : [];
  });
  const falling = Object.entries(exceptions).filter(
    ([endpoint, { statements }]) => (found.get(endpoint)?.statements ?? 0) < statements,
  );
  expect(over).toEqual([]);
  expect(falling).toEqual([]);
  expect(reads.map(({ id }) => id).filter((id) => !found.has(id) && !unreached.has(id))).toEqual([]);
}, 240_000);

test('a login stays within its budget of statements', async () => {
  const { tenant } = await learnerAt(app, 'aurora', 'bruno');
  const { idAppType, acronym } = tenant;
  const logIn = () =>
    app.ok(login, { body: { username: 'bruno', password: testPassword, idAppType, acronym } }, { at: tenant });
  await logIn();
  await logIn();
  const { texts } = await countedCall(app.platform, logIn);
  expect(texts.length <= loginBudget ? [] : texts).toEqual([]);
}, 60_000);
