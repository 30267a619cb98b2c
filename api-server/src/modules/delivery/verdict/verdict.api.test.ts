import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspectPlatform, showVerdict } from '@shared-kit/contracts/delivery';
import type { ShellCapabilities } from '@shared-kit/contracts/delivery';
import { exitCodes } from '../../../platform/start-error.types.ts';
import { publishTestRelease, runAzulejo, startTestApp } from '../../../test/index.ts';
import type { TestApp, TestTenant } from '../../../test/index.ts';
import { createToken } from '../tokens/deploy-tokens.repository.ts';
import { promote } from '../releases/move-release.service.ts';

let app: TestApp;
/** Tenant with the store and the journey; `bare` has the store only. */
let full: TestTenant;
let bare: TestTenant;
const remote = 'mfe-store';
const order = { by: 'teste' };

async function serveShell(changes: Partial<ShellCapabilities>): Promise<void> {
  const capabilities: ShellCapabilities = {
    version: '1.0.0',
    contracts: [1],
    shared: { react: '19.3.1' },
    emits: {},
    listens: {},
    slots: {},
    ...changes,
  };
  await mkdir(app.platform.env.SHELL_DIR, { recursive: true });
  await writeFile(join(app.platform.env.SHELL_DIR, 'shell-manifest.json'), JSON.stringify({ capabilities }));
}

async function verdict(version: string, tenant?: string) {
  const { token } = await createToken(
    app.platform.database.db,
    { remote, name: 'ci', days: 1, by: 'teste' },
    app.clock.now(),
  );
  return app.ok(
    showVerdict,
    { params: { remote, version }, query: tenant === undefined ? {} : { tenant } },
    { as: { token } },
  );
}

const command = (...argv: string[]) => runAzulejo(app, ...argv);

beforeAll(async () => {
  app = await startTestApp();
  full = await app.makeTenant({ modules: ['store', 'journey'] });
  bare = await app.makeTenant({ modules: ['store'] });
  await serveShell({});
  await publishTestRelease(app.platform, {
    remote,
    version: '1.0.0',
    requires: { shared: { react: '^19.0.0' }, emits: { 'store.bought.v1': 'B1' } },
  });
  await publishTestRelease(app.platform, {
    remote: 'mfe-journey',
    manifest: { module: 'journey', listens: ['store.bought.v1'] },
    requires: { listens: { 'store.bought.v1': 'B1' } },
  });
  await publishTestRelease(app.platform, {
    remote,
    version: '1.1.0',
    requires: { emits: { 'store.bought.v1': 'B2' } },
  });
  await publishTestRelease(app.platform, { remote, version: '1.2.0', requires: { shared: { react: '^20.0.0' } } });
  await publishTestRelease(app.platform, {
    remote,
    version: '1.3.0',
    requires: { shared: { react: '^19.3.0' }, emits: { 'store.bought.v1': 'B1' } },
  });
});
afterAll(() => app.close());

test('requires a token of the remote and an existing release', async () => {
  await app.refused(showVerdict, { params: { remote, version: '1.0.0' }, query: {} }, 401);
  const { token } = await createToken(
    app.platform.database.db,
    { remote: 'mfe-journey', name: 'outro', days: 1, by: 'teste' },
    app.clock.now(),
  );
  await app.refused(showVerdict, { params: { remote, version: '1.0.0' }, query: {} }, 403, { as: { token } });
  await expect(verdict('latest')).rejects.toThrow('request.invalid');
  await expect(verdict('9.9.9')).rejects.toThrow('registry.unknown-release');
  await expect(verdict('1.0.0', 'ninguem')).rejects.toThrow('registry.unknown-tenant');
});

test('a verdict has one entry per tenant with the module and per shell in use', async () => {
  const report = await verdict('1.3.0');
  expect(report.compatible).toBe(true);
  expect(report.verdicts.map(({ tenant }) => tenant)).toEqual(
    expect.arrayContaining([full.key, bare.key, app.tenant.key]),
  );
  expect(report.verdicts.every(({ shell }) => shell === '1.0.0')).toBe(true);
  expect((await verdict('1.3.0', bare.key)).verdicts).toEqual([
    { tenant: bare.key, shell: '1.0.0', compatible: true, reasons: [] },
  ]);
});

test('depends on the tenant’s other releases', async () => {
  const { verdicts } = await verdict('1.1.0');
  const of = (tenant: TestTenant) => verdicts.find((each) => each.tenant === tenant.key);
  expect(of(bare)).toMatchObject({ compatible: true, reasons: [] });
  expect(of(full)).toMatchObject({
    compatible: false,
    reasons: [{ code: 'event-schema', subject: 'store.bought.v1', change: remote }],
  });
});

test('blocks a promotion and names what has to change', async () => {
  await expect(promote(app.platform, remote, '1.1.0', order)).rejects.toMatchObject({
    code: 'registry.incompatible',
    status: 409,
  });
  await expect(promote(app.platform, remote, '1.2.0', order)).rejects.toThrow("Atualize 'react' no host-shell");
  await expect(promote(app.platform, remote, '1.3.0', order)).resolves.toMatchObject({ to: '1.3.0' });
});

test('the command explains it and returns a matching exit code', async () => {
  const good = await command('remote', 'verdict', `${remote}@1.3.0`, '--tenant', full.key);
  expect(good).toEqual({ code: 0, out: `${full.key}\thost-shell 1.0.0\tcompatível`, error: '' });
  const bad = await command('remote', 'verdict', `${remote}@1.1.0`, '--explain', '--tenant', full.key);
  expect(bad).toEqual({
    code: exitCodes.incompatible,
    out: [
      `${full.key}\thost-shell 1.0.0\tincompatível (1 motivo)`,
      "  ✗ O evento 'store.bought.v1' tem um formato em mfe-store@1.1.0 e outro em mfe-journey@1.0.0. Publique a mudança com outro nome (store.bought.v2). [mudar: mfe-store]",
    ].join('\n'),
    error: 'mfe-store@1.1.0 não combina com o que está em uso.',
  });
  const json = await command('remote', 'verdict', `${remote}@1.1.0`, '--json');
  expect([json.code, JSON.parse(json.out)]).toMatchObject([
    exitCodes.incompatible,
    { remote, version: '1.1.0', compatible: false },
  ]);
  expect((await command('remote', 'verdict', `${remote}@9.9.9`)).code).toBe(exitCodes.refused);
  expect((await command('remote', 'verdict', remote)).code).toBe(exitCodes.usage);
});

test('the health command covers every remote or one', async () => {
  const all = await command('remote', 'health');
  expect(all).toMatchObject({
    code: 0,
    out: expect.stringContaining('mfe-store\tnenhum navegador o carregou nos últimos 7 dias'),
  });
  expect(JSON.parse((await command('remote', 'health', remote, '--json')).out)).toEqual({ remote, versions: [] });
  expect((await command('remote', 'health', 'mfe-nothing')).code).toBe(exitCodes.refused);
});

test('uses the two newest shells and drops older ones', async () => {
  app.clock.advance(60_000);
  await serveShell({ version: '2.0.0', shared: { react: '20.1.0' } });
  const judged = await verdict('1.2.0', bare.key);
  expect(judged.verdicts.map(({ shell, compatible }) => [shell, compatible])).toEqual([
    ['2.0.0', true],
    ['1.0.0', false],
  ]);
  app.clock.advance(60_000);
  await serveShell({ version: '2.1.0', shared: { react: '20.2.0' } });
  expect((await verdict('1.2.0', bare.key)).compatible).toBe(true);
});

test('the inspector shows it to the tenant’s developers, without other tenants', async () => {
  const developer = await app.makeUser(full, { developer: true });
  const { remotes, shells } = await app.ok(inspectPlatform, {}, { as: developer, at: full });
  expect(shells.map(({ version }) => version)).toEqual(['2.1.0', '2.0.0']);
  const store = remotes.find((each) => each.remote === remote);
  expect(store?.verdicts.map(({ tenant, shell, compatible }) => ({ tenant, shell, compatible }))).toEqual([
    { tenant: full.key, shell: '2.1.0', compatible: false },
    { tenant: full.key, shell: '2.0.0', compatible: false },
  ]);
  expect(store).toMatchObject({ stable: '1.3.0', canary: null, pin: null });
  expect(store?.moves[0]).toMatchObject({ kind: 'promote', from: '1.0.0', to: '1.3.0' });
});
