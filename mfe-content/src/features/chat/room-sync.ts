import { ApiError } from '@shared-kit/runtime/api';
import { messageQueue } from './message-queue.ts';
import { flat, newestOf, withMessages, withState, withUnsent, withoutUnsent } from './room-log.rules.ts';
import type { UnsentMessage } from './room-log.rules.ts';
import { roomLine } from './room-line.ts';
import type { RoomLine } from './room-line.ts';
import type { RoomServices } from './room-services.ts';
import { roomViewStore } from './room-view.ts';

const typingMs = 2_500;
const readMs = 1_000;

/** Creates the state of a room for a screen, with its actions. */
export function roomSync(idChatRoom: number, idUser: number, services: RoomServices) {
  const store = roomViewStore(services.writeUnsent);
  const { view, change, subscribe } = store;
  let line: RoomLine | undefined;
  let isStopped = false;
  let lastTyped = 0;
  let seenUpTo = 0;
  let toldUpTo = 0;
  let readTimer: ReturnType<typeof setTimeout> | undefined;

  const queue = messageQueue({
    unsent: () => view().log.unsent,
    send: async (message) => line?.deliver(message),
    onConfirmed: (message) => line?.take([message]),
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
      toldUpTo = room.readSequence;
      const unsent = services.readUnsent();
      change({ status: 'ready', room, log: { messages: flat(data), unsent, hasOlder: hasMore } });
      for (const { clientId } of unsent) queue.watch(clientId);
      line = roomLine({ room, idUser, store, services, onWay });
    } catch (error) {
      // Shows the failure on the screen and logs it (A8-32).
      console.info(`chat room ${idChatRoom} not loaded`, String(error));
      change({ status: error instanceof ApiError && error.status === 404 ? 'missing' : 'failed' });
    }
  }

  function onWay(): void {
    void queue.flush();
    tellRead();
  }

  /** Reports the newest read message; a failed report is repeated when sending is possible again. */
  function tellRead(): void {
    clearTimeout(readTimer);
    readTimer = undefined;
    const sequence = seenUpTo;
    if (sequence <= toldUpTo) return;
    line?.tellRead(sequence).then(
      () => {
        toldUpTo = Math.max(toldUpTo, sequence);
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
      line?.tellTyping();
    },

    /** Records that the person has seen everything up to the newest message. */
    read(): void {
      seenUpTo = newestOf(view().log);
      if (seenUpTo > toldUpTo) readTimer ??= setTimeout(tellRead, readMs);
    },

    stop(): void {
      isStopped = true;
      queue.stop();
      tellRead();
      line?.stop();
    },
  };
}

export type RoomSync = ReturnType<typeof roomSync>;
