import { ApiError } from '@shared-kit/runtime/api';
import {
  chatMessageCalls,
  chatMessageNews,
  chatPresence,
  joinChatRoom,
  leaveChatRoom,
  readChatRoom,
  typeInChatRoom,
  typingInChatRoom,
} from '@shared-kit/contracts/content';
import type { ChatMessage, ChatRoom } from '@shared-kit/contracts/content';
import type { Line, LineState } from '@shared-kit/runtime/realtime';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';
import { flat, newestOf, withMessages, withoutHoles } from './room-log.rules.ts';
import type { UnsentMessage } from './room-log.rules.ts';
import type { RoomServices } from './room-services.ts';
import type { RoomViewStore } from './room-view.ts';
import { typingPeople } from './typing-people.ts';

/** Polling interval while the connection is down. */
const pollMs = 8_000;
/** Interval for joining the room again over an open connection, which may have lost events. */
const reassureMs = MINUTE_MS;

interface RoomLineParts {
  readonly room: ChatRoom;
  /** Id of the viewer. */
  readonly idUser: number;
  readonly store: RoomViewStore;
  readonly services: RoomServices;
  /** Called when messages can be sent. */
  onWay(): void;
}

/**
 * Synchronizes a room over the open connection, or over HTTP calls while there is none. It adds every confirmed message
 * once and in order (docs/adr/0018).
 */
export function roomLine({ room: { idChatRoom, kind }, idUser, store, services, onWay }: RoomLineParts) {
  const line: Line = services.openLine();
  const typing = typingPeople((names) => store.change({ typing: names }));
  let isJoined = false;
  let isStopped = false;
  let catchingUp: Promise<void> | undefined;

  /** Adds messages that follow the log; loads the missing ones when there is a gap. */
  function take(messages: readonly ChatMessage[]): void {
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
      const { messages, hasMore, present } = await line.ask(joinChatRoom, {
        room: idChatRoom,
        after: newestOf(store.view().log),
      });
      if (isStopped) return;
      isJoined = true;
      store.change({ log: withMessages(store.view().log, messages), present });
      if (hasMore) await catchUp();
      onWay();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not-found') store.change({ status: 'missing' });
    }
  }

  /** Polls over HTTP while there is no connection; joins again when joining failed. */
  async function poll(): Promise<void> {
    const state = store.view().line;
    if (isJoined || state === 'connecting') return;
    if (state === 'open') return join();
    try {
      await catchUp();
      if (!isJoined && state !== 'refused') store.change({ line: 'slow' });
      onWay();
    } catch {
      if (state === 'slow') store.change({ line: 'lost' });
    }
  }

  function follow(state: LineState): void {
    if (state !== 'open') isJoined = false;
    store.change({ line: state });
    if (state === 'open') void join();
  }

  const timers = [setInterval(() => void poll(), pollMs), setInterval(() => void (isJoined && join()), reassureMs)];
  line.on(chatMessageNews[kind], (message) => message.room === idChatRoom && take([message]));
  line.on(chatPresence, ({ room, present }) => room === idChatRoom && store.change({ present }));
  line.on(
    typingInChatRoom,
    ({ room, idUser: who, user }) => room === idChatRoom && who !== idUser && typing.heard(who, user),
  );
  line.onState(follow);

  const say = (work: Promise<unknown>): void => void work.catch(() => undefined);
  return {
    take,
    /**
     * Sends over the connection, or by HTTP call when there is none; resolves to undefined while the connection is
     * being established.
     */
    async deliver({ clientId, text }: UnsentMessage): Promise<ChatMessage | undefined> {
      if (isJoined) return line.ask(chatMessageCalls[kind], { room: idChatRoom, message: text, clientId });
      const state = store.view().line;
      return state === 'connecting' || state === 'open' ? undefined : services.save({ clientId, text });
    },
    tellTyping: () => isJoined && say(line.ask(typeInChatRoom, { room: idChatRoom })),
    tellRead: (sequence: number) => line.ask(readChatRoom, { room: idChatRoom, sequence }),
    stop(): void {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      typing.stop();
      if (isJoined) say(line.ask(leaveChatRoom, { room: idChatRoom }));
      line.close();
    },
  };
}

export type RoomLine = ReturnType<typeof roomLine>;
