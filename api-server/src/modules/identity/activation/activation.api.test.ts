import {
  activate,
  checkPin,
  currentSession,
  login,
  register,
  sendPin,
  updateUser,
} from '@shared-kit/contracts/identity';
import { withTenant } from '../../../platform/database/tenant-db.ts';
import { startTestApp, testPassword } from '../../../test/index.ts';
import type { TestApp, TestTenant } from '../../../test/index.ts';
import { sweepSessions } from '../sweep-sessions.job.ts';

let app: TestApp;
let at: TestTenant;
beforeAll(async () => {
  app = await startTestApp();
  at = await app.makeTenant({ app: { id_app_type: 2, name: 'Rede Teste' } });
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

let lastPhone = 11_900_000_000;
const newPhone = () => String((lastPhone += 1));
const written = (phone: string) => phone.replace(/^(\d{2})(\d{5})(\d{4})$/, '($1) $2-$3');

const ask = (phone: string) => app.ok(sendPin, { body: { phone, idAppType: '1' } }, { at });
const check = (phone: string, pin: string) => ({ body: { phone, pin } });

/** Requests a PIN, runs the job that sends it, and reads it from the message. */
async function pinOf(phone: string): Promise<string> {
  await ask(phone);
  await app.runJobs();
  const message = app.messages.findLast(({ to }) => to === phone);
  return /\b(\d{6})\b/.exec(message?.text ?? '')?.[1] ?? '';
}

async function ticketOf(phone: string): Promise<string> {
  const { activation } = await app.ok(checkPin, check(phone, await pinOf(phone)), { at });
  return activation.kind === 'elsewhere' ? '' : activation.ticket;
}

const wrong = (pin: string) => (pin === '000000' ? '000001' : '000000');

let lastCpf = 0;
/** Returns a valid CPF, different at each call. */
function newCpf(): string {
  const digits = [...String(900_000_000 + (lastCpf += 1))].map(Number);
  for (const _ of [1, 2])
    digits.push(((digits.reduce((sum, digit, index) => sum + digit * (digits.length + 1 - index), 0) * 10) % 11) % 10);
  return digits.join('').replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
}

let people = 0;
const person = (changes: object = {}) => ({
  name: 'Nova Pessoa',
  email: `pessoa${(people += 1)}@exemplo.com.br`,
  cpf: newCpf(),
  password: 'segredo123',
  ...changes,
});

describe('POST /contract/sendpin', () => {
  test.each(['', '1199999', '(11) 98765-4321', '00987654321', '119876543210'])(
    'rejects %j as phone with the screen’s message',
    async (phone) => {
      const { issues } = await app.refused(sendPin, { body: { phone, idAppType: '1' } }, 400, { at });
      expect(issues).toEqual([
        { path: 'body.phone', message: 'Telefone invalido, por favor digite corretamente. Exemplo: (99) 99999-9999' },
      ]);
    },
  );

  test("rejects any idAppType except '1' [A4l-18]", async () => {
    await app.refused(sendPin, { body: { phone: newPhone(), idAppType: '2' as '1' } }, 400, { at });
  });

  test('answers 404 when the company creates the accounts', async () => {
    const refusal = await app.refused(sendPin, { body: { phone: newPhone(), idAppType: '1' } }, 404);
    expect(refusal).toMatchObject({ code: 'identity.no-activation' });
    await app.refused(checkPin, check(newPhone(), '123456'), 404);
  });

  test('sends six digits to the phone and none to the caller [A7p-01]', async () => {
    const phone = newPhone();
    const reply = await ask(phone);
    expect(reply).toEqual({
      success: true,
      pin: '',
      message: `Enviamos um PIN de 6 dígitos para ${written(phone)}. Ele vale por 10 minutos.`,
    });
    await app.runJobs();
    expect(app.messages.at(-1)).toEqual({
      to: phone,
      text: expect.stringMatching(/^Rede Teste: seu PIN de ativação é \d{6}\./),
    });
  });

  test('gives the same reply for a phone that belongs to a person', async () => {
    const [theirs, nobodys] = [newPhone(), newPhone()];
    await app.makeUser(at, { phone: written(theirs), phone_verified: true });
    const [first, second] = [await ask(theirs), await ask(nobodys)];
    expect({ ...first, message: first.message.replace(written(theirs), '') }).toEqual({
      ...second,
      message: second.message.replace(written(nobodys), ''),
    });
  });

  test('stores the PIN only as a hash, in the table and in the queue', async () => {
    const phone = newPhone();
    const pin = await pinOf(phone);
    const row = await withTenant(app.platform.database.db, at.idApp, (db) =>
      db.selectFrom('activation_pins').selectAll().where('phone', '=', phone).executeTakeFirstOrThrow(),
    );
    expect(JSON.stringify(row)).not.toContain(pin);
    expect(row.pin_hash).toMatch(/^\$argon2id\$/);
  });

  test('sends a phone at most three PINs in ten minutes, then answers 429', async () => {
    const phone = newPhone();
    for (let times = 0; times < 3; times += 1) await ask(phone);
    expect(await app.refused(sendPin, { body: { phone, idAppType: '1' } }, 429, { at })).toMatchObject({
      code: 'identity.too-many-attempts',
    });
  });

  test('does not send a message that is overdue', async () => {
    const before = app.messages.length;
    await ask(newPhone());
    app.clock.advance(11 * 60 * 1000);
    await app.runJobs();
    expect(app.messages).toHaveLength(before);
  });
});

describe('POST /contract/checkpin', () => {
  test('rejects an empty PIN [A5-35]', async () => {
    expect(await app.refused(checkPin, check(newPhone(), ' '), 400, { at })).toMatchObject({
      issues: [{ path: 'body.pin', message: 'Informe o PIN.' }],
    });
  });

  test('answers 410 for a phone that never requested a PIN', async () => {
    expect(await app.refused(checkPin, check(newPhone(), '123456'), 410, { at })).toMatchObject({
      code: 'identity.pin-over',
    });
  });

  test('a wrong PIN uses one of five attempts; after them the right PIN is rejected too', async () => {
    const phone = newPhone();
    const pin = await pinOf(phone);
    const messages = [];
    for (let tries = 0; tries < 5; tries += 1)
      messages.push((await app.refused(checkPin, check(phone, wrong(pin)), 422, { at })).message);
    expect(messages[0]).toBe('PIN inválido. Você tem mais 4 tentativas.');
    expect(messages.slice(3)).toEqual([
      'PIN inválido. Você tem mais 1 tentativa.',
      'PIN inválido. Volte e solicite outro.',
    ]);
    await app.refused(checkPin, check(phone, pin), 410, { at });
  });

  test('limits concurrent attempts to five', async () => {
    const phone = newPhone();
    const pin = await pinOf(phone);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => app.call(checkPin, check(phone, wrong(pin)), { at })),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(7);
  });

  test('a PIN expires after ten minutes and when a newer one is sent', async () => {
    const [late, twice] = [newPhone(), newPhone()];
    const pin = await pinOf(late);
    app.clock.advance(10 * 60 * 1000 + 1);
    await app.refused(checkPin, check(late, pin), 410, { at });
    const [older, newer] = [await pinOf(twice), await pinOf(twice)];
    if (older !== newer) await app.refused(checkPin, check(twice, older), 422, { at });
    await app.ok(checkPin, check(twice, newer), { at });
  });

  test('a PIN is accepted once, for its phone, in its portal [A7p-02]', async () => {
    const phone = newPhone();
    const other = await app.makeTenant({ app: { id_app_type: 2 } });
    const pin = await pinOf(phone);
    await app.refused(checkPin, check(phone, pin), 410, { at: other });
    const answers = await Promise.all([1, 2].map(() => app.call(checkPin, check(phone, pin), { at })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    const good = answers.find(({ status }) => status === 200)?.body;
    expect(good).toEqual({
      success: true,
      message: 'PIN validado.',
      activation: { kind: 'new', ticket: expect.stringMatching(/^[\w-]{43}$/) },
    });
  });

  test('names the account that the phone activates, except for accounts with special rights', async () => {
    const [plain, admin] = [newPhone(), newPhone()];
    const user = await app.makeUser(at, { phone: written(plain), phone_verified: true });
    await app.makeUser(at, { phone: written(admin), phone_verified: true, admin: 1 });
    const known = await app.ok(checkPin, check(plain, await pinOf(plain)), { at });
    expect(known.activation).toMatchObject({ kind: 'known', name: user.name, username: user.username });
    const closed = await app.ok(checkPin, check(admin, await pinOf(admin)), { at });
    expect(closed.activation).toEqual({ kind: 'elsewhere' });
  });
});

describe('a phone that somebody typed into their profile', () => {
  const save = async (phone: string) => {
    const user = await app.makeUser(at, { phone: written(newPhone()), phone_verified: true });
    await app.ok(updateUser, { params: { id: user.idUser }, body: { phone: written(phone) } }, { at, as: user });
    return user;
  };

  test('does not link the phone to that account: its owner may register as a new person', async () => {
    const phone = newPhone();
    await save(phone);
    expect((await app.ok(checkPin, check(phone, await pinOf(phone)), { at })).activation.kind).toBe('new');
    await app.ok(register, { body: { ticket: await ticketOf(phone), ...person() } }, { at });
  });

  test('does not block the phone’s verified owner', async () => {
    const phone = newPhone();
    const user = await app.makeUser(at, { phone: written(phone), phone_verified: true });
    await app.ok(
      updateUser,
      { params: { id: user.idUser }, body: { name: 'Vera', phone: written(phone) } },
      { at, as: user },
    );
    await save(phone);
    const { activation } = await app.ok(checkPin, check(phone, await pinOf(phone)), { at });
    expect(activation).toMatchObject({ kind: 'known', username: user.username });
  });
});

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
    const taken = await app.makeUser(at, { cpf: newCpf() });
    const cpf = newCpf();
    await app.makeUser(at, { cpf: cpf.replace(/\D/g, '') });
    const ticket = await ticketOf(newPhone());
    const refusal = await app.refused(
      register,
      { body: { ticket, ...person({ email: taken.email.toUpperCase(), cpf }) } },
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
      { body: { ticket, ...person({ email: `${taken.username}@x.com`, cpf: '111.111.111-11' }) } },
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

  test('of two concurrent registrations with one CPF, only one succeeds', async () => {
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

test('deletes expired PINs', async () => {
  const phone = newPhone();
  await pinOf(phone);
  app.clock.advance(11 * 60 * 1000);
  await app.runJobs(sweepSessions);
  const rows = await withTenant(app.platform.database.db, at.idApp, (db) =>
    db.selectFrom('activation_pins').select('phone').execute(),
  );
  expect(rows).toEqual([]);
});
