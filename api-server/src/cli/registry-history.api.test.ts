import { sql } from 'kysely';
import { startTestApp } from '../test/index.ts';
import type { TestApp } from '../test/index.ts';
import { publishVersions } from '../test/remote-build.ts';
import { runAzulejo } from '../test/run-azulejo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await publishVersions(app.platform, 'mfe-history', '1.0.0');
});
afterAll(() => app.close());

interface Move {
  readonly kind: string;
  readonly by: string;
  readonly reason: string;
  readonly tenant: string | null;
}

async function run<T>(command: string): Promise<T> {
  const { code, out, error } = await runAzulejo(app, ...command.split(' '), '--json');
  if (code !== 0) throw new Error(error);
  return JSON.parse(out) as T;
}

const operator = 'operador Dora Prado';

test.each([
  ['of a remote', '--remote mfe-history', 'mfe-history'],
  ['of an operator', '--operator', '*'],
])('tokens %s are in the history, with who created and revoked them', async (_, scope, remote) => {
  const { id } = await run<{ id: string }>(`token create ${scope} --name ci`);
  await run(`token revoke ${id}`);
  await run(`token revoke ${id}`);
  const moves = (await run<Move[]>(`remote history ${remote}`)).filter(({ reason }) => reason === `${id} ci`);
  expect(moves.map(({ kind, by }) => [kind, by])).toEqual([
    ['token-revoke', operator],
    ['token-create', operator],
  ]);
});

test('switched modules are in the history, with the company and who switched them', async () => {
  const { key } = app.tenant;
  await run(`module disable store --tenant ${key}`);
  await run(`module enable store --tenant ${key}`);
  const moves = await run<Move[]>('remote history store');
  expect(moves.map(({ kind, tenant, by }) => [kind, tenant, by])).toEqual([
    ['module-on', key, operator],
    ['module-off', key, operator],
  ]);
});

test('a token and its line in the history are written together', async () => {
  const { db } = app.platform.database;
  await sql`alter table moves add constraint no_token check (kind <> 'token-create') not valid`.execute(db);
  const { code } = await runAzulejo(app, 'token', 'create', '--operator', '--name', 'perdido');
  expect(code).not.toBe(0);
  const tokens = await run<{ name: string }[]>('token list');
  expect(tokens.map(({ name }) => name)).not.toContain('perdido');
});

test('created and retired signing keys are in the history', async () => {
  await run('key rotate');
  const [old] = (await run<{ id: string; state: string }[]>('key list')).filter(({ state }) => state === 'verifying');
  await run(`key retire ${old?.id ?? ''}`);
  const moves = (await run<Move[]>('remote history *')).filter(({ kind }) => kind.startsWith('key-'));
  expect(moves.map(({ kind, by }) => [kind, by])).toEqual([
    ['key-retire', operator],
    ['key-rotate', operator],
  ]);
  expect(moves[0]?.reason).toBe(old?.id);
});
