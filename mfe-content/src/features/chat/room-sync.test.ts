/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import { ApiError } from '@shared-kit/runtime/api';
import { chatMessageCalls, chatMessageNews, joinChatRoom, readChatRoom } from '@shared-kit/contracts/content';
import type { ChatMessage } from '@shared-kit/contracts/content';
import type { Line, LineState } from '@shared-kit/runtime/realtime';
import type { RoomServices } from './room-services.ts';
import type { UnsentMessage } from './room-log.rules.ts';
import { roomSync } from './room-sync.ts';

/** Simulates a server with one room and a connection that breaks on demand; the viewer has id 7. */
function fakeServer(random: () => number = () => 1) {
  const stored: ChatMessage[] = [];
  const news = new Set<(data: never) => void>();
  const states = new Set<(state: LineState) => void>();
  let state: LineState = 'connecting';
  let kept: readonly UnsentMessage[] = [];
  const server = {
    stored,
    /** Sequence numbers that were reported as read. */
    reads: [] as number[],
    loses: 0,
    become(next: LineState): void {
      state = next;
      for (const tell of states) tell(next);
    },
    store(text: string, clientId: string = crypto.randomUUID(), idUser = 2): ChatMessage {
      const before = stored.find((message) => message.clientId === clientId);
      if (before) return before;
      const message: ChatMessage = {
        sequence: stored.length + 1,
        clientId,
        moment: '2026-11-22 12:00:00',
        user: 'Bia',
        idUser,
        photo: '',
        message: text,
        room: 1,
      };
      stored.push(message);
      // An event can be lost, or arrive late.
      if (state === 'open' && random() > server.loses) for (const tell of news) tell(message as never);
      return message;
    },
  };
  const line: Line = {
    async ask(call, input) {
      await Promise.resolve();
      if (state !== 'open') throw new ApiError({ status: 0, code: 'transport.offline', message: '' });
      const given = input as { message: string; clientId: string; after: number; sequence: number };
      if (call.name === joinChatRoom.name) {
        const messages = stored.filter(({ sequence }) => sequence > given.after);
        return {
          lastSequence: stored.length,
          present: 2,
          messages: messages.slice(0, 3),
          hasMore: messages.length > 3,
        } as never;
      }
      if (call.name === readChatRoom.name) server.reads.push(given.sequence);
      if (call.name !== chatMessageCalls.general.name) return {} as never;
      const message = server.store(given.message, given.clientId, 7);
      // The message is stored, but the reply is lost.
      if (random() < server.loses) throw new ApiError({ status: 0, code: 'transport.timeout', message: '' });
      return message as never;
    },
    on(kind, listener) {
      if (kind.name === chatMessageNews.general.name) news.add(listener as never);
      return () => undefined;
    },
    onState(listener) {
      states.add(listener);
      listener(state);
      return () => undefined;
    },
    close: () => undefined,
  };
  const services: RoomServices = {
    openLine: () => line,
    async load({ before, after }) {
      const found = stored.filter(({ sequence }) => sequence > (after ?? 0) && sequence < (before ?? Infinity));
      const page = after === undefined ? found.slice(-3) : found.slice(0, 3);
      return {
        success: true,
        room: {
          idChatRoom: 1,
          name: 'Sala',
          description: '',
          kind: 'general',
          lastSequence: stored.length,
          readSequence: 0,
        },
        data: [{ date: '2026-11-22', messages: page }],
        hasMore: found.length > 3,
      };
    },
    save: async ({ clientId, text }) => server.store(text, clientId, 7),
    readUnsent: () => kept,
    writeUnsent: (unsent) => void (kept = unsent),
  };
  return { server, services };
}

async function started({ services }: ReturnType<typeof fakeServer>) {
  const sync = roomSync(1, 7, services);
  await sync.start();
  return sync;
}
const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const texts = (sync: ReturnType<typeof roomSync>) => sync.view().log.messages.map(({ message }) => message);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('rejects an empty message [A5-21]', async () => {
  const { server, services } = fakeServer();
  const sync = await started({ server, services });
  server.become('open');
  for (const text of ['', '  ', '\n\t']) expect(sync.send(text)).toBe(false);
  await settle(100);
  expect([server.stored, sync.view().log.unsent]).toEqual([[], []]);
});

test('shows a message as sending at once and as sent after the server has confirmed it', async () => {
  const { server, services } = fakeServer();
  const sync = await started({ server, services });
  server.become('open');
  await settle();
  expect(sync.send('  Oi  ')).toBe(true);
  expect(sync.view().log.unsent).toMatchObject([{ text: 'Oi', state: 'sending' }]);
  await settle();
  expect([texts(sync), sync.view().log.unsent]).toEqual([['Oi'], []]);
});

test('sends and receives messages by HTTP calls while there is no connection', async () => {
  const { server, services } = fakeServer();
  const sync = await started({ server, services });
  server.become('lost');
  sync.send('Por chamada');
  await settle();
  server.store('Resposta');
  await settle(8_000);
  expect([texts(sync), sync.view().line]).toEqual([['Por chamada', 'Resposta'], 'slow']);
});

test('shows an undelivered message as failed after a while, keeps it, and sends it when the connection is back', async () => {
  const { server, services } = fakeServer();
  const offline = new ApiError({ status: 0, code: 'transport.offline', message: '' });
  const sync = await started({ server, services: { ...services, save: () => Promise.reject(offline) } });
  server.become('lost');
  sync.send('Espera');
  await settle(15_000);
  expect(sync.view().log.unsent).toMatchObject([{ text: 'Espera', state: 'failed' }]);
  server.become('open');
  await settle();
  expect([texts(sync), sync.view().log.unsent]).toEqual([['Espera'], []]);
});

test('keeps the text and the reason of a rejected message and does not block the others', async () => {
  const { server, services } = fakeServer();
  const refusal = new ApiError({ status: 400, code: 'request.invalid', message: 'Use até 1000 caracteres.' });
  const sync = await started({
    server,
    services: {
      ...services,
      save: async (message) => (message.text === 'não' ? Promise.reject(refusal) : services.save(message)),
    },
  });
  server.become('lost');
  sync.send('não');
  sync.send('sim');
  await settle();
  expect([texts(sync), sync.view().log.unsent]).toEqual([
    ['sim'],
    [expect.objectContaining({ text: 'não', state: 'failed', reason: 'Use até 1000 caracteres.' })],
  ]);
  sync.discard(sync.view().log.unsent[0]?.clientId ?? '');
  expect(sync.view().log.unsent).toEqual([]);
});

test('retries pending messages of an earlier visit and does not resend rejected ones', async () => {
  const { server, services } = fakeServer();
  const offline = new ApiError({ status: 0, code: 'transport.offline', message: '' });
  const [waiting, refused] = [
    { clientId: crypto.randomUUID(), text: 'Espera', state: 'sending' },
    { clientId: crypto.randomUUID(), text: 'não', state: 'failed', reason: 'Use até 1000 caracteres.' },
  ] as const;
  services.writeUnsent([waiting, refused]);
  const sync = await started({ server, services: { ...services, save: () => Promise.reject(offline) } });
  server.become('lost');
  expect(sync.view().log.unsent).toEqual([waiting, refused]);
  await settle(15_000);
  expect(sync.view().log.unsent).toEqual([{ ...waiting, state: 'failed' }, refused]);
  server.become('open');
  await settle();
  expect([texts(sync), sync.view().log.unsent]).toEqual([['Espera'], [refused]]);
});

test('reports read messages after one second, at once when the room is left, and after a reconnect', async () => {
  const { server, services } = fakeServer();
  const sync = await started({ server, services });
  server.become('open');
  await settle();
  server.store('a');
  sync.read();
  sync.read();
  await settle(1_000);
  expect(server.reads).toEqual([1]);

  server.become('lost');
  server.store('b');
  await settle(8_000);
  sync.read();
  await settle(1_000);
  expect(server.reads).toEqual([1]);
  server.become('open');
  await settle();
  expect(server.reads).toEqual([1, 2]);

  server.store('c');
  sync.read();
  sync.stop();
  await settle();
  expect(server.reads).toEqual([1, 2, 3]);
});

test('loads older messages by page and puts them before the others', async () => {
  const { server, services } = fakeServer();
  for (const text of ['a', 'b', 'c', 'd', 'e']) server.store(text);
  const sync = await started({ server, services });
  expect([texts(sync), sync.view().log.hasOlder]).toEqual([['c', 'd', 'e'], true]);
  await sync.loadOlder();
  expect([texts(sync), sync.view().log.hasOlder]).toEqual([['a', 'b', 'c', 'd', 'e'], false]);
});

test('shows and logs that a room failed to load [A8-32]', async () => {
  const { services } = fakeServer();
  const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const sync = roomSync(1, 7, {
    ...services,
    load: () => Promise.reject(new ApiError({ status: 500, code: 'server.unexpected', message: 'Não.' })),
  });
  await sync.start();
  expect(sync.view().status).toBe('failed');
  expect(log).toHaveBeenCalledWith('chat room 1 not loaded', expect.stringContaining('Não.'));
  log.mockRestore();
});

test.each([1, 2, 3])(
  'shows every message once and in order after 100 lost connections, replies and events (run %i)',
  async (seed) => {
    let state = seed * 7919;
    const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
    const { server, services } = fakeServer(random);
    const sync = await started({ server, services });
    server.loses = 0.3;
    const mine: string[] = [];
    for (let round = 0; round < 100; round += 1) {
      server.become('open');
      if (random() < 0.7) mine.push(`eu ${round}`);
      if (mine.at(-1) === `eu ${round}`) sync.send(`eu ${round}`);
      await settle(random() * 50);
      server.store(`ela ${round}`);
      await settle(random() * 2_000);
      server.become('lost');
      server.store(`ela, longe, ${round}`);
      await settle(random() * 2_000);
    }
    server.loses = 0;
    server.become('open');
    await settle(70_000);
    const shown = sync.view().log.messages.map(({ sequence }) => sequence);
    expect(shown).toEqual(server.stored.map(({ sequence }) => sequence));
    expect(server.stored.filter(({ idUser }) => idUser === 7).map(({ message }) => message)).toEqual(mine);
    expect(sync.view().log.unsent).toEqual([]);
  },
);

test.each([
  [429, 'chat.too-fast'],
  [400, 'chat.too-fast'],
  [408, 'request.timeout'],
  [503, 'server.busy'],
])('retries a message after a temporary rejection (%i %s)', async (status, code) => {
  const { server, services } = fakeServer();
  let failures = 2;
  const sync = await started({
    server,
    services: {
      ...services,
      save: (message) =>
        failures-- > 0 ? Promise.reject(new ApiError({ status, code, message: '' })) : services.save(message),
    },
  });
  server.become('lost');
  sync.send('De novo');
  await settle(3_000);
  expect([texts(sync), sync.view().log.unsent]).toEqual([['De novo'], []]);
});

test('keeps a message pending until the terms are accepted', async () => {
  const { server, services } = fakeServer();
  const terms = new ApiError({ status: 403, code: 'TERMS_REQUIRED', message: 'Aceite os termos.' });
  let isAccepted = false;
  const sync = await started({
    server,
    services: {
      ...services,
      save: (message) => (isAccepted ? services.save(message) : Promise.reject(terms)),
    },
  });
  server.become('lost');
  sync.send('Depois');
  await settle(1_000);
  expect(sync.view().log.unsent).toEqual([expect.not.objectContaining({ reason: expect.anything() })]);
  isAccepted = true;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(texts(sync)).toEqual(['Depois']);
});
