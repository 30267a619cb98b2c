import type { EventContract, PayloadOf } from 'shared-kit/contracts/core';

type Handler = (payload: unknown) => void;

/** What the bus saw, newest last; the inspector reads it. */
export interface BusRecord {
  readonly at: number;
  readonly event: string;
  readonly payload: unknown;
  readonly outcome: 'delivered' | 'rejected';
}

const LOG_LENGTH = 200;
const handlers = new Map<string, Set<Handler>>();
const lastPayloads = new Map<string, unknown>();
const log: BusRecord[] = [];

function record(event: string, payload: unknown, outcome: BusRecord['outcome']): void {
  log.push({ at: Date.now(), event, payload, outcome });
  if (log.length > LOG_LENGTH) log.shift();
}

function deliver(handler: Handler, payload: unknown): void {
  try {
    handler(payload);
  } catch (error) {
    // One listener's fault must not reach the publisher or the other listeners; the page's error reporting sees it.
    reportError(error);
  }
}

/**
 * Tells every listener that something happened. A payload that does not fit the contract is dropped and logged as
 * rejected: a remote of another version must not break its listeners.
 */
export function publish<E extends EventContract>(event: E, payload: PayloadOf<E>): void {
  const parsed = event.payload.safeParse(payload);
  if (!parsed.success) {
    record(event.name, payload, 'rejected');
    console.warn(`event ${event.name} rejected: payload does not fit its contract`);
    return;
  }
  record(event.name, parsed.data, 'delivered');
  if (event.replay) lastPayloads.set(event.name, parsed.data);
  // A copy: a handler that stops listening must not make the walk skip the next one.
  for (const handler of Array.from(handlers.get(event.name) ?? [])) deliver(handler, parsed.data);
}

/**
 * Listens to an event; of an event with replay, the last value comes at once.
 * @returns a function that stops listening.
 */
export function subscribe<E extends EventContract>(event: E, handler: (payload: PayloadOf<E>) => void): () => void {
  const listener: Handler = (payload) => {
    const parsed = event.payload.safeParse(payload);
    if (parsed.success) handler(parsed.data as PayloadOf<E>);
    else record(event.name, payload, 'rejected');
  };
  const listeners = handlers.get(event.name) ?? new Set();
  handlers.set(event.name, listeners.add(listener));
  if (event.replay && lastPayloads.has(event.name)) deliver(listener, lastPayloads.get(event.name));
  return () => {
    listeners.delete(listener);
  };
}

/** The latest 200 events, oldest first. */
export function eventLog(): readonly BusRecord[] {
  return log;
}

/** Forgets replayed values, so that one person's facts never reach the next one on the same page. */
export function forgetReplays(): void {
  lastPayloads.clear();
}
