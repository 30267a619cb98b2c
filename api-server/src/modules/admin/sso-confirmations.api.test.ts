import {
  answerConfirmation,
  changeCompanySso,
  listAuditActs,
  listConfirmations,
  readCompanySso,
  saveSsoDraft,
} from '@shared-kit/contracts/admin';
import type { SsoChange, SsoFields } from '@shared-kit/contracts/admin';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { testIdentityProvider } from '../../test/identity-provider.ts';
import { testPassword } from '../../test/index.ts';
import type { TestTenant, TestUser } from '../../test/index.ts';
import { app, startAdministration } from './test/administration.fixtures.ts';

/** A second person confirms a change of the company's login. */

startAdministration();

const idp = testIdentityProvider();
const { fields } = idp;

let tenant: TestTenant;
let asker: TestUser;
let other: TestUser;

beforeEach(async () => {
  app.clock.reset();
  tenant = await app.makeTenant();
  asker = await app.makeUser(tenant, { admin: 2, name: 'Ana Pede' });
  other = await app.makeUser(tenant, { admin: 1, name: 'Bia Confirma' });
});
afterEach(() => app.clock.reset());

const by = (as: TestUser) => ({ as, at: tenant });
const read = (as = asker) => app.ok(readCompanySso, {}, by(as));
const saveDraft = async (changes: Partial<SsoFields> = {}) =>
  app.ok(saveSsoDraft, { body: { version: (await read()).version, fields: { ...fields, ...changes } } }, by(asker));
const change = async (what: SsoChange, as = asker) =>
  app.call(
    changeCompanySso,
    { body: { version: (await read(as)).version, change: what, password: testPassword } },
    by(as),
  );
const activate = () => change({ kind: 'activate', isUntested: true });
const waiting = async () => (await app.ok(listConfirmations, {}, by(other))).confirmations;
const confirm = async (as = other, password = testPassword) => {
  const [row] = await waiting();
  const params = { idConfirmation: row?.idConfirmation ?? 0 };
  return app.call(answerConfirmation, { params, body: { decision: 'confirm', password } }, by(as));
};
const outcome = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const redirect = async () => {
  const url = `${tenant.basePath}/api/login/sso/${tenant.idApp}`;
  return String((await app.server.inject({ url, headers: { host: tenant.host } })).headers.location);
};

test('a new login comes into use when a second person confirms it, who sees what changes', async () => {
  await saveDraft();
  expect((await read()).needsConfirmation).toEqual(['activate']);
  expect((await activate()).body).toMatchObject({ state: 'asked' });
  expect(await read(other)).toMatchObject({ active: null, waiting: { askedBy: 'Ana Pede', isOwn: false } });
  expect(await redirect()).not.toContain(idp.entryPoint);
  expect(await waiting()).toMatchObject([
    {
      kind: 'change-sso',
      isOutdated: false,
      changes: expect.arrayContaining([
        { title: 'Login único', before: 'desligado', after: 'ligado' },
        { title: 'Entity ID do provedor', before: '', after: idp.issuer },
        { title: 'Teste do login único', before: '', after: 'sem um teste que deu certo' },
      ]),
    },
  ]);
  expect(outcome(await activate())).toEqual([409, 'admin.confirmation-waits']);
  expect(outcome(await confirm(asker))).toEqual([403, 'admin.own-confirmation']);
  expect(outcome(await confirm(other, 'errada'))).toEqual([422, 'identity.wrong-current-password']);

  expect((await confirm()).status).toBe(200);
  expect(await redirect()).toContain(idp.entryPoint);
  expect(await read()).toMatchObject({
    active: { fields },
    draft: null,
    waiting: null,
    previous: { changedBy: 'Ana Pede e Bia Confirma' },
  });
  const [act] = (await app.ok(listAuditActs, { query: {} }, by(other))).acts;
  expect(act).toMatchObject({ actorName: 'Bia Confirma', onBehalfOf: { name: 'Ana Pede' } });
});

test('a request is not confirmed after the settings have changed, and a new request takes its place', async () => {
  await saveDraft();
  await activate();
  await saveDraft({ loginAttribute: 'matricula' });
  expect(await waiting()).toMatchObject([{ isOutdated: true, changes: [] }]);
  expect(outcome(await confirm())).toEqual([409, 'admin.changed-meanwhile']);
  expect((await read()).active).toBeNull();
  expect((await activate()).body).toMatchObject({ state: 'asked' });
  expect(await waiting()).toMatchObject([{ isOutdated: false }]);
  expect((await confirm()).status).toBe(200);
  expect((await read()).active?.fields.loginAttribute).toBe('matricula');
});

test('switching a login off, and restoring the one before within a day, need no second person', async () => {
  await saveDraft();
  await activate();
  await confirm();
  expect((await change({ kind: 'restore' })).body).toMatchObject({ state: 'done' });
  expect((await change({ kind: 'restore' })).body).toMatchObject({ state: 'done' });
  expect((await change({ kind: 'turn-off' })).body).toMatchObject({ state: 'done' });
  app.clock.advance(DAY_MS);
  [asker, other] = [
    await app.makeUser(tenant, { admin: 2, name: 'Ana Nova' }),
    await app.makeUser(tenant, { admin: 1, name: 'Bia Nova' }),
  ];
  expect((await read()).needsConfirmation).toEqual(['activate', 'restore']);
  expect((await change({ kind: 'restore' })).body).toMatchObject({ state: 'asked' });
  expect((await read()).active).toBeNull();
});

test('a draft that is gone is not confirmed, and another company reaches no request', async () => {
  await saveDraft();
  await activate();
  const [row] = await waiting();
  await app.platform.database.db
    .updateTable('sso_setups')
    .set({ draft: null })
    .where('id_app', '=', tenant.idApp)
    .execute();
  const input = {
    params: { idConfirmation: row?.idConfirmation ?? 0 },
    body: { decision: 'confirm' as const, password: testPassword },
  };
  expect(outcome(await app.call(answerConfirmation, input, by(other)))).toEqual([409, 'admin.changed-meanwhile']);
  const stranger = await app.makeUser(app.otherTenant, { admin: 1 });
  expect((await app.call(answerConfirmation, input, { as: stranger, at: app.otherTenant })).status).toBe(404);
});
