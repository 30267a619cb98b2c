import { activate, checkPin, currentSession, login, register } from '@shared-kit/contracts/identity';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { testPassword } from '../../../test/index.ts';
import type { TestUser } from '../../../test/index.ts';
import { auditEntries } from '../../audit/index.ts';
import {
  app,
  at,
  check,
  newCpf,
  newPhone,
  person,
  pinOf,
  startActivationApp,
  ticketOf,
  written,
} from '../test/activation.fixtures.ts';

startActivationApp();

async function cpfOf({ idUser }: TestUser): Promise<string> {
  const { cpf } = await withTenant(app.platform.database.db, at.idApp, (db) =>
    db.selectFrom('users').select('cpf').where('id_user', '=', idUser).executeTakeFirstOrThrow(),
  );
  return cpf;
}

/** Returns the accounts that the audit log names for a shared CPF. */
async function sharedCpfs(idUser: number): Promise<string[]> {
  const rows = await withTenant(app.platform.database.db, at.idApp, (db) => auditEntries(db, { idUser, limit: 10 }));
  return rows.filter(({ subject }) => subject === 'cpf-shared').map(({ after }) => after);
}

describe('POST /contract/register', () => {
  test('reports the error of each field', async () => {
    const { issues } = await app.refused(
      register,
      { body: { ticket: 'x', ...person({ name: ' ', email: 'sem-arroba', cpf: '529.982.247-24', password: 'abc' }) } },
      400,
      { at },
    );
    expect(issues).toEqual(
      expect.arrayContaining([
        { path: 'body.name', message: 'Nome obrigatório' },
        { path: 'body.email', message: 'E-mail inválido' },
        { path: 'body.cpf', message: 'CPF inválido' },
        { path: 'body.password', message: 'Ao menos 8 caracteres' },
      ]),
    );
  });

  test('rejects a ticket that is invented, expired or of another portal', async () => {
    const other = await app.makeTenant({ app: { id_app_type: 2 } });
    const ticket = await ticketOf(newPhone());
    await app.refused(register, { body: { ticket: 'x'.repeat(43), ...person() } }, 410, { at });
    await app.refused(register, { body: { ticket, ...person() } }, 410, { at: other });
    app.clock.advance(10 * 60 * 1000 + 1);
    expect(await app.refused(register, { body: { ticket, ...person() } }, 410, { at })).toMatchObject({
      code: 'identity.ticket-over',
    });
  });

  test('creates an account and starts its session; the phone is the login', async () => {
    const phone = newPhone();
    const body = { ticket: await ticketOf(phone), ...person({ email: 'Maria.Nova@Exemplo.com.br' }) };
    const session = await app.ok(register, { body }, { at });
    expect(session.viewer).toMatchObject({
      name: 'Nova Pessoa',
      email: '',
      username: phone,
      idCompany: at.idCompany,
    });
    expect(session).toMatchObject({
      loginInfo: { admin: 0 },
      permissions: { developer: false, canAccessSupport: false },
    });
    await app.ok(currentSession, {}, { at, as: { token: session.token } });
    const { token } = await app.ok(
      login,
      { body: { username: phone, password: 'segredo123', idAppType: 2, acronym: at.acronym } },
      { at },
    );
    expect(token).not.toBe('');
    const row = await withTenant(app.platform.database.db, at.idApp, (db) =>
      db
        .selectFrom('users')
        .select(['phone', 'cpf', 'admin', 'active'])
        .where('username', '=', phone)
        .executeTakeFirstOrThrow(),
    );
    expect(row).toEqual({ phone: written(phone), cpf: body.cpf, admin: 0, active: true });
  });

  test('answers the same whether or not e-mail and CPF belong to another account', async () => {
    const existing = await app.makeUser(at, { cpf: newCpf() });
    const ticket = await ticketOf(newPhone());
    await app.refused(register, { body: { ticket, ...person({ cpf: '111.111.111-11' }) } }, 400, { at });
    const taken = person({ email: existing.email.toUpperCase(), cpf: (await cpfOf(existing)).replace(/\D/g, '') });
    const first = await app.ok(register, { body: { ticket, ...taken } }, { at });
    const second = await app.ok(register, { body: { ticket: await ticketOf(newPhone()), ...person() } }, { at });
    const shape = ({ viewer, ...rest }: typeof first) => [Object.keys(rest), viewer.email, viewer.name];
    expect(shape(first)).toEqual(shape(second));
    await app.runJobs();
    const mail = app.mails.find(({ to }) => to === existing.email);
    expect(mail?.subject).toBe('Rede Teste: este e-mail já tem uma conta');
    expect(mail?.text).not.toMatch(/token=|Nova Pessoa/);
    expect(await sharedCpfs(first.viewer.idUser)).toEqual([existing.username]);
    expect(await sharedCpfs(second.viewer.idUser)).toEqual([]);
  });

  test('allows the same e-mail and CPF at another company', async () => {
    const cpf = newCpf();
    const elsewhere = await app.makeUser(app.otherTenant, { cpf });
    await app.ok(
      register,
      { body: { ticket: await ticketOf(newPhone()), ...person({ email: elsewhere.email, cpf }) } },
      { at },
    );
  });

  test('concurrent requests of a double click and two tabs create one account', async () => {
    const phone = newPhone();
    const [first, second] = [await ticketOf(phone), await ticketOf(phone)];
    const body = person();
    const answers = await Promise.all(
      [
        { ticket: first, ...body },
        { ticket: first, ...body },
        { ticket: second, ...body },
        { ticket: second, ...person() },
      ].map((each) => app.call(register, { body: each }, { at })),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 409, 410].includes(status))).toBe(true);
  });
});

describe('POST /contract/activate', () => {
  test('rejects a weak password and a ticket for a new person', async () => {
    await app.refused(activate, { body: { ticket: 'x', password: 'curta' } }, 400, { at });
    await app.refused(activate, { body: { ticket: await ticketOf(newPhone()), password: 'segredo123' } }, 410, { at });
  });

  test('sets the password of the phone’s owner once and ends their sessions', async () => {
    const phone = newPhone();
    const user = await app.makeUser(at, { phone: written(phone), phone_verified: true });
    const ticket = await ticketOf(phone);
    await app.refused(register, { body: { ticket, ...person() } }, 409, { at });
    const session = await app.ok(activate, { body: { ticket, password: 'nova-senha-9' } }, { at });
    expect(session.viewer.idUser).toBe(user.idUser);
    await app.refused(currentSession, {}, 401, { at, as: user });
    await app.refused(activate, { body: { ticket, password: 'outra-senha-9' } }, 410, { at });
    await app.runJobs();
    expect(app.mails.at(-1)).toMatchObject({ to: user.email, subject: 'Rede Teste: sua senha foi alterada' });
    const credentials = { username: user.username, idAppType: 2, acronym: at.acronym };
    await app.refused(login, { body: { ...credentials, password: testPassword } }, 401, { at });
    await app.ok(login, { body: { ...credentials, password: 'nova-senha-9' } }, { at });
  });

  test('does not open an account whose e-mail somebody has proven', async () => {
    const phone = newPhone();
    await app.makeUser(at, { phone: written(phone), phone_verified: true, email_proven_at: new Date() });
    const { activation } = await app.ok(checkPin, check(phone, await pinOf(phone)), { at });
    expect(activation).toEqual({ kind: 'elsewhere' });
  });

  test('rejects an account that received special rights in the meantime', async () => {
    const phone = newPhone();
    const user = await app.makeUser(at, { phone: written(phone), phone_verified: true });
    const ticket = await ticketOf(phone);
    await withTenant(app.platform.database.db, at.idApp, (db) =>
      db.updateTable('users').set({ admin: 1 }).where('id_user', '=', user.idUser).execute(),
    );
    await app.refused(activate, { body: { ticket, password: 'nova-senha-9' } }, 410, { at });
  });
});
