import { ApiError } from 'shared-kit/api';
import type { ChatMessage } from 'shared-kit/contracts/content';
import type { UnsentMessage } from './room-log.rules.ts';

const againMs = 3_000;
/** A message that was not confirmed by then is shown as not sent; it still goes when it can. */
const patienceMs = 15_000;
/** Refusals that pass. */
const passing = /^(chat\.too-fast$|request\.too-many$|server\.)/;

interface OutboxParts {
  unsent(): readonly UnsentMessage[];
  /** Over whatever way there is; undefined where there is none now. */
  deliver(message: UnsentMessage): Promise<ChatMessage | undefined>;
  confirmed(message: ChatMessage): void;
  failed(clientId: string, reason: string | undefined): void;
}

/** Sends what is to be sent, one after the other in the order it was written, until the server has confirmed it. The same id each time. */
export function outbox({ unsent, deliver, confirmed, failed }: OutboxParts) {
  const done = new Set<string>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let isSending = false;
  let isStopped = false;

  function later(work: () => void, ms: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  }

  const next = (): UnsentMessage | undefined =>
    unsent().find(({ clientId, reason }) => reason === undefined && !done.has(clientId));

  async function flush(): Promise<void> {
    if (isSending || isStopped) return;
    isSending = true;
    try {
      for (let message = next(); message && !isStopped; message = next()) {
        const stored = await sent(message);
        if (stored === 'later') break;
        if (stored === 'refused') continue;
        done.add(message.clientId);
        confirmed(stored);
      }
    } finally {
      isSending = false;
    }
  }

  async function sent(message: UnsentMessage): Promise<ChatMessage | 'later' | 'refused'> {
    try {
      return (await deliver(message)) ?? 'later';
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      const isTransport = code.startsWith('transport.');
      if (error instanceof ApiError && !isTransport && !passing.test(code)) {
        failed(message.clientId, error.message);
        return 'refused';
      }
      // Without a network there is no use in asking soon: the line says when it is back.
      if (code !== 'transport.offline') later(() => void flush(), againMs);
      return 'later';
    }
  }

  return {
    flush,
    /** Tells that a message is waiting from now on. */
    expect(clientId: string): void {
      later(() => {
        if (
          !done.has(clientId) &&
          unsent().some((message) => message.clientId === clientId && message.state === 'sending')
        )
          failed(clientId, undefined);
      }, patienceMs);
    },
    stop(): void {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
