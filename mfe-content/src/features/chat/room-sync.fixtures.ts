import { jest } from '@jest/globals';
import { ApiError } from '@shared-kit/runtime/api';
import { chatMessageCalls, chatMessageEvents, joinChatRoom, readChatRoom } from '@shared-kit/contracts/content';
import type { ChatMessage } from '@shared-kit/contracts/content';
import type { ServerConnection, ConnectionState } from '@shared-kit/runtime/realtime';
import type { RoomServices } from './room-services.ts';
import type { UnsentMessage } from './room-log.rules.ts';
import { roomSync } from './room-sync.ts';

/** Simulates a server with one room and a connection that breaks on demand; the viewer has id 7. */
export function fakeServer(random: () => number = () => 1) {
  const stored: ChatMessage[] = [];
  const listeners = new Set<(data: never) => void>();
  const states = new Set<(state: ConnectionState) => void>();
  let state: ConnectionState = 'connecting';
  let saved: readonly UnsentMessage[] = [];
  const server = {
    stored,
    /** Sequence numbers that were reported as read. */
    reads: [] as number[],
    loses: 0,
    become(next: ConnectionState): void {
      state = next;
      for (const publish of states) publish(next);
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
      if (state === 'open' && random() > server.loses) for (const publish of listeners) publish(message as never);
      return message;
    },
  };
  const connection: ServerConnection = {
    async call(sent, input) {
      await Promise.resolve();
      if (state !== 'open') throw new ApiError({ status: 0, code: 'transport.offline', message: '' });
      const received = input as { message: string; clientId: string; after: number; sequence: number };
      if (sent.name === joinChatRoom.name) {
        const messages = stored.filter(({ sequence }) => sequence > received.after);
        return {
          lastSequence: stored.length,
          present: 2,
          messages: messages.slice(0, 3),
          hasMore: messages.length > 3,
          removed: [],
        } as never;
      }
      if (sent.name === readChatRoom.name) server.reads.push(received.sequence);
      if (sent.name !== chatMessageCalls.general.name) return {} as never;
      const message = server.store(received.message, received.clientId, 7);
      // The message is stored, but the reply is lost.
      if (random() < server.loses) throw new ApiError({ status: 0, code: 'transport.timeout', message: '' });
      return message as never;
    },
    on(kind, listener) {
      if (kind.name === chatMessageEvents.general.name) listeners.add(listener as never);
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
    openConnection: () => connection,
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
    readUnsent: () => saved,
    writeUnsent: (unsent) => void (saved = unsent),
  };
  return { server, services };
}

export async function started({ services }: ReturnType<typeof fakeServer>) {
  const sync = roomSync(1, 7, services);
  await sync.start();
  return sync;
}
export const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
export const texts = (sync: ReturnType<typeof roomSync>) => sync.view().log.messages.map(({ message }) => message);

/** Replaces timers in each test. */
export function startTestClock(): void {
  beforeEach(() => jest.useFakeTimers());

  afterEach(() => jest.useRealTimers());
}
