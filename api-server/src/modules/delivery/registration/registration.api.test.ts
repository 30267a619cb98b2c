import * as contract from '@shared-kit/contracts/delivery';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { remoteBuild, remoteRecord } from '../../../test/remote-build.ts';
import { anonymousVisitor } from '../composition/visitor.service.ts';
import { publishRelease } from '../releases/publish-release.service.ts';
import { movesOf, remoteState } from '../releases/registry-views.repository.ts';
import { yank } from '../releases/yank-release.service.ts';
import { promote, startCanary } from '../releases/move-release.service.ts';
import { modulesOf, switchModule } from '../tenant-modules/tenant-modules.service.ts';
import { createToken, deployerWith, everyRemote } from '../tokens/deploy-tokens.repository.ts';
import { registerRemote } from './register-remote.service.ts';
import { removeRemote } from './remove-remote.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const register = (remote: string, routes: readonly string[] = [], module = 'store') =>
  registerRemote(app.platform, { remote, module, owner: `Equipe ${remote}`, routes: [...routes] }, 'ana');
const manifestOf = (remote: string, paths: readonly string[], module = 'store') => ({
  ...remoteRecord(remote, '1.0.0').manifest,
  module,
  routes: paths.map((path) => ({ path, page: 'a', title: 'A' })),
});
const publish = (remote: string, version: string, manifest = manifestOf(remote, [])) =>
  publishRelease(app.platform, remoteBuild(remote, version, { manifest }), 'teste');
const servedRemotes = async () =>
  (await app.platform.delivery.compositionOf(app.tenant, anonymousVisitor)).releases.map(({ remote }) => remote);

test('a remote that no operator has registered is not published, whatever its token and module', async () => {
  await expect(publish('mfe-aaa', '1.0.0', manifestOf('mfe-aaa', [], 'learning'))).rejects.toMatchObject({
    code: 'registry.not-registered',
    status: 409,
  });
  await expect(
    createToken(app.platform.database.db, { remote: 'mfe-aaa', name: 'ci', days: 1, by: 'ana' }, app.clock.now()),
  ).rejects.toMatchObject({ code: 'registry.not-registered' });
});

test('a release claims neither another module nor the container of another remote', async () => {
  await register('mfe-claims');
  await expect(publish('mfe-claims', '1.0.0', manifestOf('mfe-claims', [], 'learning'))).rejects.toMatchObject({
    code: 'registry.other-module',
  });
  const stolen = remoteBuild('mfe-claims', '1.0.0', { container: 'mfe_learning_1_0_0' });
  await expect(publishRelease(app.platform, stolen, 'teste')).rejects.toMatchObject({ code: 'registry.invalid-build' });
  await register('mfe-claims-more');
  const longer = remoteBuild('mfe-claims', '1.0.0', { container: 'mfe_claims_more_1_0_0' });
  await expect(publishRelease(app.platform, longer, 'teste')).rejects.toMatchObject({ code: 'registry.invalid-build' });
  await expect(register('mfe-claims', [], 'content')).rejects.toMatchObject({ code: 'registry.other-module' });
});

test('two remotes never have one prefix, also when both are registered at the same moment', async () => {
  const results = await Promise.allSettled([register('mfe-one', ['/shared']), register('mfe-two', ['/shared/inner'])]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'registry.route-taken', message: expect.stringContaining('Equipe mfe-') },
  });
  await expect(register('mfe-three', ['/login'])).rejects.toMatchObject({ code: 'registry.invalid-route' });
  await expect(register('mfe-three', ['/*'])).rejects.toMatchObject({ code: 'registry.invalid-route' });
});

test('a first release with routes of others is stored, and reaches stable only after it is mended', async () => {
  await register('mfe-shop', ['/shop']);
  await register('mfe-greedy', ['/greedy']);
  const greedy = manifestOf('mfe-greedy', ['/greedy', '/shop', '/contactus', '/:any']);
  const published = await publish('mfe-greedy', '1.0.0', greedy);
  expect(published).toMatchObject({ isNew: true, isStable: false });
  for (const text of ['/shop', 'mfe-shop (Equipe mfe-shop)', '/contactus', 'do próprio portal', '/:any'])
    expect(published.refusal).toContain(text);
  expect(await servedRemotes()).not.toContain('mfe-greedy');
  await expect(promote(app.platform, 'mfe-greedy', '1.0.0', { by: 'teste' })).rejects.toMatchObject({
    code: 'registry.incompatible',
  });
  expect(await publish('mfe-greedy', '1.0.1', manifestOf('mfe-greedy', ['/greedy/:id']))).toMatchObject({
    isStable: true,
    refusal: '',
  });
  expect(await servedRemotes()).toContain('mfe-greedy');
});

test('a module is not switched on for a tenant whose portal its release does not fit', async () => {
  await register('mfe-clash', [], 'clash');
  const { db } = app.platform.database;
  await publish('mfe-clash', '1.0.0', manifestOf('mfe-clash', [], 'clash'));
  // An operator takes the route away after the release went to stable.
  await register('mfe-clash', ['/clash'], 'clash');
  await publish('mfe-clash', '1.1.0', manifestOf('mfe-clash', ['/clash'], 'clash'));
  await promote(app.platform, 'mfe-clash', '1.1.0', { by: 'teste' });
  await register('mfe-clash', [], 'clash');
  await expect(switchModule(app.platform, app.tenant.key, 'clash', true, 'ana')).rejects.toMatchObject({
    code: 'registry.incompatible',
  });
  await register('mfe-clash', ['/clash'], 'clash');
  await switchModule(app.platform, app.tenant.key, 'clash', true, 'ana');
  const modules = await modulesOf(app.platform, app.tenant.key);
  expect(modules.find(({ module }) => module === 'clash')).toMatchObject({ enabled: true });
  expect(await movesOf(db, 'clash', 5)).toMatchObject([{ kind: 'module-on', tenant: app.tenant.key, by: 'ana' }]);
});

test('a module is not switched on while a release on trial for everybody does not fit the tenant', async () => {
  await register('mfe-trial', [], 'trial');
  await publish('mfe-trial', '1.0.0', manifestOf('mfe-trial', [], 'trial'));
  await register('mfe-trial', ['/trial'], 'trial');
  await publish('mfe-trial', '1.1.0', manifestOf('mfe-trial', ['/trial'], 'trial'));
  const canary = { version: '1.1.0', tenant: null, percent: 100 };
  await startCanary(app.platform, 'mfe-trial', canary, { by: 'teste' });
  await register('mfe-trial', [], 'trial');
  await expect(switchModule(app.platform, app.tenant.key, 'trial', true, 'ana')).rejects.toMatchObject({
    code: 'registry.incompatible',
    message: expect.stringContaining('mfe-trial@1.1.0'),
  });
});

test('the only release can be yanked, which leaves the remote empty until the next one', async () => {
  await register('mfe-only');
  await publish('mfe-only', '1.0.0');
  expect(await yank(app.platform, 'mfe-only', '1.0.0', { by: 'ana', reason: 'vazamento' })).toMatchObject({ to: null });
  expect(await servedRemotes()).not.toContain('mfe-only');
  expect(await remoteState(app.platform.database.db, 'mfe-only')).toMatchObject({ stable: null });
  expect(await publish('mfe-only', '1.0.1')).toMatchObject({ isStable: true });
});

test('a removed remote is gone from all tenants, its tokens are revoked and its routes are free', async () => {
  const { db } = app.platform.database;
  await register('mfe-gone', ['/gone']);
  await publish('mfe-gone', '1.0.0', manifestOf('mfe-gone', ['/gone']));
  const { token } = await createToken(db, { remote: 'mfe-gone', name: 'ci', days: 1, by: 'ana' }, app.clock.now());
  await removeRemote(app.platform, 'mfe-gone', { by: 'ana', reason: 'equipe encerrada' });
  expect(await servedRemotes()).not.toContain('mfe-gone');
  await expect(deployerWith(db, token, app.clock.now())).rejects.toMatchObject({ code: 'deploy.token-revoked' });
  await expect(publish('mfe-gone', '1.0.1')).rejects.toMatchObject({ code: 'registry.not-registered' });
  await register('mfe-heir', ['/gone']);
  expect((await movesOf(db, 'mfe-gone', 10)).map(({ kind }) => kind)).toEqual([
    'remove',
    'token-create',
    'promote',
    'publish',
    'register',
  ]);
  await expect(removeRemote(app.platform, 'mfe-gone', { by: 'ana', reason: 'x' })).rejects.toMatchObject({
    code: 'registry.not-registered',
  });
});

test('the token of a remote neither registers nor removes; the token of an operator does', async () => {
  const { db } = app.platform.database;
  await register('mfe-calls');
  const tokenFor = (remote: string) => createToken(db, { remote, name: remote, days: 1, by: 'ana' }, app.clock.now());
  const own = await tokenFor('mfe-calls');
  const operator = await tokenFor(everyRemote);
  const registration = {
    params: { remote: 'mfe-calls' },
    body: { module: 'store', owner: 'Outra equipe', routes: ['/calls'] },
  };
  const removal = { params: { remote: 'mfe-calls' }, query: { reason: 'fim' } };
  await app.refused(contract.registerRemote, registration, 403, { as: own });
  await app.refused(contract.removeRemote, removal, 403, { as: own });
  expect(await app.ok(contract.registerRemote, registration, { as: operator })).toMatchObject({
    routes: ['/calls'],
  });
  expect(await app.ok(contract.removeRemote, removal, { as: operator })).toMatchObject({ kind: 'remove' });
});
