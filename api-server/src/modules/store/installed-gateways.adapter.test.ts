import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { readEnv } from '../../env.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp, TestTenant } from '../../test/index.ts';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { installedGateways, tokenOrigins } from './installed-gateways.adapter.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'azulejo-accounts-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const account = { accessToken: 'secret-of-access', publicKey: 'public', webhookSecret: 'secret-of-webhook' };
const transactionOf =
  ({ idApp }: TestTenant) =>
  <T>(work: (db: TenantDb) => Promise<T>) =>
    withTenant(app.platform.database.db, idApp, work);

async function envWith(content: string) {
  const path = join(folder, 'accounts.json');
  await writeFile(path, content);
  return readEnv({ MERCADO_PAGO_ACCOUNTS: path });
}

test('no tenant takes payments without MERCADO_PAGO_ACCOUNTS', async () => {
  const env = readEnv({});
  expect(await installedGateways(env)(transactionOf(app.tenant))).toBeNull();
  expect(tokenOrigins(env)).toEqual([]);
});

test('MERCADO_PAGO_ACCOUNTS gives the tenants that it names a gateway, and no other', async () => {
  const env = await envWith(JSON.stringify({ [app.tenant.key]: account }));
  const gateways = installedGateways(env);
  expect(await gateways(transactionOf(app.tenant))).not.toBeNull();
  expect(await gateways(transactionOf(app.otherTenant))).toBeNull();
  expect(tokenOrigins(env)).toEqual([new URL(env.MERCADO_PAGO_URL).origin]);
});

test('an account changes with the next start only', async () => {
  const gateways = installedGateways(await envWith(JSON.stringify({ [app.tenant.key]: account })));
  const changed = await envWith(JSON.stringify({ [app.otherTenant.key]: account }));
  expect(await gateways(transactionOf(app.otherTenant))).toBeNull();
  expect(await installedGateways(changed)(transactionOf(app.otherTenant))).not.toBeNull();
});

test.each(['', 'secret-of-access', '{"aurora":{"accessToken":"secret-of-access"}}'])(
  'the server does not start with the accounts %j, and does not quote them',
  async (content) => {
    const env = await envWith(content);
    expect(() => installedGateways(env)).toThrow(/MERCADO_PAGO_ACCOUNTS: não foi possível ler as contas/);
    expect(() => installedGateways(env)).not.toThrow(/secret-of-access/);
  },
);

test('the server does not start with a file of accounts that is missing', () => {
  expect(() => installedGateways(readEnv({ MERCADO_PAGO_ACCOUNTS: join(folder, 'none.json') }))).toThrow(
    /MERCADO_PAGO_ACCOUNTS/,
  );
});
