import {
  changeCompanySso,
  readCompanySso,
  readSsoMetadata,
  readSsoTest,
  saveSsoDraft,
  startSsoTest,
} from '@shared-kit/contracts/admin';
import type { SsoChange, SsoFields } from '@shared-kit/contracts/admin';
import type { ResponseOptions } from 'samlp';
import { PublicTextError } from '../../platform/http/public-text.adapter.ts';
import { publicTexts } from '../../platform/http/public-text.port.ts';
import { provide } from '../../platform/wiring.service.ts';
import { startTestApp, testPassword } from '../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../test/index.ts';
import { metadataOf, testIdentityProvider } from '../../test/identity-provider.ts';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';

const idp = testIdentityProvider();
const { fields } = idp;

let app: TestApp;
let tenant: TestTenant;
let admin: TestUser;
const fetched: string[] = [];

beforeAll(async () => {
  const fetch = async (address: string) => {
    fetched.push(address);
    if (address.includes('interno')) throw new PublicTextError('interno fica em uma rede interna.');
    return metadataOf(fields);
  };
  app = await startTestApp({}, { provides: [provide(publicTexts, { fetch })] });
});
beforeEach(async () => {
  tenant = await app.makeTenant();
  admin = await app.makeUser(tenant, { admin: 2, username: 'gestora' });
  await app.makeUser(tenant, { username: 'hugo', name: 'Hugo' });
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

const as = () => ({ as: admin, at: tenant });
const read = () => app.ok(readCompanySso, {}, as());
const saveDraft = async (changes: Partial<SsoFields> = {}) =>
  app.call(saveSsoDraft, { body: { version: (await read()).version, fields: { ...fields, ...changes } } }, as());
const change = async (what: SsoChange, password = testPassword) =>
  app.call(changeCompanySso, { body: { version: (await read()).version, change: what, password } }, as());
const activate = (isUntested = false) => change({ kind: 'activate', isUntested });
const page = (url: string, method: 'GET' | 'POST' = 'GET', payload?: string) =>
  app.server.inject({
    method,
    url: `${tenant.basePath}/api/login/sso/${url}`,
    headers: { host: tenant.host, 'content-type': 'application/x-www-form-urlencoded' },
    ...(payload === undefined ? {} : { payload }),
  });
const logsIn = async () => String((await page(String(tenant.idApp))).headers.location).startsWith(idp.entryPoint);

/** Answers as the provider does, and returns the test and where the browser goes. */
async function tryLogin(login: string, changes: Partial<ResponseOptions> = {}, provider = idp) {
  const { own, version } = await read();
  const { idTest, address } = await app.ok(startSsoTest, { body: { version } }, as());
  const request = await idp.read(address);
  expect(request.id).toBe(idTest);
  const to = { id: idTest, acsUrl: own.acsUrl, audience: own.entityId };
  const answer = await provider.answer(to, login, changes);
  const { headers } = await page('acs', 'POST', new URLSearchParams({ SAMLResponse: answer }).toString());
  return {
    idTest,
    location: headers.location,
    answer,
    test: await app.ok(readSsoTest, { params: { idTest } }, as()),
  };
}

const sessions = () =>
  withTenant(app.platform.database.db, tenant.idApp, (db) => db.selectFrom('sessions').select('id_session').execute());

test('a draft that was tested comes into use, and the settings before can be restored', async () => {
  expect((await saveDraft()).status).toBe(200);
  expect(await logsIn()).toBe(false);
  const before = await sessions();
  const { idTest, location, test: result } = await tryLogin('hugo');
  expect(location).toBe(`${tenant.basePath}/admin/empresa/login-unico/teste/${idTest}`);
  expect(result).toMatchObject({
    state: 'passed',
    cause: '',
    nameId: 'hugo',
    attributes: [{ name: 'login', values: ['hugo'] }],
    person: { name: 'Hugo', isActive: true },
  });
  // The test opened no session, and the draft lets nobody log in.
  expect(await sessions()).toHaveLength(before.length);
  expect(await logsIn()).toBe(false);
  expect((await read()).isDraftTested).toBe(true);
  expect((await activate()).status).toBe(200);
  expect(await logsIn()).toBe(true);
  expect(await read()).toMatchObject({ active: { fields }, draft: null, isEdited: true, previous: { settings: null } });
  expect((await change({ kind: 'restore' })).status).toBe(200);
  expect(await logsIn()).toBe(false);
  expect((await change({ kind: 'restore' })).status).toBe(200);
  expect(await logsIn()).toBe(true);
  expect((await change({ kind: 'turn-off' })).status).toBe(200);
  expect(await logsIn()).toBe(false);
});

test('a test with new settings leaves the login in use as it is', async () => {
  await saveDraft();
  await activate(true);
  const next = testIdentityProvider('https://novo.exemplo.com.br');
  await saveDraft({ issuer: next.issuer, certificates: [next.certificate] });
  const { test: result, answer } = await tryLogin('hugo', {}, next);
  expect(result.state).toBe('passed');
  expect((await read()).active?.fields.issuer).toBe(idp.issuer);
  // The same answer again is for no login either.
  const { headers } = await page('acs', 'POST', new URLSearchParams({ SAMLResponse: answer }).toString());
  expect(headers.location).toBe(`${tenant.basePath}/login?byPassSSO=true&sso=failed`);
});

test('a draft without a test that passed is activated on purpose only', async () => {
  await saveDraft();
  expect((await activate()).body).toMatchObject({ code: 'admin.sso-untested' });
  expect((await tryLogin('ninguem')).test).toMatchObject({ state: 'failed', person: null, login: 'ninguem' });
  expect((await activate()).body).toMatchObject({ code: 'admin.sso-untested' });
  await tryLogin('hugo');
  // A test of other settings does not count.
  await saveDraft({ loginAttribute: 'email' });
  expect((await activate()).body).toMatchObject({ code: 'admin.sso-untested' });
  expect((await activate(true)).status).toBe(200);
});

test.each<[string, string, Partial<ResponseOptions>]>([
  ['an unsigned answer', 'não está assinada', { signResponse: false }],
  ['an unsigned assertion', 'asserção', { signAssertion: false }],
  ['SHA-1', 'SHA-256', { signatureAlgorithm: 'rsa-sha1', digestAlgorithm: 'sha1' }],
  ['another issuer', 'Entity ID do provedor', { issuer: 'https://outro.exemplo.com.br' }],
  ['another audience', 'Entity ID deste portal', { audience: 'https://outro.exemplo.com.br' }],
  ['another recipient', 'endereço ACS', { recipient: 'https://outro.exemplo.com.br' }],
  ['an answer that is over', 'relógio', { lifetimeInSeconds: -120 }],
])('a test says why it refuses %s', async (_, cause, changes) => {
  await saveDraft();
  const { test: result } = await tryLogin('hugo', changes);
  expect(result).toMatchObject({ state: 'failed', person: null });
  expect(result.cause).toContain(cause);
});

test('a test says that the attribute of the login is missing, and which ones came', async () => {
  await saveDraft({ loginAttribute: 'matricula' });
  const { test: result } = await tryLogin('hugo');
  expect(result.cause).toContain('“matricula”');
  expect(result.attributes).toEqual([{ name: 'login', values: ['hugo'] }]);
});

test('a test is over after ten minutes', async () => {
  await saveDraft();
  const { idTest } = await app.ok(startSsoTest, { body: { version: (await read()).version } }, as());
  expect((await app.ok(readSsoTest, { params: { idTest } }, as())).state).toBe('waiting');
  app.clock.advance(11 * 60_000);
  expect((await app.ok(readSsoTest, { params: { idTest } }, as())).state).toBe('over');
});

test('a change asks for the password, and after five wrong ones for patience', async () => {
  await saveDraft();
  for (let count = 0; count < 5; count += 1)
    expect((await change({ kind: 'activate', isUntested: true }, 'errada')).body).toMatchObject({
      code: 'identity.wrong-current-password',
    });
  expect((await activate(true)).body).toMatchObject({ code: 'identity.too-many-attempts' });
  expect((await read()).active).toBeNull();
});

test('somebody without a password needs a recent login instead', async () => {
  admin = await app.makeUser(tenant, { admin: 2, password_hash: null });
  expect((await read()).hasPassword).toBe(false);
  await saveDraft();
  app.clock.advance(20 * 60_000);
  expect((await change({ kind: 'activate', isUntested: true }, '')).body).toMatchObject({
    code: 'identity.log-in-again',
  });
  app.clock.reset();
  expect((await change({ kind: 'activate', isUntested: true }, '')).status).toBe(200);
});

test.each([
  [{ entryPoint: 'http://idp.exemplo.com.br/sso' }, 'entryPoint', 'https://'],
  [{ entryPoint: 'idp' }, 'entryPoint', 'completo'],
  [{ certificates: ['AAAA'] }, 'certificates', 'não é um certificado'],
])('a draft with %p is refused at its field', async (changes, field, cause) => {
  const { status, body } = await saveDraft(changes);
  expect(status).toBe(422);
  expect(body).toMatchObject({
    code: 'admin.sso-settings',
    issues: [{ path: `body.fields.${field}`, message: expect.stringContaining(cause) }],
  });
});

test('reads metadata from an address, and says why it can’t', async () => {
  const from = (address: string) => app.call(readSsoMetadata, { body: { source: { kind: 'address', address } } }, as());
  expect((await from('https://idp.exemplo.com.br/metadata')).body).toMatchObject({
    metadata: { issuer: idp.issuer, entryPoint: idp.entryPoint, certificates: fields.certificates, leftOut: 0 },
  });
  expect(fetched).toContain('https://idp.exemplo.com.br/metadata');
  expect((await from('https://interno')).body).toMatchObject({
    code: 'admin.sso-metadata-address',
    message: 'interno fica em uma rede interna.',
  });
});

test('another company neither reads nor answers a test', async () => {
  await saveDraft();
  const { idTest, address } = await app.ok(startSsoTest, { body: { version: (await read()).version } }, as());
  const { own } = await read();
  const stranger = await app.makeUser(app.otherTenant, { admin: 1 });
  await app.refused(readSsoTest, { params: { idTest } }, 404, { as: stranger, at: app.otherTenant });
  expect((await idp.read(address)).id).toBe(idTest);
  const answer = await idp.answer({ id: idTest, acsUrl: own.acsUrl, audience: own.entityId }, 'hugo');
  await app.server.inject({
    method: 'POST',
    url: `${app.otherTenant.basePath}/api/login/sso/acs`,
    headers: { host: app.otherTenant.host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ SAMLResponse: answer }).toString(),
  });
  expect((await app.ok(readSsoTest, { params: { idTest } }, as())).state).toBe('waiting');
});

test('a company that its files govern shows its login and refuses changes', async () => {
  await saveDraft();
  await app.platform.database.db
    .updateTable('apps')
    .set({ governed_by_files: true })
    .where('id_app', '=', tenant.idApp)
    .execute();
  expect((await read()).isReadOnly).toBe(true);
  expect((await saveDraft()).body).toMatchObject({ code: 'admin.files-govern' });
  expect((await activate(true)).body).toMatchObject({ code: 'admin.files-govern' });
});
