import { loadChatRoom, saveChatMessages } from '@shared-kit/contracts/content';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { expectForeignIdsAre404, startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { makeRoom } from '../test/chat-factory.ts';
import { makeItem, makeSection } from '../test/content-factory.ts';

let app: TestApp;
let room: number;
let foreignRoom: number;

beforeAll(async () => {
  app = await startTestApp();
  room = await makeRoom(app, app.tenant);
  foreignRoom = await makeRoom(app, app.otherTenant);
});
afterAll(() => app.close());
afterEach(() => app.clock.reset());

const load = (id: number, as: TestUser = app.user, query: { before?: number; after?: number; limit?: number } = {}) =>
  app.ok(loadChatRoom, { params: { id }, query }, { as });
const bodyOf = (...messages: { message: string; clientId?: string; user?: string; moment?: string }[]) => ({
  data: [{ date: '1999-01-01', messages }],
});
const save = (id: number, message: string, as: TestUser = app.user) =>
  app.ok(saveChatMessages, { params: { id }, body: bodyOf({ message }) }, { as });

describe('POST /chat/savemessageroom/{id}', () => {
  test('rejects a missing session, invalid ids, and a room of another tenant', async () => {
    const input = { params: { id: room }, body: bodyOf({ message: 'Oi' }) };
    expect((await app.call(saveChatMessages, input)).status).toBe(401);
    expect((await app.call(saveChatMessages, { ...input, params: { id: 'x' } }, { as: app.user })).status).toBe(400);
    await expectForeignIdsAre404(app, saveChatMessages, { ...input, params: { id: foreignRoom } });
    await app.refused(saveChatMessages, { ...input, params: { id: 999_999 } }, 404, { as: app.user });
  });

  test.each([
    ['nothing', ''],
    ['white space', ' \n\t '],
    ['only what can not be seen', '\u202e\u0000'],
    ['more than fits', 'a'.repeat(1001)],
  ])('rejects a message of %s [A5-21]', async (_, message) => {
    const refusal = await app.refused(saveChatMessages, { params: { id: room }, body: bodyOf({ message }) }, 400, {
      as: app.user,
    });
    expect(refusal.code).toBe('request.invalid');
    expect((await load(room)).room.lastSequence).toBe(0);
  });

  test('stores plain text; person and moment come from the session and the server, whatever the payload contains [A7m-01] [A3-19]', async () => {
    app.clock.set('2026-11-22T02:30:00Z');
    const own = await makeRoom(app, app.tenant);
    const body = bodyOf({
      message: '  <img src=x onerror=alert(1)> olá  ',
      user: 'Diretoria',
      moment: '1999-01-01 00:00:00',
    });
    const { data } = await app.ok(saveChatMessages, { params: { id: own }, body }, { as: app.user });
    // 23:30 of the 21st in São Paulo.
    expect(data).toEqual([
      {
        date: '2026-11-21',
        messages: [
          expect.objectContaining({
            sequence: 1,
            idUser: app.user.idUser,
            user: app.user.name,
            moment: '2026-11-22 02:30:00',
            message: '<img src=x onerror=alert(1)> olá',
            room: own,
          }),
        ],
      },
    ]);
  });

  test('the same id is stored once, however often and concurrently it is sent', async () => {
    const own = await makeRoom(app, app.tenant);
    const clientId = crypto.randomUUID();
    const send = () =>
      app.ok(
        saveChatMessages,
        { params: { id: own }, body: bodyOf({ message: 'Uma vez', clientId }) },
        { as: app.user },
      );
    const replies = await Promise.all([send(), send(), send(), send()]);
    expect(new Set(replies.map(({ data }) => data[0]?.messages[0]?.sequence))).toEqual(new Set([1]));
    expect((await load(own)).room.lastSequence).toBe(1);
  });

  test('another person may use the same id, because ids are unique per author', async () => {
    const own = await makeRoom(app, app.tenant);
    const colleague = await app.makeUser();
    const body = bodyOf({ message: 'Oi', clientId: crypto.randomUUID() });
    await app.ok(saveChatMessages, { params: { id: own }, body }, { as: app.user });
    await app.ok(saveChatMessages, { params: { id: own }, body }, { as: colleague });
    expect((await load(own)).room.lastSequence).toBe(2);
  });

  test('a person who exceeds the message rate gets 429; others do not', async () => {
    const own = await makeRoom(app, app.tenant);
    const hasty = await app.makeUser();
    const body = { data: [{ messages: Array.from({ length: 20 }, (_, index) => ({ message: `n. ${index}` })) }] };
    await app.ok(saveChatMessages, { params: { id: own }, body }, { as: hasty });
    const refusal = await app.refused(
      saveChatMessages,
      { params: { id: own }, body: bodyOf({ message: 'mais uma' }) },
      429,
      { as: hasty },
    );
    expect(refusal).toMatchObject({ code: 'chat.too-fast', message: expect.stringContaining('Aguarde') });
    await save(own, 'eu posso');
    expect((await load(own)).room.lastSequence).toBe(21);
  });

  test('a resent message counts once; more than twenty at once are rejected, whatever their days', async () => {
    const own = await makeRoom(app, app.tenant);
    const as = await app.makeUser();
    const messages = Array.from({ length: 20 }, (_, index) => ({
      message: `n. ${index}`,
      clientId: crypto.randomUUID(),
    }));
    for (let count = 0; count < 3; count += 1)
      await app.ok(saveChatMessages, { params: { id: own }, body: { data: [{ messages }] } }, { as });
    expect((await load(own)).room.lastSequence).toBe(20);
    const body = { data: [{ messages: messages.slice(10) }, { messages: messages.slice(0, 11) }] };
    await app.refused(saveChatMessages, { params: { id: own }, body }, 400, { as });
  });
});

describe('GET /chat/loadroom/{id}', () => {
  test('rejects a missing session, another tenant’s room and an invalid page', async () => {
    expect((await app.call(loadChatRoom, { params: { id: room }, query: {} })).status).toBe(401);
    await expectForeignIdsAre404(app, loadChatRoom, { params: { id: foreignRoom }, query: {} });
    await app.refused(loadChatRoom, { params: { id: room }, query: { limit: 201 } }, 400, { as: app.user });
    await app.refused(loadChatRoom, { params: { id: room }, query: { before: -1 } }, 400, { as: app.user });
  });

  test('returns the messages by date, in order, page by page in both directions [A7m-02] [A3-20]', async () => {
    const own = await makeRoom(app, app.tenant);
    for (const [at, text] of [
      ['2026-11-19T15:00:00Z', 'a'],
      ['2026-11-20T12:00:00Z', 'b'],
      ['2026-11-21T02:59:59Z', 'c'],
      ['2026-11-21T03:00:00Z', 'd'],
    ] as const) {
      app.clock.set(at);
      await save(own, text);
    }
    const texts = (days: { date: string; messages: { message: string }[] }[]) =>
      days.map(({ date, messages }) => [date, ...messages.map(({ message }) => message)]);
    const all = await load(own);
    expect([texts(all.data), all.hasMore]).toEqual([
      [
        ['2026-11-19', 'a'],
        ['2026-11-20', 'b', 'c'],
        ['2026-11-21', 'd'],
      ],
      false,
    ]);
    const newest = await load(own, app.user, { limit: 2 });
    expect([texts(newest.data), newest.hasMore]).toEqual([
      [
        ['2026-11-20', 'c'],
        ['2026-11-21', 'd'],
      ],
      true,
    ]);
    const before = await load(own, app.user, { limit: 2, before: 3 });
    expect([texts(before.data), before.hasMore]).toEqual([
      [
        ['2026-11-19', 'a'],
        ['2026-11-20', 'b'],
      ],
      false,
    ]);
    const after = await load(own, app.user, { limit: 2, after: 1 });
    expect([texts(after.data), after.hasMore]).toEqual([[['2026-11-20', 'b', 'c']], true]);
  });

  test('a room of a content is open only to people who may open the content', async () => {
    const beside = await makeRoom(app, app.tenant, { kind: 'content' });
    await app.refused(loadChatRoom, { params: { id: beside }, query: {} }, 404, { as: app.user });
    // An item that only trainings use, and the person is in none of them.
    await makeItem(app, app.tenant, { id_section: null, id_chat_room: beside });
    await app.refused(loadChatRoom, { params: { id: beside }, query: {} }, 404, { as: app.user });
    await app.refused(saveChatMessages, { params: { id: beside }, body: bodyOf({ message: 'Oi' }) }, 404, {
      as: app.user,
    });
    await makeItem(app, app.tenant, { id_section: await makeSection(app, app.tenant), id_chat_room: beside });
    expect((await load(beside)).room.kind).toBe('content');
  });

  test('a closed room answers 404', async () => {
    const closed = await makeRoom(app, app.tenant, { active: false });
    await app.refused(loadChatRoom, { params: { id: closed }, query: {} }, 404, { as: app.user });
  });

  test('a content cannot refer to a room of another tenant', async () => {
    await expect(makeItem(app, app.tenant, { id_section: null, id_chat_room: foreignRoom })).rejects.toThrow(
      /foreign key/,
    );
    const seen = await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
      db.selectFrom('chat_rooms').select('id_chat_room').where('id_chat_room', '=', foreignRoom).execute(),
    );
    expect(seen).toEqual([]);
  });
});
