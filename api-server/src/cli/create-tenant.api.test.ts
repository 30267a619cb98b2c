import { currentSession, login, resetPassword } from '@shared-kit/contracts/identity';
import { listPeople } from '@shared-kit/contracts/admin';
import { runAzulejo, startTestApp } from '../test/index.ts';
import type { TestApp } from '../test/index.ts';
import { serviceChecks } from './service-checks.service.ts';

/** `azulejo tenant create` and `azulejo user link`. */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const values = ['--name', 'Oficina & Cia', '--host', 'localhost:3000', '--owner', 'Dora Prado'];
const create = (key: string, ...more: string[]) =>
  runAzulejo(app, 'tenant', 'create', key, ...values, '--segment', key, '--email', `dora@${key}.com.br`, ...more);

const tokenIn = (text: string) => /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? '';

test('creates a company in which the Dono chooses a password by the printed link and administrates', async () => {
  const { code, out, error } = await create('oficina');
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(out).toMatch(/^Oficina & Cia: criado em localhost:3000\/oficina\.\nLink para dora escolher a senha/);
  expect(out).toContain('O link foi também para dora@oficina.com.br.');
  expect(app.mails.at(-1)).toMatchObject({ to: 'dora@oficina.com.br' });
  expect(tokenIn(app.mails.at(-1)?.text ?? '')).toBe(tokenIn(out));

  const at = await app.platform.tenants.resolve('localhost:3000', 'oficina');
  if (!at) throw new Error('not found');
  await app.ok(resetPassword, { body: { token: tokenIn(out), password: 'Chave-larga-42' } }, { at });
  const body = { username: 'dora', password: 'Chave-larga-42', idAppType: 1, acronym: 'oficina' };
  const { token } = await app.ok(login, { body }, { at });
  await app.ok(currentSession, {}, { as: { token }, at });
  const { total } = await app.ok(listPeople, { query: {} }, { as: { token }, at });
  expect(total).toBe(1);
});

test('refuses a company that exists, and leaves it as it is', async () => {
  const first = await create('unica', '--json');
  expect(JSON.parse(first.out)).toMatchObject({ tenant: 'unica', login: 'dora', isMailed: true });
  const again = await create('unica', '--login', 'outra');
  expect(again).toMatchObject({
    code: 3,
    error: expect.stringContaining("Já existe um cliente com a chave 'unica'") as string,
  });
  const people = await runAzulejo(app, 'user', 'list', '--tenant', 'unica');
  expect(people.out).toBe('dora\tDora Prado\tadmin 1\tativa');
});

test('creates a company once when two commands run at the same time', async () => {
  const both = await Promise.all([create('dupla'), create('dupla', '--login', 'outra')]);
  expect(both.map(({ code }) => code).toSorted()).toEqual([0, 3]);
  expect((await runAzulejo(app, 'user', 'list', '--tenant', 'dupla')).out.split('\n')).toHaveLength(1);
});

test('creates a company of a production that asks people with powers for a second factor, and the doctor lists others', async () => {
  const { platform } = app;
  const production = {
    ...app,
    platform: { ...platform, env: { ...platform.env, INSTALLATION: 'production' as const } },
  };
  const { code, error } = await runAzulejo(
    production,
    'tenant',
    'create',
    'segura',
    ...values,
    '--segment',
    'segura',
    '--email',
    'd@segura.com.br',
  );
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect((await create('aberta')).code).toBe(0);
  const check = serviceChecks.find(({ name }) => name === 'verificação em duas etapas');
  const found = /^não exigida de quem administra: (?!.*segura).*aberta/;
  await expect(check?.run(production.platform)).rejects.toThrow(found);
  expect(await check?.run(platform)).toMatch(found);
});

test.each([
  ['a key with capitals', ['Oficina'], /key: Use letras minúsculas/],
  ['a segment of the portal', ['outra', '--segment', 'login'], /não pode ser o primeiro trecho/],
  ['an address that another company has', ['outra', '--segment', 'oficina'], /já é do cliente 'oficina'/],
  ['a text that is no e-mail', ['outra', '--email', 'dora'], /email: /],
])('refuses %s with its reason, and creates nothing', async (_, [key = '', ...more], reason) => {
  const refused = await create(key, ...more);
  expect(refused).toMatchObject({ code: 3, error: expect.stringMatching(reason) as string });
  expect((await runAzulejo(app, 'tenant', 'list')).out).not.toMatch(/^(outra|Oficina)\t/m);
});

test('gives a person another link, and refuses an unknown login', async () => {
  const { out } = await runAzulejo(app, 'user', 'link', 'DORA', '--tenant', 'oficina');
  expect(tokenIn(out)).not.toBe('');
  expect(await runAzulejo(app, 'user', 'link', 'ninguem', '--tenant', 'oficina')).toMatchObject({ code: 3 });
});
