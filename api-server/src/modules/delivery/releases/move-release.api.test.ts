import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { publishVersions, remoteBuild } from '../../../test/remote-build.ts';
import { unyank, yank } from './yank-release.service.ts';
import { endCanary, pin, promote, rollBack, startCanary, unpin } from './move-release.service.ts';
import { publishRelease } from './publish-release.service.ts';
import { movesOf, remoteState } from './registry-views.repository.ts';

let app: TestApp;
let count = 0;
let remote: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  remote = `mfe-part-${count}`;
  await publishVersions(app.platform, remote, '1.0.0', '1.1.0');
  await publishRelease(app.platform, remoteBuild(remote, '1.2.0'), 'ana');
});

const order = { by: 'ana', reason: 'porque sim' };
const state = () => remoteState(app.platform.database.db, remote);
const lastMove = async () => (await movesOf(app.platform.database.db, remote, 1))[0];

describe('a move is rejected', () => {
  test('a move of an unknown version or for an unknown tenant is rejected', async () => {
    await expect(promote(app.platform, remote, '9.9.9', order)).rejects.toMatchObject({
      code: 'registry.unknown-release',
      status: 404,
    });
    const canary = { version: '1.2.0', tenant: 'nobody', percent: 10 };
    await expect(startCanary(app.platform, remote, canary, order)).rejects.toMatchObject({
      code: 'registry.unknown-tenant',
      status: 404,
    });
    await expect(pin(app.platform, remote, canary, order)).rejects.toMatchObject({
      code: 'registry.unknown-tenant',
      status: 404,
    });
    expect(await state()).toMatchObject({ stable: '1.1.0', canaries: [], pins: [] });
  });

  test('when there is nothing to end, to unpin or to go back to', async () => {
    await expect(endCanary(app.platform, remote, null, order)).rejects.toMatchObject({
      code: 'registry.no-canary',
      status: 404,
    });
    await expect(unpin(app.platform, remote, app.tenant.key, order)).rejects.toMatchObject({
      code: 'registry.no-pin',
      status: 404,
    });
    await expect(rollBack(app.platform, remote, '1.2.0', order)).rejects.toMatchObject({
      code: 'registry.never-stable',
      status: 409,
    });
    await rollBack(app.platform, remote, null, order);
    await expect(rollBack(app.platform, remote, null, order)).rejects.toMatchObject({
      code: 'registry.nothing-before',
      status: 409,
    });
  });

  test('a move of a yanked release is rejected until it is unyanked', async () => {
    await yank(app.platform, remote, '1.2.0', { by: 'ana', reason: 'vaza memória' });
    const canary = { version: '1.2.0', tenant: app.tenant.key, percent: 10 };
    const refusal = {
      code: 'registry.yanked',
      status: 409,
      message: expect.stringContaining('vaza memória') as string,
    };
    await expect(promote(app.platform, remote, '1.2.0', order)).rejects.toMatchObject(refusal);
    await expect(startCanary(app.platform, remote, canary, order)).rejects.toMatchObject(refusal);
    await expect(pin(app.platform, remote, canary, order)).rejects.toMatchObject(refusal);
    await unyank(app.platform, remote, '1.2.0', order);
    await expect(unyank(app.platform, remote, '1.2.0', order)).rejects.toMatchObject({
      code: 'registry.not-yanked',
    });
    expect(await promote(app.platform, remote, '1.2.0', order)).toMatchObject({ from: '1.1.0', to: '1.2.0' });
  });

  test('a move of an incompatible release is rejected with the reason, and nothing moves', async () => {
    const requires = { shared: { react: '^99.0.0' }, emits: {}, listens: {}, slots: { 'nowhere.place.v1': 'x' } };
    const manifest = {
      id: remote,
      module: 'store',
      contract: 1 as const,
      routes: [],
      menu: [],
      slots: [{ slot: 'nowhere.place.v1', component: 'a' }],
      emits: [],
      listens: [],
    };
    await app.platform.database.db
      .insertInto('shell_builds')
      .values({
        version: '1.0.0',
        capabilities: JSON.stringify({
          version: '1.0.0',
          contracts: [1],
          shared: { react: '19.3.1' },
          emits: {},
          listens: {},
          slots: {},
        }),
        first_seen: app.clock.now(),
        last_seen: app.clock.now(),
      })
      .execute();
    await publishRelease(app.platform, remoteBuild(remote, '2.0.0', { requires, manifest }), 'ana');
    const refusal = { code: 'registry.incompatible', status: 409, message: expect.stringContaining('react') as string };
    await expect(promote(app.platform, remote, '2.0.0', order)).rejects.toMatchObject(refusal);
    await expect(
      startCanary(app.platform, remote, { version: '2.0.0', tenant: app.tenant.key, percent: 1 }, order),
    ).rejects.toMatchObject(refusal);
    await expect(pin(app.platform, remote, { version: '2.0.0', tenant: app.tenant.key }, order)).rejects.toMatchObject(
      refusal,
    );
    expect(await state()).toMatchObject({ stable: '1.1.0', canaries: [], pins: [] });
    expect(await lastMove()).toMatchObject({ kind: 'publish', to: '2.0.0' });
    await app.platform.database.db.deleteFrom('shell_builds').execute();
  });
});

describe('a move', () => {
  test('a move is recorded with actor, action, from, to, tenant, reason and time', async () => {
    await startCanary(app.platform, remote, { version: '1.2.0', tenant: app.tenant.key, percent: 25 }, order);
    expect(await lastMove()).toEqual({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      kind: 'canary',
      from: null,
      to: '1.2.0',
      tenant: app.tenant.key,
      percent: 25,
      by: 'ana',
      reason: 'porque sim',
    });
    await rollBack(app.platform, remote, '1.0.0', order);
    expect(await lastMove()).toMatchObject({ kind: 'rollback', from: '1.1.0', to: '1.0.0', tenant: null });
  });

  test('a move cannot be deleted from the history', async () => {
    const { db } = app.platform.database;
    await expect(db.deleteFrom('moves').where('remote', '=', remote).execute()).rejects.toThrow('moves are history');
    await expect(db.updateTable('moves').set({ moved_by: 'x' }).where('remote', '=', remote).execute()).rejects.toThrow(
      'moves are history',
    );
  });

  test('a move of the canary’s version to stable ends the canary; another canary replaces the first', async () => {
    for (const percent of [10, 20])
      await startCanary(app.platform, remote, { version: '1.2.0', tenant: null, percent }, order);
    expect((await state()).canaries).toEqual([{ version: '1.2.0', tenant: null, percent: 20 }]);
    await promote(app.platform, remote, '1.2.0', order);
    expect(await state()).toMatchObject({ stable: '1.2.0', earlier: ['1.1.0', '1.0.0'], canaries: [] });
  });
});

describe('a yanked release', () => {
  test('ends its canaries, and stable goes back to the version before it', async () => {
    await startCanary(app.platform, remote, { version: '1.2.0', tenant: app.tenant.key, percent: 10 }, order);
    await yank(app.platform, remote, '1.2.0', { by: '', reason: '12% de erros' });
    expect(await state()).toMatchObject({ stable: '1.1.0', canaries: [] });
    await yank(app.platform, remote, '1.1.0', { by: '', reason: 'erros' });
    expect(await state()).toMatchObject({ stable: '1.0.0', earlier: [] });
    const kinds = (await movesOf(app.platform.database.db, remote, 4)).map(({ kind }) => kind);
    expect(kinds).toEqual(['yank', 'rollback', 'yank', 'canary-end']);
  });

  test('the only remaining version cannot be yanked, because no version would be left', async () => {
    await yank(app.platform, remote, '1.1.0', { by: 'ana', reason: 'x' });
    await expect(yank(app.platform, remote, '1.0.0', { by: 'ana', reason: 'x' })).rejects.toMatchObject({
      code: 'registry.nothing-before',
      status: 409,
    });
    expect(await state()).toMatchObject({ stable: '1.0.0' });
  });
});
