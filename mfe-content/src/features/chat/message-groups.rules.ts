import type { ChatMessage } from '@shared-kit/contracts/content';
import { MINUTE_MS, dayKey, fromMoment } from '@shared-kit/contracts/calendar';

/** Message with its position among its neighbours. */
export interface PlacedMessage {
  readonly message: ChatMessage;
  /**
   * True when the same person wrote the previous message within a few minutes, so that name and picture are not
   * repeated.
   */
  readonly isContinued: boolean;
}

export interface MessageDay {
  /** Date in São Paulo, `YYYY-MM-DD`. */
  readonly date: string;
  readonly messages: readonly PlacedMessage[];
}

const sameBreathMs = 5 * MINUTE_MS;

/**
 * Groups messages by day. Days that have not changed since `before` keep their identity, so that they do not render
 * again (A2c-01).
 */
export function daysOf(messages: readonly ChatMessage[], before: readonly MessageDay[] = []): MessageDay[] {
  const days: { date: string; messages: PlacedMessage[] }[] = [];
  let previous: ChatMessage | undefined;
  for (const message of messages) {
    const date = dayKey(message.moment);
    const current = days.at(-1);
    if (current?.date === date)
      current.messages.push({ message, isContinued: previous !== undefined && isSameBreath(previous, message) });
    else days.push({ date, messages: [{ message, isContinued: false }] });
    previous = message;
  }
  return days.map((day) => before.find((known) => isSameDay(known, day)) ?? day);
}

function isSameBreath(a: ChatMessage, b: ChatMessage): boolean {
  return a.idUser === b.idUser && fromMoment(b.moment).getTime() - fromMoment(a.moment).getTime() < sameBreathMs;
}

function isSameDay(a: MessageDay, b: MessageDay): boolean {
  return (
    a.date === b.date &&
    a.messages.length === b.messages.length &&
    a.messages.every(({ message }, index) => message === b.messages[index]?.message)
  );
}

export type TextSegment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly href: string };

const address = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g;

/** Splits a text into plain text and web addresses; it interprets no other markup. */
export function textSegments(text: string): TextSegment[] {
  const segments: TextSegment[] = [];
  let from = 0;
  for (const found of text.matchAll(address)) {
    if (found.index > from) segments.push({ kind: 'text', text: text.slice(from, found.index) });
    segments.push(URL.canParse(found[0]) ? { kind: 'link', href: found[0] } : { kind: 'text', text: found[0] });
    from = found.index + found[0].length;
  }
  if (from < text.length) segments.push({ kind: 'text', text: text.slice(from) });
  return segments;
}
