import {
  chatMessageCalls,
  chatMessageEvents,
  chatPresence,
  joinChatRoom,
  leaveChatRoom,
  loadChatRoom,
  readChatRoom,
  saveChatMessages,
  typeInChatRoom,
  typingInChatRoom,
} from '@shared-kit/contracts/content';
import { enterSupportAccess } from '@shared-kit/contracts/identity';
import type { ChatKind } from '@shared-kit/contracts/content';
import { makeRoom } from '../test/chat-factory.ts';
import { makeItem, makeSection } from '../test/content-factory.ts';
import { until } from '../test/chat-member.ts';
import { app, clientFor, message, room, startChatApp } from '../test/chat-socket.fixtures.ts';

startChatApp();

describe('a room', () => {
  test('a room of another tenant, or beside a content that the person may not open, answers not-found', async () => {
    const client = await clientFor();
    const foreign = await makeRoom(app, app.otherTenant);
    const beside = await makeRoom(app, app.tenant, { kind: 'content' });
    for (const id of [foreign, beside, 999_999]) {
      expect(await client.refused(joinChatRoom, { room: id })).toMatchObject({ code: 'not-found' });
      expect(await client.refused(chatMessageCalls.content, message('Oi', id))).toMatchObject({ code: 'not-found' });
      expect(await client.refused(typeInChatRoom, { room: id })).toMatchObject({ code: 'not-found' });
    }
  });

  test.each<[ChatKind, string, string, string]>([
    ['general', 'NEW_MESSAGE_FROM_GEN_CHAT', 'NEW_MESSAGE_FROM_GEN_SERVER', '[A7m-04] [A7m-07]'],
    ['live', 'NEW_MESSAGE_FROM_LIVE_CHAT', 'NEW_MESSAGE_FROM_LIVE_SERVER', '[A7m-05] [A7m-08]'],
    ['content', 'NEW_MESSAGE_FROM_CHAT', 'NEW_MESSAGE_FROM_SERVER', '[A7m-06] [A7m-09]'],
  ])('a room of kind %s accepts %s and publishes %s %s to everybody in it', async (kind, sent, published) => {
    const own = await makeRoom(app, app.tenant, { kind });
    await makeItem(app, app.tenant, { id_section: await makeSection(app, app.tenant), id_chat_room: own });
    const [author, reader, outsider] = [
      await clientFor(),
      await clientFor(await app.makeUser()),
      await clientFor(await app.makeUser()),
    ];
    for (const client of [author, reader]) await client.call(joinChatRoom, { room: own });
    const received: unknown[] = [];
    outsider.socket.onAny((...event: unknown[]) => received.push(event));
    const [event, echo] = [reader.next(chatMessageEvents[kind]), author.next(chatMessageEvents[kind])];
    expect([chatMessageCalls[kind].name, chatMessageEvents[kind].name]).toEqual([sent, published]);
    const stored = await author.call(chatMessageCalls[kind], message('Bom dia!', own));
    expect(stored).toMatchObject({
      sequence: 1,
      user: app.user.name,
      idUser: app.user.idUser,
      message: 'Bom dia!',
      room: own,
    });
    expect([await event, await echo]).toEqual([stored, stored]);
    expect(received).toEqual([]);
  });

  test('rejects a message of another kind, an empty one and one that is too long [A5-21]', async () => {
    const client = await clientFor();
    expect(await client.refused(chatMessageCalls.live, message())).toMatchObject({ code: 'chat.other-kind' });
    for (const text of ['', '   ', '\u202e', 'a'.repeat(1001)])
      expect(await client.refused(chatMessageCalls.general, message(text))).toMatchObject({ code: 'request.invalid' });
    expect(await client.refused(chatMessageCalls.general, { ...message(), clientId: 'eu' })).toMatchObject({
      code: 'request.invalid',
    });
  });

  test('never uses person and moment of the payload', async () => {
    app.clock.set('2026-11-22T12:00:00Z');
    const client = await clientFor();
    const forged = { ...message(), idUser: 1, user: 'Diretoria', moment: '1999-01-01 00:00:00', sequence: 900 };
    const stored = await client.call(chatMessageCalls.general, forged);
    expect(stored).toMatchObject({
      idUser: app.user.idUser,
      user: app.user.name,
      moment: '2026-11-22 12:00:00',
      sequence: 1,
    });
  });

  test('a message sent over HTTP is published to the room, and its id is deduplicated over both ways', async () => {
    const client = await clientFor();
    await client.call(joinChatRoom, { room });
    const clientId = crypto.randomUUID();
    const event = client.next(chatMessageEvents.general);
    await app.ok(
      saveChatMessages,
      { params: { id: room }, body: { data: [{ messages: [{ message: 'Sem linha', clientId }] }] } },
      { as: app.user },
    );
    expect(await event).toMatchObject({ message: 'Sem linha', clientId, sequence: 1 });
    expect(await client.call(chatMessageCalls.general, { room, message: 'Sem linha', clientId })).toMatchObject({
      sequence: 1,
    });
  });

  test('joining again returns the missed messages and whether there are more [A7m-03] [A7m-10]', async () => {
    expect(joinChatRoom.name).toBe('JOIN_ROOM');
    const client = await clientFor();
    expect(await client.call(joinChatRoom, { room })).toMatchObject({ lastSequence: 0, messages: [], hasMore: false });
    for (const text of ['a', 'b', 'c']) await client.call(chatMessageCalls.general, message(text));
    const back = await (await clientFor()).call(joinChatRoom, { room, after: 1 });
    expect([back.lastSequence, back.messages.map((each) => each.message)]).toEqual([3, ['b', 'c']]);
  });

  test('a person who left receives no more events', async () => {
    const [author, reader] = [await clientFor(), await clientFor(await app.makeUser())];
    await reader.call(joinChatRoom, { room });
    await reader.call(leaveChatRoom, { room });
    const received: string[] = [];
    reader.socket.onAny((name: string) => received.push(name));
    await author.call(chatMessageCalls.general, message());
    await reader.call(readChatRoom, { room, sequence: 1 });
    expect(received).toEqual([]);
  });

  test('a person who may no longer open its content is removed from it without any call', async () => {
    const beside = await makeRoom(app, app.tenant, { kind: 'content' });
    const item = await makeItem(app, app.tenant, {
      id_section: await makeSection(app, app.tenant),
      id_chat_room: beside,
    });
    const client = await clientFor();
    for (const id of [beside, room]) await client.call(joinChatRoom, { room: id });
    await app.platform.database.execute('update content_items set active = false where id_content_item = $1', [item]);
    app.clock.advance(60_000);
    const isOut = (id: number) =>
      client.call(typeInChatRoom, { room: id }).then(
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
    const [first, second] = [await clientFor(), await clientFor(await app.makeUser())];
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
    expect((await first.call(joinChatRoom, { room })).present).toBe(1);
  });

  test('publishes who is typing to the others, and the number of people in it', async () => {
    const colleague = await app.makeUser();
    const [first, second, again] = [await clientFor(), await clientFor(colleague), await clientFor(colleague)];
    await first.call(joinChatRoom, { room });
    const present = new Promise<number>((done) =>
      first.socket.on(chatPresence.name, (event: { present: number }) => event.present === 2 && done(event.present)),
    );
    for (const client of [second, again]) await client.call(joinChatRoom, { room });
    // Two pages of one person count as one person.
    expect(await present).toBe(2);
    const typing = first.next(typingInChatRoom);
    await second.call(typeInChatRoom, { room });
    expect(await typing).toEqual({ room, idUser: colleague.idUser, user: colleague.name });
  });

  test('stores the read position; it never decreases and never exceeds the end', async () => {
    const client = await clientFor(await app.makeUser());
    const author = await clientFor();
    for (const text of ['a', 'b', 'c']) await author.call(chatMessageCalls.general, message(text));
    const reader = await app.makeUser();
    const reading = await clientFor(reader);
    const upTo = async () =>
      (await app.ok(loadChatRoom, { params: { id: room }, query: {} }, { as: reader })).room.readSequence;
    expect(await upTo()).toBe(0);
    for (const [sequence, stored] of [
      [2, 2],
      [1, 2],
      [99, 3],
    ] as const) {
      await reading.call(readChatRoom, { room, sequence });
      expect(await upTo()).toBe(stored);
    }
    expect(client.socket.connected).toBe(true);
  });

  test('a room can be read in a support access, but not written to', async () => {
    const helper = await app.makeUser(app.tenant, { can_access_support: true });
    const subject = await app.makeUser();
    const { result } = await app.ok(
      enterSupportAccess,
      { body: { idUser: subject.idUser, reason: 'Chamado 42' } },
      { as: helper },
    );
    const { token } = result;
    const client = await clientFor({ token });
    const watcher = await clientFor();
    await watcher.call(joinChatRoom, { room });
    expect((await client.call(joinChatRoom, { room })).present).toBeLessThan(2);
    for (const [call, input] of [
      [chatMessageCalls.general, message()],
      [typeInChatRoom, { room }],
      [readChatRoom, { room, sequence: 1 }],
    ] as const) {
      expect(await client.refused(call, input)).toMatchObject({ code: 'support.not-allowed' });
    }
    await app.refused(
      saveChatMessages,
      { params: { id: room }, body: { data: [{ messages: [{ message: 'Oi' }] }] } },
      403,
      { as: { token } },
    );
  });
});
