import {
  chatMessageCalls,
  chatMessageNews,
  chatPresence,
  joinChatRoom,
  leaveChatRoom,
  loadChatRoom,
  readChatRoom,
  saveChatMessages,
  typeInChatRoom,
  typingInChatRoom,
} from '@shared-kit/contracts/content';
import { enterSupportAccess, logout } from '@shared-kit/contracts/identity';
import type { ChatKind } from '@shared-kit/contracts/content';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { makeRoom } from '../test/chat-factory.ts';
import { makeItem, makeSection } from '../test/content-factory.ts';
import { until } from '../test/chat-member.ts';
import { listening, openTestLine } from '../test/line-client.ts';
import type { LineClient } from '../test/line-client.ts';

let app: TestApp;
let origin: string;
let room: number;
const open: LineClient[] = [];

beforeAll(async () => {
  app = await startTestApp();
  origin = await listening(app);
});
beforeEach(async () => {
  room = await makeRoom(app, app.tenant);
});
afterEach(() => {
  app.clock.reset();
  for (const line of open.splice(0)) line.close();
});
afterAll(() => app.close());

async function lineFor(user: Pick<TestUser, 'token'> = app.user, tenant = app.tenant): Promise<LineClient> {
  const line = await openTestLine(origin, tenant, user.token);
  open.push(line);
  return line;
}
const refusalOf = (token: string | undefined, tenant = app.tenant) =>
  openTestLine(origin, tenant, token).then(
    () => 'let in',
    (error: { refusal?: { code: string } }) => error.refusal?.code,
  );
const message = (text = 'Oi', to = room) => ({ room: to, message: text, clientId: crypto.randomUUID() });
const gone = ({ socket }: LineClient) =>
  new Promise<string>((done) => socket.once('disconnect', (reason) => done(reason)));

describe('the WebSocket connection', () => {
  test('rejects connections without a session of this tenant', async () => {
    expect(await refusalOf(undefined)).toBe('session.missing');
    expect(await refusalOf('eyJhbGciOiJub25lIn0.e30.')).toBe('session.expired');
    expect(await refusalOf(app.otherUser.token)).toBe('session.expired');
    expect(await refusalOf(app.user.token, { ...app.tenant, basePath: '/nobody' })).toBe('tenant.unknown');
  });

  test('accepts a forwarded address only from a trusted proxy', async () => {
    const answers = await Promise.all(
      ['127.0.0.1', '203.0.113.0/24'].map(async (TRUST_PROXY) => {
        const behind = await startTestApp({ TRUST_PROXY });
        try {
          const line = openTestLine(await listening(behind), behind.tenant, behind.user.token, 'nobody.example');
          return await line.then(
            ({ close }) => (close(), 'let in'),
            (error: { refusal?: { code: string } }) => error.refusal?.code,
          );
        } finally {
          await behind.close();
        }
      }),
    );
    expect(answers).toEqual(['tenant.unknown', 'let in']);
  });

  test('rejects connections before the terms are accepted or after the session has ended', async () => {
    const strict = await app.makeTenant({ app: { agreement_version: '1', agreement_terms: '<p>Termos</p>' } });
    expect(await refusalOf((await app.makeUser(strict)).token, strict)).toBe('TERMS_REQUIRED');
    const leaver = await app.makeUser();
    await app.ok(logout, {}, { as: leaver });
    expect(await refusalOf(leaver.token)).toBe('session.expired');
  });

  test('rejects invalid input and ignores unknown calls', async () => {
    const line = await lineFor();
    expect(await line.refused(joinChatRoom, { room: 'x' })).toMatchObject({ success: false, code: 'request.invalid' });
    expect(await line.refused(joinChatRoom, null)).toMatchObject({ code: 'request.invalid' });
    await expect(line.socket.timeout(200).emitWithAck('NO_SUCH_CALL', {})).rejects.toThrow();
  });

  test('disconnects a page that exceeds the call limit', async () => {
    const line = await lineFor(await app.makeUser());
    const left = gone(line);
    for (let asked = 0; asked < 150; asked += 1) line.socket.emit(typeInChatRoom.name, { room }, () => undefined);
    expect(await left).toBe('io server disconnect');
  });

  test('ends within seconds when its session ends, and others stay connected', async () => {
    const leaver = await app.makeUser();
    const [left, stays] = [await lineFor(leaver), await lineFor()];
    await left.ask(joinChatRoom, { room });
    const over = gone(left);
    await app.ok(logout, {}, { as: leaver });
    expect(
      await left.refused(chatMessageCalls.general, message()).catch(() => ({ code: 'session.expired' })),
    ).toMatchObject({ code: 'session.expired' });
    expect(await over).toBe('io server disconnect');
    expect(stays.socket.connected).toBe(true);
  });

  test('ends when its session ends, without any further call', async () => {
    const leaver = await app.makeUser();
    const over = gone(await lineFor(leaver));
    await app.ok(logout, {}, { as: leaver });
    expect(await over).toBe('io server disconnect');
  }, 15_000);

  test('rejects calls of a module that was switched off', async () => {
    const tenant = await app.makeTenant({ modules: ['store'] });
    const line = await lineFor(await app.makeUser(tenant), tenant);
    expect(await line.refused(joinChatRoom, { room })).toMatchObject({ code: 'not-found' });
  });
});

describe('a room', () => {
  test('of another tenant, or beside a content that the person may not open, answers not-found', async () => {
    const line = await lineFor();
    const foreign = await makeRoom(app, app.otherTenant);
    const beside = await makeRoom(app, app.tenant, { kind: 'content' });
    for (const id of [foreign, beside, 999_999]) {
      expect(await line.refused(joinChatRoom, { room: id })).toMatchObject({ code: 'not-found' });
      expect(await line.refused(chatMessageCalls.content, message('Oi', id))).toMatchObject({ code: 'not-found' });
      expect(await line.refused(typeInChatRoom, { room: id })).toMatchObject({ code: 'not-found' });
    }
  });

  test.each<[ChatKind, string, string, string]>([
    ['general', 'NEW_MESSAGE_FROM_GEN_CHAT', 'NEW_MESSAGE_FROM_GEN_SERVER', '[A7m-04] [A7m-07]'],
    ['live', 'NEW_MESSAGE_FROM_LIVE_CHAT', 'NEW_MESSAGE_FROM_LIVE_SERVER', '[A7m-05] [A7m-08]'],
    ['content', 'NEW_MESSAGE_FROM_CHAT', 'NEW_MESSAGE_FROM_SERVER', '[A7m-06] [A7m-09]'],
  ])('of kind %s accepts %s and publishes %s %s to everybody in it', async (kind, sent, told) => {
    const own = await makeRoom(app, app.tenant, { kind });
    await makeItem(app, app.tenant, { id_section: await makeSection(app, app.tenant), id_chat_room: own });
    const [author, reader, outsider] = [
      await lineFor(),
      await lineFor(await app.makeUser()),
      await lineFor(await app.makeUser()),
    ];
    for (const line of [author, reader]) await line.ask(joinChatRoom, { room: own });
    const heard: unknown[] = [];
    outsider.socket.onAny((...news: unknown[]) => heard.push(news));
    const [news, echo] = [reader.next(chatMessageNews[kind]), author.next(chatMessageNews[kind])];
    expect([chatMessageCalls[kind].name, chatMessageNews[kind].name]).toEqual([sent, told]);
    const stored = await author.ask(chatMessageCalls[kind], message('Bom dia!', own));
    expect(stored).toMatchObject({
      sequence: 1,
      user: app.user.name,
      idUser: app.user.idUser,
      message: 'Bom dia!',
      room: own,
    });
    expect([await news, await echo]).toEqual([stored, stored]);
    expect(heard).toEqual([]);
  });

  test('rejects a message of another kind, an empty one and one that is too long [A5-21]', async () => {
    const line = await lineFor();
    expect(await line.refused(chatMessageCalls.live, message())).toMatchObject({ code: 'chat.other-kind' });
    for (const text of ['', '   ', '\u202e', 'a'.repeat(1001)])
      expect(await line.refused(chatMessageCalls.general, message(text))).toMatchObject({ code: 'request.invalid' });
    expect(await line.refused(chatMessageCalls.general, { ...message(), clientId: 'eu' })).toMatchObject({
      code: 'request.invalid',
    });
  });

  test('never uses person and moment of the payload', async () => {
    app.clock.set('2026-11-22T12:00:00Z');
    const line = await lineFor();
    const forged = { ...message(), idUser: 1, user: 'Diretoria', moment: '1999-01-01 00:00:00', sequence: 900 };
    const stored = await line.ask(chatMessageCalls.general, forged);
    expect(stored).toMatchObject({
      idUser: app.user.idUser,
      user: app.user.name,
      moment: '2026-11-22 12:00:00',
      sequence: 1,
    });
  });

  test('a message sent over HTTP is published to the room, and its id is deduplicated over both ways', async () => {
    const line = await lineFor();
    await line.ask(joinChatRoom, { room });
    const clientId = crypto.randomUUID();
    const news = line.next(chatMessageNews.general);
    await app.ok(
      saveChatMessages,
      { params: { id: room }, body: { data: [{ messages: [{ message: 'Sem linha', clientId }] }] } },
      { as: app.user },
    );
    expect(await news).toMatchObject({ message: 'Sem linha', clientId, sequence: 1 });
    expect(await line.ask(chatMessageCalls.general, { room, message: 'Sem linha', clientId })).toMatchObject({
      sequence: 1,
    });
  });

  test('joining again returns the missed messages and whether there are more [A7m-03] [A7m-10]', async () => {
    expect(joinChatRoom.name).toBe('JOIN_ROOM');
    const line = await lineFor();
    expect(await line.ask(joinChatRoom, { room })).toMatchObject({ lastSequence: 0, messages: [], hasMore: false });
    for (const text of ['a', 'b', 'c']) await line.ask(chatMessageCalls.general, message(text));
    const back = await (await lineFor()).ask(joinChatRoom, { room, after: 1 });
    expect([back.lastSequence, back.messages.map((each) => each.message)]).toEqual([3, ['b', 'c']]);
  });

  test('a person who left receives no more events', async () => {
    const [author, reader] = [await lineFor(), await lineFor(await app.makeUser())];
    await reader.ask(joinChatRoom, { room });
    await reader.ask(leaveChatRoom, { room });
    const heard: string[] = [];
    reader.socket.onAny((name: string) => heard.push(name));
    await author.ask(chatMessageCalls.general, message());
    await reader.ask(readChatRoom, { room, sequence: 1 });
    expect(heard).toEqual([]);
  });

  test('a person who may no longer open its content is removed from it without any call', async () => {
    const beside = await makeRoom(app, app.tenant, { kind: 'content' });
    const item = await makeItem(app, app.tenant, {
      id_section: await makeSection(app, app.tenant),
      id_chat_room: beside,
    });
    const line = await lineFor();
    for (const id of [beside, room]) await line.ask(joinChatRoom, { room: id });
    await app.platform.database.execute('update content_items set active = false where id_content_item = $1', [item]);
    app.clock.advance(60_000);
    const isOut = (id: number) =>
      line.ask(typeInChatRoom, { room: id }).then(
        () => false,
        () => true,
      );
    await until(() => isOut(beside), 20_000, 500);
    expect(await isOut(room)).toBe(false);
  }, 30_000);

  test('a person who disconnects while joining is not counted', async () => {
    const { tenants } = app.platform;
    const resolve = tenants.resolve.bind(tenants);
    const connections = () =>
      new Promise<number>((done) => app.server.server.getConnections((_error, count) => done(count)));
    const [first, second] = [await lineFor(), await lineFor(await app.makeUser())];
    const before = await connections();
    const entered = new Promise<void>((done) => {
      tenants.resolve = async (...address) => {
        tenants.resolve = resolve;
        second.close();
        await until(async () => (await connections()) < before);
        done();
        return resolve(...address);
      };
    });
    second.socket.emit(joinChatRoom.name, { room }, () => undefined);
    await entered;
    expect((await first.ask(joinChatRoom, { room })).present).toBe(1);
  });

  test('publishes who is typing to the others, and the number of people in it', async () => {
    const colleague = await app.makeUser();
    const [first, second, again] = [await lineFor(), await lineFor(colleague), await lineFor(colleague)];
    await first.ask(joinChatRoom, { room });
    const present = new Promise<number>((done) =>
      first.socket.on(chatPresence.name, (news: { present: number }) => news.present === 2 && done(news.present)),
    );
    for (const line of [second, again]) await line.ask(joinChatRoom, { room });
    // Two pages of one person count as one person.
    expect(await present).toBe(2);
    const typing = first.next(typingInChatRoom);
    await second.ask(typeInChatRoom, { room });
    expect(await typing).toEqual({ room, idUser: colleague.idUser, user: colleague.name });
  });

  test('stores the read position; it never decreases and never exceeds the end', async () => {
    const line = await lineFor(await app.makeUser());
    const author = await lineFor();
    for (const text of ['a', 'b', 'c']) await author.ask(chatMessageCalls.general, message(text));
    const reader = await app.makeUser();
    const reading = await lineFor(reader);
    const upTo = async () =>
      (await app.ok(loadChatRoom, { params: { id: room }, query: {} }, { as: reader })).room.readSequence;
    expect(await upTo()).toBe(0);
    for (const [sequence, kept] of [
      [2, 2],
      [1, 2],
      [99, 3],
    ] as const) {
      await reading.ask(readChatRoom, { room, sequence });
      expect(await upTo()).toBe(kept);
    }
    expect(line.socket.connected).toBe(true);
  });

  test('can be read in a support access, but not written to', async () => {
    const helper = await app.makeUser(app.tenant, { can_access_support: true });
    const subject = await app.makeUser();
    const { result } = await app.ok(
      enterSupportAccess,
      { body: { idUser: subject.idUser, reason: 'Chamado 42' } },
      { as: helper },
    );
    const { token } = result;
    const line = await lineFor({ token });
    const watcher = await lineFor();
    await watcher.ask(joinChatRoom, { room });
    expect((await line.ask(joinChatRoom, { room })).present).toBeLessThan(2);
    for (const [call, input] of [
      [chatMessageCalls.general, message()],
      [typeInChatRoom, { room }],
      [readChatRoom, { room, sequence: 1 }],
    ] as const) {
      expect(await line.refused(call, input)).toMatchObject({ code: 'support.not-allowed' });
    }
    await app.refused(
      saveChatMessages,
      { params: { id: room }, body: { data: [{ messages: [{ message: 'Oi' }] }] } },
      403,
      { as: { token } },
    );
  });
});
