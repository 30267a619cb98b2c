import type * as z from 'zod/mini';
import type { EventContract, PayloadOf } from 'shared-kit/contracts/core';

type Handler = (payload: unknown) => void;

/** What the bus saw; the inspector reads it. */
export interface BusRecord {
  /** Counts up; tells two alike apart. */
  readonly id: number;
  readonly at: number;
  readonly event: string;
  readonly payload: unknown;
  /** Rejected by the publisher's side: nobody heard it. By a listener's: that one did not. */
  readonly outcome: 'delivered' | 'rejected';
  /** How many were listening. */
  readonly listeners: number;
  /** Why it was rejected: where the payload does not fit, and how. */
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
    record(event.name, payload, parsed.error);
    console.warn(`event ${event.name} rejected: payload does not fit its contract`);
    return;
  }
  record(event.name, parsed.data);
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
    else record(event.name, payload, parsed.error);
  };
  const listeners = handlers.get(event.name) ?? new Set();
  handlers.set(event.name, listeners.add(listener));
  if (event.replay && lastPayloads.has(event.name)) deliver(listener, lastPayloads.get(event.name));
  return () => {
    listeners.delete(listener);
  };
}

/** The latest 200 events, oldest first; another array after each. */
export function eventLog(): readonly BusRecord[] {
  return log;
}

/** Told after each event, delivered or rejected; returns a function that stops it. */
export function observeBus(observer: () => void): () => void {
  observers.add(observer);
  return () => {
    observers.delete(observer);
  };
}

/** Forgets replayed values, so that one person's facts never reach the next one on the same page. */
export function forgetReplays(): void {
  lastPayloads.clear();
}
