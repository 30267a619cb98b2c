import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockSchema } from '@shared-kit/contracts/delivery';
import { exitCodes } from '../platform/start-error.types.ts';
import { startTestApp } from '../test/index.ts';
import type { TestApp } from '../test/index.ts';
import { publishVersions, registerTestRemote, writeRemoteBuild } from '../test/remote-build.ts';
import { freePort } from '../test/server-process.ts';
import { runCommand } from './run-command.service.ts';
import type { ServerAddress } from './server-access.service.ts';

let app: TestApp;
let folder: string;
let origin: string;
beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'azulejo-cli-'));
  origin = await app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

async function run(command: string, server?: ServerAddress): Promise<Ran> {
  const out: string[] = [];
  const error: string[] = [];
  const terminal = {
    line: (text: string) => void out.push(text),
    error: (text: string) => void error.push(text),
    cwd: folder,
    operator: 'operador Dora Prado',
  };
  const code = await runCommand(command.split(' '), { terminal, platform: async () => app.platform, server });
  return { code, out: out.join('\n'), error: error.join('\n') };
}

const json = async (command: string, server?: ServerAddress): Promise<unknown> =>
  JSON.parse((await run(`${command} --json`, server)).out);

describe('a command that fails returns an exit code for the reason', () => {
  test.each([
    ['remote promote mfe-store', exitCodes.usage, 'mfe-store@1.4.0'],
    ['remote promote mfe-store@1.0.0 --channel beta', exitCodes.usage, 'stable, canary'],
    ['remote promote mfe-store@1.0.0 --channel canary', exitCodes.usage, '--percent'],
    ['remote promote mfe-store@1.0.0 --channel stable --percent 5', exitCodes.usage, 'stable é para todos'],
    ['remote promote mfe-store@1.0.0 --percent 0', exitCodes.usage, '1 a 100'],
    ['remote promote mfe-store@9.9.9', exitCodes.refused, 'não foi publicado'],
    ['remote show mfe-nothing', exitCodes.refused, 'não está registrado'],
    ['remote publish nowhere', exitCodes.refused, 'não existe'],
    ['token create --name ci', exitCodes.usage, '--remote ou --operator'],
    ['token create --operator --name ops --days 90', exitCodes.usage, '12 horas'],
    ['token create --remote ../x --name ci', exitCodes.usage, 'não é nome'],
    ['token revoke x', exitCodes.refused, 'Não há token'],
    ['key retire x', exitCodes.refused, 'Não há chave'],
    ['module enable rewards --tenant nobody', exitCodes.refused, 'Não há cliente'],
    ['lock --tenant nobody', exitCodes.refused, 'Não há cliente'],
  ])('fails with its exit code: %s', async (command, code, words) => {
    const ran = await run(command);
    expect([ran.code, ran.out]).toEqual([code, '']);
    expect(ran.error).toContain(words);
  });

  test('prints the error as JSON with --json', async () => {
    const { code, error } = await run('remote promote mfe-store@9.9.9 --json');
    expect([code, JSON.parse(error)]).toMatchObject([
      exitCodes.refused,
      { success: false, code: 'registry.unknown-release' },
    ]);
  });

  test('distinguishes an unreachable server, an invalid token and one of another remote', async () => {
    await writeRemoteBuild(join(folder, 'denied'), 'mfe-denied', '1.0.0');
    const nobody = `http://127.0.0.1:${await freePort()}`;
    const away = await run('remote publish denied', { origin: nobody, token: 'x' });
    expect([away.code, away.error]).toEqual([exitCodes.unreachable, `${nobody} não responde (ECONNREFUSED).`]);
    const wrong = await run('remote publish denied', { origin, token: 'x' });
    expect([wrong.code, wrong.error]).toEqual([exitCodes.denied, 'O token de publicação não é válido.']);
    expect((await run('token create --remote mfe-other --name outro')).code).toBe(exitCodes.refused);
    await run('remote register mfe-other --module store --owner Outra');
    const { token } = (await json('token create --remote mfe-other --name outro')) as { token: string };
    expect((await run('remote publish denied', { origin, token })).code).toBe(exitCodes.denied);
  });
});

describe('help is in Portuguese, with examples', () => {
  test.each([
    'remote register',
    'remote publish',
    'remote promote',
    'remote pin',
    'remote rollback',
    'token create',
    'module enable',
    'lock',
  ])('prints help in Portuguese for %s', async (command) => {
    const { code, out } = await run(`${command} --help`);
    expect(code).toBe(0);
    expect(out).toMatch(/^Uso: azulejo /);
    expect(out).toMatch(/Exemplos?:\n/);
  });
});

/** The commands give the same results on this installation and on a remote server. */
describe.each(['here', 'elsewhere'])('%s', (place) => {
  const remote = `mfe-${place}`;
  let server: ServerAddress | undefined;
  beforeAll(async () => {
    await writeRemoteBuild(join(folder, place, 'a'), remote, '1.0.0');
    await writeRemoteBuild(join(folder, place, 'b'), remote, '1.1.0');
    const registered = await run(`remote register ${remote} --module store --owner Equipe --route /${place}`);
    expect(registered.out).toBe(`${remote} registrado: módulo store, Equipe, rotas /${place}`);
    const { token } = (await json(`token create --remote ${remote} --name ci --days 1`)) as { token: string };
    server = place === 'here' ? undefined : { origin, token };
  });

  test('publish, canary, promote, pin, roll back, yank; list, show and history', async () => {
    expect(await json(`remote publish ${place}/a`, server)).toEqual([
      { remote, version: '1.0.0', isNew: true, isStable: true, refusal: '', restored: 0 },
    ]);
    expect((await run(`remote publish ${place}/b`, server)).out).toBe(`${remote}@1.1.0 publicado`);
    expect((await run(`remote promote ${remote}@1.1.0 --percent 10`, server)).out).toBe(
      `${remote}@1.1.0 é canary para 10% dos visitantes de todos os clientes`,
    );
    expect(await json(`remote promote ${remote}@1.1.0 --tenant ${app.tenant.key}`, server)).toMatchObject({
      kind: 'canary',
      percent: 100,
      tenant: app.tenant.key,
    });
    expect((await run(`remote end-canary ${remote} --tenant ${app.tenant.key}`, server)).out).toContain('encerrado');
    expect((await run(`remote pin ${remote}@1.0.0 --tenant ${app.tenant.key} --reason teste`, server)).out).toBe(
      `${remote}@1.0.0 está fixado para ${app.tenant.key}`,
    );
    expect((await run(`remote publish ${place}/b --promote`, server)).out).toBe(
      `${remote}@1.1.0 já estava publicado\n${remote}@1.1.0 está em stable`,
    );
    expect(await json(`remote show ${remote}`, server)).toMatchObject({
      stable: '1.1.0',
      earlier: ['1.0.0'],
      canaries: [],
      pins: [{ tenant: app.tenant.key }],
    });
    expect((await run(`remote unpin ${remote} --tenant ${app.tenant.key}`, server)).code).toBe(0);
    expect((await run(`remote rollback ${remote} --to 1.0.0`, server)).out).toBe(
      `${remote}@1.0.0 está em stable (antes: 1.1.0)`,
    );
    expect((await run(`remote yank ${remote}@1.1.0 --reason erros`, server)).out).toContain('foi retirado');
    expect((await run(`remote promote ${remote}@1.1.0`, server)).code).toBe(exitCodes.refused);
    expect((await run(`remote unyank ${remote}@1.1.0`, server)).code).toBe(0);
    expect((await run(`remote list`, server)).out).toContain(`${remote}\tstable\t1.0.0`);
    const history = (await json(`remote history ${remote} --limit 3`, server)) as { kind: string; by: string }[];
    expect(history.map(({ kind, by }) => [kind, by])).toEqual(
      ['unyank', 'yank', 'rollback'].map((kind) => [kind, place === 'here' ? 'operador Dora Prado' : 'token ci']),
    );
  });
});

test('switches modules and prints locks, also on a remote server', async () => {
  await publishVersions(app.platform, 'mfe-lock', '1.0.0');
  const { token } = (await json('token create --operator --name plantão')) as { token: string };
  for (const server of [undefined, { origin, token }]) {
    expect(await json(`module disable store --tenant ${app.tenant.key}`, server)).toEqual({
      tenant: app.tenant.key,
      module: 'store',
      enabled: false,
    });
    expect((await run(`module list --tenant ${app.tenant.key}`, server)).out).toMatch(/^store\tdesligado\t.*mfe-lock/m);
    expect((await run(`module enable store --tenant ${app.tenant.key}`, server)).out).toContain(
      "módulo 'store' ligado",
    );
    const lock = lockSchema.parse(JSON.parse((await run(`lock --tenant ${app.tenant.key}`, server)).out));
    expect(lock.remotes['mfe-lock']).toMatchObject({ version: '1.0.0', signature: { key: Object.keys(lock.keys)[0] } });
  }
});

test('a token is shown once; list and revoke use its id', async () => {
  await registerTestRemote(app.platform, 'mfe-once');
  const created = (await json('token create --remote mfe-once --name ci --days 30')) as { id: string; token: string };
  const listed = await run('token list');
  expect(listed.out).toContain(`${created.id}\tmfe-once\tci\tválido`);
  expect(listed.out).not.toContain(created.token);
  expect((await run(`token revoke ${created.id}`)).out).toContain('revogado');
});

test('keys are listed, rotated and retired', async () => {
  const [active] = ((await json('key list')) as { id: string; state: string }[]).filter(
    ({ state }) => state === 'active',
  );
  expect((await run(`key retire ${active?.id}`)).code).toBe(exitCodes.refused);
  expect((await run('key rotate')).out).toMatch(/^Chave \w+ criada; \d+ versões assinadas com ela\.$/);
  const { db } = app.platform.database;
  const moves = await db.selectFrom('moves').select('moved_by').where('kind', '=', 'key-rotate').execute();
  expect(moves).toEqual([{ moved_by: 'operador Dora Prado' }]);
  expect((await run(`key retire ${active?.id}`)).out).toBe(`Chave ${active?.id} aposentada.`);
});

test('the doctor lists releases with an invalid signature', async () => {
  await publishVersions(app.platform, 'mfe-ill', '1.0.0');
  expect((await run('doctor')).out).toMatch(/^ok {5}assinaturas: chave \w{12}$/m);
  await app.platform.database.db
    .updateTable('releases')
    .set({ entry: 'assets/page.css' })
    .where('remote', '=', 'mfe-ill')
    .execute();
  expect((await run('doctor')).out).toContain('falha  assinaturas: não conferem: mfe-ill@1.0.0');
});

test('tenants, people and locks are printed as JSON too', async () => {
  expect(await json('tenant list')).toContainEqual(
    expect.objectContaining({ key: app.tenant.key, segment: app.tenant.segment }),
  );
  expect(await json(`user list --tenant ${app.tenant.key}`)).toContainEqual(
    expect.objectContaining({ username: app.user.username, active: true }),
  );
  expect(await json(`lock --tenant ${app.tenant.key}`)).toMatchObject({ lockfile: 1, tenant: app.tenant.key });
});
