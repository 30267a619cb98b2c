import { activate, currentSession, login, register } from '@shared-kit/contracts/identity';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { testPassword } from '../../../test/index.ts';
import {
  app,
  at,
  newCpf,
  newPhone,
  person,
  startActivationApp,
  ticketOf,
  written,
} from '../test/activation.fixtures.ts';

startActivationApp();

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

  test('creates an account and starts its session; the e-mail is the login', async () => {
    const phone = newPhone();
    const body = { ticket: await ticketOf(phone), ...person({ email: 'Maria.Nova@Exemplo.com.br' }) };
    const session = await app.ok(register, { body }, { at });
    expect(session.viewer).toMatchObject({
      name: 'Nova Pessoa',
      email: 'maria.nova@exemplo.com.br',
      username: 'maria.nova@exemplo.com.br',
      idCompany: at.idCompany,
    });
    expect(session).toMatchObject({
      loginInfo: { admin: 0 },
      permissions: { developer: false, canAccessSupport: false },
    });
    await app.ok(currentSession, {}, { at, as: { token: session.token } });
    const { token } = await app.ok(
      login,
      { body: { username: 'maria.nova@exemplo.com.br', password: 'segredo123', idAppType: 2, acronym: at.acronym } },
      { at },
    );
    expect(token).not.toBe('');
    const row = await withTenant(app.platform.database.db, at.idApp, (db) =>
      db
        .selectFrom('users')
        .select(['phone', 'cpf', 'admin', 'active'])
        .where('username', '=', 'maria.nova@exemplo.com.br')
        .executeTakeFirstOrThrow(),
    );
    expect(row).toEqual({ phone: written(phone), cpf: body.cpf, admin: 0, active: true });
  });

  test('names the fields in use, and accepts the corrected form with the same ticket', async () => {
    const existing = await app.makeUser(at, { cpf: newCpf() });
    const cpf = newCpf();
    await app.makeUser(at, { cpf: cpf.replace(/\D/g, '') });
    const ticket = await ticketOf(newPhone());
    const refusal = await app.refused(
      register,
      { body: { ticket, ...person({ email: existing.email.toUpperCase(), cpf }) } },
      409,
      { at },
    );
    expect(refusal).toEqual({
      success: false,
      code: 'identity.registration-taken',
      message: 'Já existe uma conta com este e-mail. Já existe uma conta com este CPF.',
      issues: [
        { path: 'body.email', message: 'Já existe uma conta com este e-mail.' },
        { path: 'body.cpf', message: 'Já existe uma conta com este CPF.' },
      ],
    });
    await app.refused(
      register,
      { body: { ticket, ...person({ email: `${existing.username}@x.com`, cpf: '111.111.111-11' }) } },
      400,
      { at },
    );
    await app.ok(register, { body: { ticket, ...person() } }, { at });
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

  test('accepts one of two concurrent registrations with one CPF', async () => {
    const cpf = newCpf();
    const tickets = [await ticketOf(newPhone()), await ticketOf(newPhone())];
    const answers = await Promise.all(
      tickets.map((ticket) => app.call(register, { body: { ticket, ...person({ cpf }) } }, { at })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
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
