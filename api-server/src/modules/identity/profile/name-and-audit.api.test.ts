import { saveUserField, updateUser } from '@shared-kit/contracts/identity';
import { toJson, withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { runAzulejo, startTestApp } from '../../../test/index.ts';
import type { TestApp, TestTenant } from '../../../test/index.ts';

let app: TestApp;
let locked: TestTenant;
beforeAll(async () => {
  app = await startTestApp();
  const lockedNames = { contact: 'o RH, em rh@exemplo.com.br' };
  locked = await app.makeTenant({ app: { features: toJson({ lockedNames }) } });
});
afterAll(() => app.close());

const entriesOf = async (tenant: TestTenant, ...more: string[]) => {
  const { out } = await runAzulejo(app, 'audit', 'list', '--tenant', tenant.key, '--json', ...more);
  return JSON.parse(out) as Record<string, unknown>[];
};

test('a company that locks names refuses another one and says whom to ask; other fields are saved', async () => {
  const user = await app.makeUser(locked);
  const [params, options] = [{ id: user.idUser }, { at: locked, as: user }];
  const body = { field: 'name' as const, value: 'Outro Nome' };
  const refusal = await app.refused(saveUserField, { params, body }, 409, options);
  expect(refusal).toMatchObject({
    code: 'identity.name-locked',
    message: 'O nome é definido pela sua empresa. Para corrigir, fale com o RH, em rh@exemplo.com.br.',
    issues: [{ path: 'body.name' }],
  });
  await app.refused(updateUser, { params, body: { name: 'Outro', phone: '' } }, 409, options);
  const saved = await app.ok(updateUser, { params, body: { name: user.name, phone: '(21) 98765-4321' } }, options);
  expect(saved.user).toMatchObject({
    name: user.name,
    phone: '(21) 98765-4321',
    nameLock: { contact: 'o RH, em rh@exemplo.com.br' },
  });
});

test.each(['Ana\nCc: x', 'visite www.golpe.example', '<b>Ana</b>'])('refuses the name %j', async (value) => {
  await app.refused(saveUserField, { params: { id: app.user.idUser }, body: { field: 'name', value } }, 400, {
    as: app.user,
  });
});

describe('azulejo audit list', () => {
  test('lists changes of name, CPF and phone, latest first, with before and after', async () => {
    const user = await app.makeUser(undefined, { name: 'Ana Antes' });
    const params = { id: user.idUser };
    const body = {
      name: 'Ana Depois',
      cpf: '529.982.247-25',
      phone: '(11) 98765-4321',
      communicationAccepted: 1 as const,
    };
    await app.ok(updateUser, { params, body }, { as: user });
    await app.ok(updateUser, { params, body }, { as: user });
    const entries = await entriesOf(app.tenant, '--user', user.username);
    expect(entries.map(({ subject, before, after }) => [subject, before, after])).toEqual([
      ['phone', '', '(11) 98765-4321'],
      ['cpf', '', '529.982.247-25'],
      ['name', 'Ana Antes', 'Ana Depois'],
    ]);
    expect(entries[0]).toMatchObject({ login: user.username, actor: 'person', address: '127.0.0.1' });
    const { out } = await runAzulejo(app, 'audit', 'list', '--tenant', app.tenant.key, '--limit', '1');
    expect(out).toContain(`\t${user.username}\tphone\t'' → '(11) 98765-4321'\ta própria pessoa\t127.0.0.1`);
  });

  test('lists entries that no request can change or remove', async () => {
    const { idApp } = app.tenant;
    const { db } = app.platform.database;
    const denied = /permission denied/;
    const changed = withTenant(db, idApp, (own) => own.updateTable('audit_entries').set({ after: 'x' }).execute());
    await expect(changed).rejects.toThrow(denied);
    await expect(withTenant(db, idApp, (own) => own.deleteFrom('audit_entries').execute())).rejects.toThrow(denied);
  });

  test('shows no entry of another company, and refuses an unknown person', async () => {
    expect(await entriesOf(app.otherTenant)).toEqual([]);
    const { code } = await runAzulejo(app, 'audit', 'list', '--tenant', app.tenant.key, '--user', 'ninguem');
    expect(code).toBe(3);
  });
});
