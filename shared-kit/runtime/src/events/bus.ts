import type * as z from 'zod/mini';
import type { EventContract, PayloadOf } from '@shared-kit/contracts/core';

type Handler = (payload: unknown) => void;

/** Record of one event on the bus; the inspector reads it. */
export interface BusRecord {
  /** Sequence number; distinguishes identical events. */
  readonly id: number;
  readonly at: number;
  readonly event: string;
  readonly payload: unknown;
  /**
   * `rejected` on the publisher's side: no listener received it. On a listener's side: that listener did not receive
   * it.
   */
  readonly outcome: 'delivered' | 'rejected';
  /** Number of listeners at that time. */
  readonly listeners: number;
  /** Reasons for the rejection: path and code of each issue of the payload. */
  readonly faults: readonly string[];
}

const LOG_LENGTH = 200;
const handlers = new Map<string, Set<Handler>>();
const lastPayloads = new Map<string, unknown>();
let log: readonly BusRecord[] = [];
let records = 0;
const observers = new Set<() => void>();

function record(event: string, payload: unknown, error?: z.core.$ZodError): void {
  records += 1;
  const faults = error?.issues.map(({ path, code }) => `${path.join('.') || 'payload'}: ${code}`) ?? [];
  const seen: BusRecord = {
    id: records,
    at: Date.now(),
    event,
    payload,
    outcome: error ? 'rejected' : 'delivered',
    listeners: handlers.get(event)?.size ?? 0,
    faults,
  };
  log = [...log, seen].slice(-LOG_LENGTH);
  for (const observer of observers) observer();
}

function deliver(handler: Handler, payload: unknown): void {
  try {
    handler(payload);
  } catch (error) {
    // An error of one listener must not reach the publisher or the other listeners; the page's error reporting receives
    // it.
    reportError(error);
  }
}

/**
 * Publishes an event to all listeners. Drops a payload that does not match the contract and logs it as rejected,
 * because a remote of another version must not break its listeners.
 */
export function publish<E extends EventContract>(event: E, payload: PayloadOf<E>): void {
  const parsed = event.payload.safeParse(payload);
  if (!parsed.success) {
    record(event.name, payload, parsed.error);
    console.warn(`event ${event.name} rejected: payload does not fit its contract`);
    return;
  }
  record(event.name, parsed.data);
  if (event.replay) lastPayloads.set(event.name, parsed.data);
  // Iterates over a copy: a handler that unsubscribes must not make the loop skip the next one.
  for (const handler of Array.from(handlers.get(event.name) ?? [])) deliver(handler, parsed.data);
}

/**
 * Subscribes to an event. For an event with replay, the handler receives the last value at once.
 * @returns a function that unsubscribes.
 */
export function subscribe<E extends EventContract>(event: E, handler: (payload: PayloadOf<E>) => void): () => void {
  const listener: Handler = (payload) => {
    const parsed = event.payload.safeParse(payload);
    if (parsed.success) handler(parsed.data as PayloadOf<E>);
    else record(event.name, payload, parsed.error);
  };
  const listeners = handlers.get(event.name) ?? new Set();
  handlers.set(event.name, listeners.add(listener));
  if (event.replay && lastPayloads.has(event.name)) deliver(listener, lastPayloads.get(event.name));
  return () => {
    listeners.delete(listener);
  };
}

/** Returns the latest 200 events, oldest first. The array is replaced after each event. */
export function eventLog(): readonly BusRecord[] {
  return log;
}

/** Calls the observer after each event, delivered or rejected. Returns a function that unsubscribes. */
export function observeBus(observer: () => void): () => void {
  observers.add(observer);
  return () => {
    observers.delete(observer);
  };
}

/** Forgets replayed values, so that the data of one user never reaches the next user of the same page. */
export function clearReplays(): void {
  lastPayloads.clear();
}
