import { chatMessageCalls, chatMessageEvents, joinChatRoom } from '@shared-kit/contracts/content';
import type { ChatMessage } from '@shared-kit/contracts/content';
import { loginSessionSchema } from '@shared-kit/contracts/identity';
import type { Socket } from 'socket.io-client';
import { portalClient } from '../../../test/portal-client.ts';
import { clientOf, socketTo } from './socket-client.ts';

interface Unsent {
  readonly clientId: string;
  readonly text: string;
}

/**
 * A member of a room that behaves like a page: it sends each message with the same id at every retry, and requests
 * missed messages after each connection.
 */
export interface ChatMember {
  readonly socket: Socket;
  /** Messages shown, in order of arrival; a message that would leave a gap is left out. */
  readonly shown: readonly ChatMessage[];
  /** Ids that the server has confirmed. */
  readonly confirmed: ReadonlySet<string>;
  readonly waiting: number;
  say(text: string): string;
  catchUp(): Promise<void>;
  leave(): void;
}

export function chatMember(
  origin: string,
  segment: string,
  { token, room }: { token: string; room: number },
): ChatMember {
  const socket = socketTo(origin, { basePath: `/${segment}`, host: 'localhost' }, token);
  const client = clientOf(socket);
  const shown: ChatMessage[] = [];
  const confirmed = new Set<string>();
  const unsent: Unsent[] = [];
  let isSending = false;
  const newest = () => shown.at(-1)?.sequence ?? 0;

  function append(messages: readonly ChatMessage[]): void {
    for (const message of messages.toSorted((a, b) => a.sequence - b.sequence))
      if (message.sequence === newest() + 1) shown.push(message);
  }

  async function catchUp(): Promise<void> {
    for (let hasMore = true; hasMore;) {
      const reply = await client.call(joinChatRoom, { room, after: newest() });
      append(reply.messages);
      hasMore = reply.hasMore;
    }
  }

  async function flush(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (let [next] = unsent; next && socket.connected; [next] = unsent) {
        const stored = await client.call(chatMessageCalls.general, {
          room,
          message: next.text,
          clientId: next.clientId,
        });
        unsent.shift();
        confirmed.add(stored.clientId);
        append([stored]);
      }
    } catch {
      // Not confirmed, so it is sent again.
      setTimeout(() => void flush(), 200);
    } finally {
      isSending = false;
    }
  }

  socket.on(chatMessageEvents.general.name, (event: unknown) => {
    const message = chatMessageEvents.general.data.parse(event);
    append([message]);
    if (message.sequence > newest()) void catchUp().catch(() => undefined);
  });
  socket.on('connect', () => {
    void catchUp().then(flush, () => undefined);
  });

  return {
    socket,
    shown,
    confirmed,
    get waiting() {
      return unsent.length;
    },
    say(text) {
      const clientId = crypto.randomUUID();
      unsent.push({ clientId, text });
      void flush();
      return clientId;
    },
    catchUp,
    leave: () => void socket.disconnect(),
  };
}

/** Waits until the condition is true, and fails after `patience` milliseconds. */
export async function until(isSo: () => boolean | Promise<boolean>, patience = 60_000, pause = 50): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('waited for too long');
    await new Promise((done) => setTimeout(done, pause));
  }
}

/** Logs a person of the demo in and returns the token. */
export async function tokenAt(origin: string, person: string): Promise<string> {
  const body = { username: person, password: 'azulejo123', idAppType: 2, acronym: 'sabermais' };
  const reply = await portalClient(origin, 'sabermais').call('POST', '/login', { body });
  return loginSessionSchema.parse(await reply.json()).token;
}

/** Returns the room of the demo that has no messages. */
export async function quietRoomAt(origin: string, token: string): Promise<number> {
  for (let id = 1; id < 20; id += 1) {
    const reply = await portalClient(origin, 'sabermais').call('GET', `/chat/loadroom/${id}`, { token });
    if (((await reply.json()) as { room?: { name: string } }).room?.name === 'De passagem') return id;
  }
  throw new Error('no such room');
}
