import { checkPin, register, sendPin, updateUser } from '@shared-kit/contracts/identity';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { sweepSessions } from '../sweep-sessions.job.ts';
import {
  app,
  requestPin,
  at,
  check,
  newPhone,
  person,
  pinOf,
  startActivationApp,
  ticketOf,
  written,
} from '../test/activation.fixtures.ts';

const wrong = (pin: string) => (pin === '000000' ? '000001' : '000000');

startActivationApp();

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

  test('sends six digits to the phone and none to the caller', async () => {
    const phone = newPhone();
    const reply = await requestPin(phone);
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
    const [first, second] = [await requestPin(theirs), await requestPin(nobodys)];
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
    for (let times = 0; times < 3; times += 1) await requestPin(phone);
    expect(await app.refused(sendPin, { body: { phone, idAppType: '1' } }, 429, { at })).toMatchObject({
      code: 'identity.too-many-attempts',
    });
  });

  test('sends a network at most a hundred PINs in an hour, whatever the phones', async () => {
    const { rateLimit } = app.platform;
    const key = 'pin-from:127.0.0.1';
    await rateLimit.forget(key);
    for (let count = 0; count < 99; count += 1) await rateLimit.consume(key, { limit: 100, windowSeconds: 3600 });
    await requestPin(newPhone());
    await app.refused(sendPin, { body: { phone: newPhone(), idAppType: '1' } }, 429, { at });
    await rateLimit.forget(key);
  });

  test('does not send a message that is overdue', async () => {
    const before = app.messages.length;
    await requestPin(newPhone());
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
