import {
  answerConfirmation,
  erasePerson,
  listAuditActs,
  listConfirmations,
  previewErasure,
  readFourEyes,
  switchFourEyes,
} from '@shared-kit/contracts/admin';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { listBellEntries } from '@shared-kit/contracts/notifications';
import { testPassword } from '../../test/index.ts';
import type { TestTenant, TestUser } from '../../test/index.ts';
import { expireConfirmations } from './confirmations/expire-confirmations.job.ts';
import { app, giveGrant, inTenant, startAdministration } from './test/administration.fixtures.ts';

/** A second person confirms what can't be undone. */

startAdministration();

let tenant: TestTenant;
let asker: TestUser;
let other: TestUser;
let person: TestUser;

beforeEach(async () => {
  app.clock.reset();
  tenant = await app.makeTenant();
  asker = await app.makeUser(tenant, { admin: 2, name: 'Ana Pede' });
  other = await app.makeUser(tenant, { admin: 1, name: 'Bia Confirma' });
  person = await app.makeUser(tenant, { name: 'Olavo Some' });
});
afterEach(() => app.clock.reset());

const by = (as: TestUser) => ({ as, at: tenant });
const erase = (as = asker, of = person) =>
  app.call(
    erasePerson,
    { params: { idPerson: of.idUser }, body: { username: of.username, reason: 'Pedido dela' } },
    by(as),
  );
const waiting = async (as = other) => (await app.ok(listConfirmations, {}, by(as))).confirmations;
const confirm = { decision: 'confirm' as const, password: testPassword };
const answer = async (
  as: TestUser,
  body: typeof confirm | { decision: 'refuse' | 'withdraw'; reason: string } = confirm,
  id?: number,
) => {
  const idConfirmation = id ?? (await waiting(asker))[0]?.idConfirmation ?? 0;
  return app.call(answerConfirmation, { params: { idConfirmation }, body }, by(as));
};
const outcome = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const nameOf = async ({ idUser }: TestUser) =>
  inTenant(async (db) => {
    const row = await db.selectFrom('users').select('name').where('id_user', '=', idUser).executeTakeFirstOrThrow();
    return row.name;
  }, tenant);
const bellOf = async (as: TestUser) =>
  (await app.ok(listBellEntries, { query: {} } as never, by(as))).notifications.map(({ title }) => title);
const newestAct = async () => (await app.ok(listAuditActs, { query: {} }, by(other))).acts[0];

test('an erasure waits for a second person, who reads of it, and the log names both', async () => {
  expect((await erase()).body).toMatchObject({ state: 'asked' });
  expect(await nameOf(person)).toBe('Olavo Some');
  expect(await waiting()).toMatchObject([{ askedBy: 'Ana Pede', isOwn: false, reason: 'Pedido dela' }]);
  expect(await bellOf(other)).toEqual(['Um pedido espera a sua confirmação']);
  expect(await app.ok(previewErasure, { params: { idPerson: person.idUser } }, by(other))).toMatchObject({
    needsConfirmation: true,
    waiting: { askedBy: 'Ana Pede', isOwn: false },
  });
  expect(outcome(await erase(other))).toEqual([409, 'admin.confirmation-waits']);

  expect(outcome(await answer(other))).toEqual([200, undefined]);
  expect(await nameOf(person)).toBe('Pessoa removida');
  expect(await newestAct()).toMatchObject({
    actorName: 'Bia Confirma',
    onBehalfOf: { id: asker.idUser, name: 'Ana Pede' },
    reason: 'Pedido dela',
    subject: { name: 'Pessoa removida' },
  });
  expect(await bellOf(asker)).toEqual(['O seu pedido de confirmação foi respondido']);
  expect(await waiting()).toEqual([]);
});

test('only another person confirms or refuses a request, and only its sender withdraws it', async () => {
  await erase();
  expect(outcome(await answer(asker))).toEqual([403, 'admin.own-confirmation']);
  expect(outcome(await answer(asker, { decision: 'refuse', reason: 'x' }))).toEqual([403, 'admin.own-confirmation']);
  expect(outcome(await answer(other, { decision: 'withdraw', reason: '' }))).toEqual([403, 'admin.own-confirmation']);
  expect(await nameOf(person)).toBe('Olavo Some');
  expect(outcome(await answer(asker, { decision: 'withdraw', reason: '' }))).toEqual([200, undefined]);
  expect(await waiting()).toEqual([]);
});

test('a wrong password, people without the right and the person themselves confirm nothing', async () => {
  const admin = await app.makeUser(tenant, { admin: 2 });
  await erase(asker, admin);
  const hr = await app.makeUser(tenant);
  await giveGrant(hr, 'hr', { kind: 'all' }, tenant);
  expect(outcome(await answer(other, { ...confirm, password: 'errada' }))).toEqual([
    422,
    'identity.wrong-current-password',
  ]);
  expect(outcome(await answer(hr))).toEqual([403, 'admin.no-right']);
  expect(outcome(await answer(admin))).toEqual([409, 'admin.oneself']);
  expect(await waiting()).toHaveLength(1);
  const stranger = await app.makeUser(app.otherTenant, { admin: 1 });
  const [row] = await waiting();
  const input = { params: { idConfirmation: row?.idConfirmation ?? 0 }, body: confirm };
  expect((await app.call(answerConfirmation, input, { as: stranger, at: app.otherTenant })).status).toBe(404);
});

test('a refusal needs a reason, which goes to the log and to who asked', async () => {
  await erase();
  expect((await answer(other, { decision: 'refuse', reason: ' ' })).status).toBe(400);
  expect((await answer(other, { decision: 'refuse', reason: 'Ainda trabalha aqui' })).status).toBe(200);
  expect(await newestAct()).toMatchObject({ reason: 'Ainda trabalha aqui', changes: [{ after: 'recusado' }] });
  expect(await nameOf(person)).toBe('Olavo Some');
});

test('a request is over after seven days: nobody confirms it, it is swept, and it can be made again', async () => {
  await erase();
  const [row] = await waiting();
  app.clock.advance(7 * DAY_MS);
  [asker, other] = [
    await app.makeUser(tenant, { admin: 2, name: 'Ana Nova' }),
    await app.makeUser(tenant, { admin: 1, name: 'Bia Nova' }),
  ];
  expect(await waiting()).toEqual([]);
  expect((await answer(other, confirm, row?.idConfirmation)).status).toBe(404);
  await app.runJobs(expireConfirmations);
  expect(await newestAct()).toMatchObject({ actorName: 'Sistema', onBehalfOf: { name: 'Ana Pede' } });
  expect((await erase()).body).toMatchObject({ state: 'asked' });
});

test('two people who confirm at once erase once', async () => {
  const third = await app.makeUser(tenant, { admin: 2 });
  await erase();
  const [row] = await waiting();
  const replies = await Promise.all([other, third].map((as) => answer(as, confirm, row?.idConfirmation)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
});

test('a request of somebody who lost the right meanwhile is not confirmed', async () => {
  await erase();
  await inTenant(
    (db) => db.updateTable('users').set({ admin: 0 }).where('id_user', '=', asker.idUser).execute(),
    tenant,
  );
  const [row] = await waiting();
  expect(outcome(await answer(other, confirm, row?.idConfirmation))).toEqual([409, 'admin.asker-without-right']);
  expect(await nameOf(person)).toBe('Olavo Some');
});

test('a single administrator erases a person at once, and is refused where the company requires a second person', async () => {
  tenant = await app.makeTenant();
  const alone = await app.makeUser(tenant, { admin: 1 });
  const [first, second] = [await app.makeUser(tenant), await app.makeUser(tenant)];
  expect(await app.ok(readFourEyes, {}, by(alone))).toMatchObject({ isOn: false, isDefault: true, administrators: 1 });
  expect((await erase(alone, first)).body).toMatchObject({ state: 'erased' });
  await app.ok(switchFourEyes, { body: { isOn: true, password: testPassword } }, by(alone));
  expect(outcome(await erase(alone, second))).toEqual([409, 'admin.nobody-confirms']);
});

test('a second person has to confirm that the second confirmation is switched off', async () => {
  const off = { body: { isOn: false, password: testPassword } };
  const wrong = await app.call(switchFourEyes, { body: { isOn: false, password: 'errada' } }, by(asker));
  expect(outcome(wrong)).toEqual([422, 'identity.wrong-current-password']);
  expect(await app.ok(switchFourEyes, off, by(asker))).toEqual({ success: true, state: 'asked' });
  expect(await app.ok(readFourEyes, {}, by(other))).toMatchObject({ isOn: true, isDefault: true, isWaiting: true });
  expect(outcome(await answer(asker))).toEqual([403, 'admin.own-confirmation']);
  // An officer may erase people and not change rights, so this request is not theirs.
  const dpo = await app.makeUser(tenant);
  await giveGrant(dpo, 'dpo', { kind: 'all' }, tenant);
  const [row] = await waiting();
  expect(await waiting(dpo)).toEqual([]);
  expect((await answer(dpo, confirm, row?.idConfirmation)).status).toBe(404);
  expect((await answer(other)).status).toBe(200);
  expect(await app.ok(readFourEyes, {}, by(other))).toMatchObject({ isOn: false, isDefault: false });
  expect((await erase()).body).toMatchObject({ state: 'erased' });
});
