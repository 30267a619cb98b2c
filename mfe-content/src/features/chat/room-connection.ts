import { ApiError } from '@shared-kit/runtime/api';
import {
  chatMessageCalls,
  chatMessageChanged,
  chatMessageEvents,
  chatPresence,
  joinChatRoom,
  leaveChatRoom,
  readChatRoom,
  typeInChatRoom,
  typingInChatRoom,
} from '@shared-kit/contracts/content';
import type { ChatMessage, ChatRoom } from '@shared-kit/contracts/content';
import type { ServerConnection, ConnectionState } from '@shared-kit/runtime/realtime';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';
import { flat, newestOf, withChanged, withMessages, withoutHoles } from './room-log.rules.ts';
import type { UnsentMessage } from './room-log.rules.ts';
import type { RoomServices } from './room-services.ts';
import type { RoomViewStore } from './room-view.ts';
import { typingPeople } from './typing-people.ts';

/** Polling interval while the connection is down. */
const pollMs = 8_000;
/** Interval for joining the room again over an open connection, which may have lost events. */
const reassureMs = MINUTE_MS;

interface RoomConnectionOptions {
  readonly room: ChatRoom;
  /** Id of the viewer. */
  readonly idUser: number;
  readonly store: RoomViewStore;
  readonly services: RoomServices;
  /** Called when messages can be sent. */
  onReady(): void;
}

/**
 * Synchronizes a room over the open connection, or over HTTP calls while there is none. It adds every confirmed message
 * once and in order (docs/adr/0018).
 */
export function roomConnection({
  room: { idChatRoom, kind },
  idUser,
  store,
  services,
  onReady,
}: RoomConnectionOptions) {
  const connection: ServerConnection = services.openConnection();
  const typing = typingPeople((names) => store.change({ typing: names }));
  let isJoined = false;
  let isStopped = false;
  let catchingUp: Promise<void> | undefined;

  /** Adds messages that follow the log; loads the missing ones when there is a gap. */
  function addMessages(messages: readonly ChatMessage[]): void {
    const { log, isMissingSome } = withoutHoles(store.view().log, messages);
    for (const message of messages) typing.forget(message.idUser);
    store.change({ log });
    if (isMissingSome) catchUp().catch(() => undefined);
  }

  /** Loads all messages after the newest one in the log. */
  function catchUp(): Promise<void> {
    catchingUp ??= readOn().finally(() => {
      catchingUp = undefined;
    });
    return catchingUp;
  }

  async function readOn(): Promise<void> {
    for (let hasMore = true; hasMore && !isStopped;) {
      const page = await services.load({ after: newestOf(store.view().log) });
      hasMore = page.hasMore;
      store.change({ log: withMessages(store.view().log, flat(page.data)) });
    }
  }

  async function join(): Promise<void> {
    try {
      const { messages, hasMore, present, removed } = await connection.call(joinChatRoom, {
        room: idChatRoom,
        after: newestOf(store.view().log),
      });
      if (isStopped) return;
      isJoined = true;
      store.change({ log: withChanged(withMessages(store.view().log, messages), removed), present });
      if (hasMore) await catchUp();
      onReady();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not-found') store.change({ status: 'missing' });
    }
  }

  /** Polls over HTTP while there is no connection; joins again when joining failed. */
  async function poll(): Promise<void> {
    const state = store.view().connection;
    if (isJoined || state === 'connecting') return;
    if (state === 'open') return join();
    try {
      await catchUp();
      if (!isJoined && state !== 'refused') store.change({ connection: 'slow' });
      onReady();
    } catch {
      if (state === 'slow') store.change({ connection: 'lost' });
    }
  }

  function follow(state: ConnectionState): void {
    if (state !== 'open') isJoined = false;
    store.change({ connection: state });
    if (state === 'open') void join();
  }

  const timers = [setInterval(() => void poll(), pollMs), setInterval(() => void (isJoined && join()), reassureMs)];
  connection.on(chatMessageEvents[kind], (message) => message.room === idChatRoom && addMessages([message]));
  connection.on(
    chatMessageChanged,
    (message) => message.room === idChatRoom && store.change({ log: withChanged(store.view().log, [message]) }),
  );
  connection.on(chatPresence, ({ room, present }) => room === idChatRoom && store.change({ present }));
  connection.on(
    typingInChatRoom,
    ({ room, idUser: who, user }) => room === idChatRoom && who !== idUser && typing.noteTyping(who, user),
  );
  connection.onState(follow);

  const say = (work: Promise<unknown>): void => void work.catch(() => undefined);
  return {
    addMessages,
    /**
     * Sends over the connection, or by HTTP call when there is none; resolves to undefined while the connection is
     * being established.
     */
    async deliver({ clientId, text }: UnsentMessage): Promise<ChatMessage | undefined> {
      if (isJoined) return connection.call(chatMessageCalls[kind], { room: idChatRoom, message: text, clientId });
      const state = store.view().connection;
      return state === 'connecting' || state === 'open' ? undefined : services.save({ clientId, text });
    },
    sendTyping: () => isJoined && say(connection.call(typeInChatRoom, { room: idChatRoom })),
    sendRead: (sequence: number) => connection.call(readChatRoom, { room: idChatRoom, sequence }),
    stop(): void {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      typing.stop();
      if (isJoined) say(connection.call(leaveChatRoom, { room: idChatRoom }));
      connection.close();
    },
  };
}

export type RoomConnection = ReturnType<typeof roomConnection>;
