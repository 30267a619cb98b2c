import * as z from 'zod/mini';
import type { ChatDay, ChatMessage } from '@shared-kit/contracts/content';

export const unsentMessageSchema = z.object({
  clientId: z.string(),
  text: z.string(),
  /** `failed`: the message is shown as not sent, and the person can retry it. */
  state: z.enum(['sending', 'failed']),
  /**
   * Why the server rejects the message, in the server's words. Without a reason the queue sends it until it is
   * confirmed.
   */
  reason: z.exactOptional(z.string()),
});

/** Message of the viewer that the server has not confirmed. */
export type UnsentMessage = Readonly<z.infer<typeof unsentMessageSchema>>;

/** Part of a room that the page holds: a stretch of messages without a gap, and the unsent messages. */
export interface RoomLog {
  /** Sorted by sequence number, without duplicates. */
  readonly messages: readonly ChatMessage[];
  readonly unsent: readonly UnsentMessage[];
  /** True when there are messages before the first one. */
  readonly hasOlder: boolean;
}

export const emptyLog: RoomLog = { messages: [], unsent: [], hasOlder: false };

export function newestOf({ messages }: Pick<RoomLog, 'messages'>): number {
  return messages.at(-1)?.sequence ?? 0;
}

/**
 * Adds messages in order and without duplicates, and removes them from the unsent ones. The order of arrival does not
 * matter.
 */
export function withMessages(log: RoomLog, arrived: readonly ChatMessage[]): RoomLog {
  const known = new Set(log.messages.map(({ sequence }) => sequence));
  const fresh = arrived.filter(
    ({ sequence }, index) =>
      !known.has(sequence) && arrived.findIndex((other) => other.sequence === sequence) === index,
  );
  const confirmed = new Set(arrived.map(({ clientId }) => clientId));
  const unsent = log.unsent.some(({ clientId }) => confirmed.has(clientId))
    ? log.unsent.filter(({ clientId }) => !confirmed.has(clientId))
    : log.unsent;
  if (fresh.length === 0) return unsent === log.unsent ? log : { ...log, unsent };
  const isNext = fresh.length === 1 && (fresh[0]?.sequence ?? 0) > newestOf(log);
  const messages = isNext
    ? [...log.messages, ...fresh]
    : [...log.messages, ...fresh].toSorted((a, b) => a.sequence - b.sequence);
  return { ...log, messages, unsent };
}

/** Replaces messages that a moderator has removed or put back. Messages that the page doesn't hold change nothing. */
export function withChanged(log: RoomLog, changed: readonly ChatMessage[]): RoomLog {
  const bySequence = new Map(changed.map((message) => [message.sequence, message]));
  const isOld = (message: ChatMessage) => {
    const now = bySequence.get(message.sequence);
    return now !== undefined && now.removedReason !== message.removedReason;
  };
  if (!log.messages.some(isOld)) return log;
  return {
    ...log,
    messages: log.messages.map((message) => (isOld(message) ? (bySequence.get(message.sequence) ?? message) : message)),
  };
}

/**
 * Adds the messages that can be shown now and reports whether earlier ones are missing; messages after a gap are held
 * back until the gap is filled.
 */
export function withoutHoles(log: RoomLog, arrived: readonly ChatMessage[]): { log: RoomLog; isMissingSome: boolean } {
  const sorted = arrived.toSorted((a, b) => a.sequence - b.sequence);
  let next = newestOf(log) + 1;
  const fitting = sorted.filter(({ sequence }) => {
    if (sequence > next) return false;
    if (sequence === next) next += 1;
    return true;
  });
  return { log: withMessages(log, fitting), isMissingSome: fitting.length < sorted.length };
}

export function withUnsent(log: RoomLog, message: UnsentMessage): RoomLog {
  return { ...log, unsent: [...log.unsent.filter(({ clientId }) => clientId !== message.clientId), message] };
}

export function withState(log: RoomLog, clientId: string, change: Pick<UnsentMessage, 'state' | 'reason'>): RoomLog {
  return {
    ...log,
    unsent: log.unsent.map((message) =>
      message.clientId === clientId ? { clientId, text: message.text, ...change } : message,
    ),
  };
}

export function withoutUnsent(log: RoomLog, discarded: string): RoomLog {
  return { ...log, unsent: log.unsent.filter(({ clientId }) => clientId !== discarded) };
}

export function flat(days: readonly ChatDay[]): ChatMessage[] {
  return days.flatMap(({ messages }) => messages);
}
