import { ApiError } from '@shared-kit/runtime/api';
import { messageQueue } from './message-queue.ts';
import { flat, newestOf, withMessages, withState, withUnsent, withoutUnsent } from './room-log.rules.ts';
import type { UnsentMessage } from './room-log.rules.ts';
import { roomConnection } from './room-connection.ts';
import type { RoomConnection } from './room-connection.ts';
import type { RoomServices } from './room-services.ts';
import { roomViewStore } from './room-view.ts';

const typingMs = 2_500;
const readMs = 1_000;

/** Creates the state of a room for a screen, with its actions. */
export function roomSync(idChatRoom: number, idUser: number, services: RoomServices) {
  const store = roomViewStore(services.writeUnsent);
  const { view, change, subscribe } = store;
  let connection: RoomConnection | undefined;
  let isStopped = false;
  let lastTyped = 0;
  let seenUpTo = 0;
  let reportedUpTo = 0;
  let readTimer: ReturnType<typeof setTimeout> | undefined;

  const queue = messageQueue({
    unsent: () => view().log.unsent,
    send: async (message) => connection?.deliver(message),
    onConfirmed: (message) => connection?.addMessages([message]),
    onFailed: (clientId, reason) =>
      change({
        log: withState(view().log, clientId, { state: 'failed', ...(reason === undefined ? {} : { reason }) }),
      }),
  });

  async function start(): Promise<void> {
    change({ status: 'loading' });
    try {
      const { room, data, hasMore } = await services.load({});
      if (isStopped) return;
      reportedUpTo = room.readSequence;
      const unsent = services.readUnsent();
      change({ status: 'ready', room, log: { messages: flat(data), unsent, hasOlder: hasMore } });
      for (const { clientId } of unsent) queue.watch(clientId);
      connection = roomConnection({ room, idUser, store, services, onReady });
    } catch (error) {
      // Shows the failure on the screen and logs it (A8-32).
      console.info(`chat room ${idChatRoom} not loaded`, String(error));
      change({ status: error instanceof ApiError && error.status === 404 ? 'missing' : 'failed' });
    }
  }

  function onReady(): void {
    void queue.flush();
    sendRead();
  }

  /** Reports the newest read message; a failed report is repeated when sending is possible again. */
  function sendRead(): void {
    clearTimeout(readTimer);
    readTimer = undefined;
    const sequence = seenUpTo;
    if (sequence <= reportedUpTo) return;
    connection?.sendRead(sequence).then(
      () => {
        reportedUpTo = Math.max(reportedUpTo, sequence);
      },
      () => undefined,
    );
  }

  function enqueue(message: UnsentMessage): void {
    change({ log: withUnsent(view().log, message) });
    queue.watch(message.clientId);
    void queue.flush();
  }

  return {
    start,
    view,
    subscribe,

    /** Returns false for a blank text, which is not sent (A5-21). */
    send(text: string): boolean {
      const trimmed = text.trim();
      if (trimmed === '') return false;
      lastTyped = 0;
      enqueue({ clientId: crypto.randomUUID(), text: trimmed, state: 'sending' });
      return true;
    },

    retry(clientId: string): void {
      const message = view().log.unsent.find((each) => each.clientId === clientId);
      if (message) enqueue({ clientId, text: message.text, state: 'sending' });
    },

    discard: (clientId: string): void => change({ log: withoutUnsent(view().log, clientId) }),

    async loadOlder(): Promise<void> {
      const [first] = view().log.messages;
      if (!first || !view().log.hasOlder || view().older === 'loading') return;
      change({ older: 'loading' });
      try {
        const { data, hasMore } = await services.load({ before: first.sequence });
        change({ log: { ...withMessages(view().log, flat(data)), hasOlder: hasMore }, older: 'idle' });
      } catch {
        change({ older: 'failed' });
      }
    },

    typed(): void {
      if (Date.now() - lastTyped < typingMs) return;
      lastTyped = Date.now();
      connection?.sendTyping();
    },

    /** Records that the person has seen everything up to the newest message. */
    read(): void {
      seenUpTo = newestOf(view().log);
      if (seenUpTo > reportedUpTo) readTimer ??= setTimeout(sendRead, readMs);
    },

    stop(): void {
      isStopped = true;
      queue.stop();
      sendRead();
      connection?.stop();
    },
  };
}

export type RoomSync = ReturnType<typeof roomSync>;
