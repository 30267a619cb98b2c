import * as contract from '@shared-kit/contracts/delivery';
import { publishVersions, remoteRecord } from '../../../test/remote-build.ts';
import { listTokens, revokeToken } from '../tokens/deploy-tokens.repository.ts';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { app, ofStore, operator, startRegistryApp, tokenFor, upload } from '../test/registry-calls.fixtures.ts';

startRegistryApp();

describe('a token', () => {
  test('that is missing, invented, a person’s, expired or revoked is rejected', async () => {
    const shortLived = await tokenFor('mfe-store', 1);
    const revoked = await tokenFor('mfe-store');
    await revokeToken(app.platform.database.db, revoked.id, app.clock.now());
    app.clock.advance(2 * DAY_MS);
    const tried = [undefined, { token: 'azd_made-up' }, app.user, shortLived, revoked];
    const codes = [];
    for (const as of tried)
      codes.push((await app.refused(contract.publishRelease, upload('mfe-store', '1.0.0'), 401, { as })).code);
    app.clock.reset();
    expect(codes).toEqual([
      'deploy.token-missing',
      'deploy.token-invalid',
      'deploy.token-invalid',
      'deploy.token-expired',
      'deploy.token-revoked',
    ]);
    expect(
      await app.platform.database.db
        .selectFrom('releases')
        .select('version')
        .where('remote', '=', 'mfe-store')
        .execute(),
    ).toEqual([]);
  });

  test('a token of another remote is rejected for every call', async () => {
    await publishVersions(app.platform, 'mfe-other', '1.0.0', '1.1.0');
    const params = { remote: 'mfe-other' };
    const as = ofStore;
    const version = '1.0.0';
    const refusals = [
      await app.refused(contract.publishRelease, upload('mfe-other', '2.0.0'), 403, { as }),
      await app.refused(contract.showRemote, { params }, 403, { as }),
      await app.refused(contract.listMoves, { params, query: {} }, 403, { as }),
      await app.refused(contract.promoteRelease, { params, body: { version } }, 403, { as }),
      await app.refused(contract.startCanary, { params, body: { version, percent: 1 } }, 403, { as }),
      await app.refused(contract.endCanary, { params, query: {} }, 403, { as }),
      await app.refused(contract.pinRelease, { params, body: { version, tenant: 'x' } }, 403, { as }),
      await app.refused(contract.unpinRelease, { params, query: { tenant: 'x' } }, 403, { as }),
      await app.refused(contract.rollBackRemote, { params, body: {} }, 403, { as }),
      await app.refused(contract.yankRelease, { params, body: { version, reason: 'x' } }, 403, { as }),
      await app.refused(contract.unyankRelease, { params, body: { version } }, 403, { as }),
    ];
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['deploy.other-remote']));
  });

  test('a token of a remote cannot switch modules', async () => {
    expect(
      (await app.refused(contract.listModules, { query: { tenant: app.tenant.key } }, 403, { as: ofStore })).code,
    ).toBe('deploy.operator-only');
    const off = { params: { module: 'store' }, body: { tenant: app.tenant.key, enabled: false } };
    expect((await app.refused(contract.switchModule, off, 403, { as: ofStore })).code).toBe('deploy.operator-only');
  });

  test('a token is stored only as a hash, and its last use is recorded', async () => {
    const { token, id } = await tokenFor('mfe-quiet');
    const rows = await app.platform.database.db.selectFrom('deploy_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token.slice(4));
    await app.refused(contract.showRemote, { params: { remote: 'mfe-quiet' } }, 404, { as: { token } });
    expect((await listTokens(app.platform.database.db, app.clock.now())).find((each) => each.id === id)).toMatchObject({
      state: 'good',
      lastUsedAt: expect.any(String) as string,
    });
  });
});

test('a pipeline publishes, tries, promotes and rolls back with its token, and the history has all of it', async () => {
  const remote = 'mfe-pipe';
  const as = await tokenFor(remote);
  const params = { remote };
  for (const version of ['1.0.0', '1.1.0']) await app.ok(contract.publishRelease, upload(remote, version), { as });
  expect(
    await app.ok(
      contract.startCanary,
      { params, body: { version: '1.1.0', percent: 10, tenant: app.tenant.key } },
      { as },
    ),
  ).toMatchObject({ kind: 'canary', to: '1.1.0', percent: 10 });
  expect(await app.ok(contract.endCanary, { params, query: { tenant: app.tenant.key } }, { as })).toMatchObject({
    kind: 'canary-end',
    from: '1.1.0',
    to: '1.0.0',
  });
  expect(
    await app.ok(contract.pinRelease, { params, body: { version: '1.0.0', tenant: app.tenant.key } }, { as }),
  ).toMatchObject({ kind: 'pin' });
  expect(
    await app.ok(contract.promoteRelease, { params, body: { version: '1.1.0', reason: 'pronta' } }, { as }),
  ).toMatchObject({ from: '1.0.0', to: '1.1.0' });
  expect(await app.ok(contract.showRemote, { params }, { as })).toMatchObject({
    stable: '1.1.0',
    earlier: ['1.0.0'],
    pins: [{ version: '1.0.0', tenant: app.tenant.key }],
    releases: [{ version: '1.1.0', state: 'good' }, { version: '1.0.0' }],
  });
  expect(await app.ok(contract.unpinRelease, { params, query: { tenant: app.tenant.key } }, { as })).toMatchObject({
    kind: 'unpin',
  });
  expect(
    await app.ok(contract.yankRelease, { params, body: { version: '1.1.0', reason: 'falha' } }, { as }),
  ).toMatchObject({ to: '1.0.0' });
  expect(await app.ok(contract.unyankRelease, { params, body: { version: '1.1.0' } }, { as })).toMatchObject({
    kind: 'unyank',
  });
  await app.ok(contract.promoteRelease, { params, body: { version: '1.1.0' } }, { as });
  expect(await app.ok(contract.rollBackRemote, { params, body: {} }, { as })).toMatchObject({
    kind: 'rollback',
    to: '1.0.0',
  });
  const { moves } = await app.ok(contract.listMoves, { params, query: { limit: 5 } }, { as });
  expect(moves.map(({ kind }) => kind)).toEqual(['rollback', 'promote', 'unyank', 'yank', 'rollback']);
  expect(new Set(moves.map(({ by }) => by))).toEqual(new Set([`token ci ${remote}`]));
  expect((await app.ok(contract.listRemotes, {}, { as })).remotes.map((each) => each.remote)).toEqual([remote]);
  expect((await app.ok(contract.listRemotes, {}, { as: operator })).remotes.length).toBeGreaterThan(1);
});

describe('modules', () => {
  test('modules of any published remote can be switched on; others are unknown', async () => {
    const tenant = await app.makeTenant({ modules: ['content'] });
    const on = (module: string) => ({ params: { module }, body: { tenant: tenant.key, enabled: true } });
    expect((await app.refused(contract.switchModule, on('rewards'), 404, { as: operator })).code).toBe(
      'registry.unknown-module',
    );
    const manifest = { ...remoteRecord('mfe-rewards', '1.0.0').manifest, module: 'rewards' };
    await app.ok(contract.publishRelease, upload('mfe-rewards', '1.0.0', { manifest }), { as: operator });

    await app.ok(contract.switchModule, on('rewards'), { as: operator });
    const composition = await app.ok(contract.getComposition, {}, { at: tenant });
    expect(composition).toMatchObject({ modules: ['content', 'rewards'], releases: [{ remote: 'mfe-rewards' }] });
    const { modules } = await app.ok(contract.listModules, { query: { tenant: tenant.key } }, { as: operator });
    expect(modules).toContainEqual({ module: 'rewards', enabled: true, remotes: ['mfe-rewards'] });

    await app.ok(
      contract.switchModule,
      { params: { module: 'rewards' }, body: { tenant: tenant.key, enabled: false } },
      { as: operator },
    );
    expect((await app.ok(contract.getComposition, {}, { at: tenant })).releases).toEqual([]);
  });

  test('modules of an unknown tenant are rejected', async () => {
    expect((await app.refused(contract.listModules, { query: { tenant: 'nobody' } }, 404, { as: operator })).code).toBe(
      'registry.unknown-tenant',
    );
  });
});

describe('the lock file', () => {
  test('contains the exact release of every remote, its signature and its source', async () => {
    await publishVersions(app.platform, 'mfe-locked', '1.0.0');
    const lock = await app.ok(contract.lockTenant, { query: { tenant: app.tenant.key } });
    const composition = await app.ok(contract.getComposition, {});
    expect(lock).toMatchObject({
      lockfile: 1,
      source: `http://${app.tenant.host}${app.tenant.basePath}`,
      tenant: app.tenant.key,
      composition: composition.id,
      keys: composition.keys,
    });
    const release = composition.releases.find(({ remote }) => remote === 'mfe-locked');
    expect(lock.remotes['mfe-locked']).toEqual({
      ...release,
      baseUrl: `http://${app.tenant.host}/_remotes/mfe-locked/1.0.0/`,
    });
  });

  test('the lock file is rejected for an unknown tenant', async () => {
    expect((await app.refused(contract.lockTenant, { query: { tenant: 'nobody' } }, 404)).code).toBe(
      'registry.unknown-tenant',
    );
  });
});
