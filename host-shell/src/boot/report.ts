import { call } from '@shared-kit/runtime/api';
import { recordLogs } from '@shared-kit/contracts/delivery';
import type { LogEntry } from '@shared-kit/contracts/delivery';

/** Time that an entry waits for more entries, in milliseconds. Faults are urgent, measurements are not. */
const WAIT_MS = { error: 500, warn: 5_000, info: 10_000 };
/** Maximum number of entries in one call: a page that unloads may send 64 KB. */
const BATCH = 20;
const MESSAGE_LENGTH = 500;
const STACK_LENGTH = 1_500;

type Write = () => LogEntry;

let waiting: Write[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let dueAt = Infinity;

/** Reports an entry about this page to the server. `write` runs when it is sent, so it can use later values. */
export function report(level: LogEntry['level'], write: Write): void {
  waiting.push(write);
  // A hidden page sends at once, because it may never be shown again.
  if (document.visibilityState === 'hidden') return send();
  const due = performance.now() + WAIT_MS[level];
  if (due >= dueAt) return;
  clearTimeout(timer);
  dueAt = due;
  timer = setTimeout(send, WAIT_MS[level]);
}

function send(): void {
  clearTimeout(timer);
  dueAt = Infinity;
  const entries = waiting.map((write) => cut(write()));
  waiting = [];
  for (let from = 0; from < entries.length; from += BATCH) {
    // A failed report must not cause another fault.
    call(recordLogs, { body: { entries: entries.slice(from, from + BATCH) } }, { keepalive: true }).catch(
      () => undefined,
    );
  }
}

function cut(entry: LogEntry): LogEntry {
  return {
    ...entry,
    message: entry.message.slice(0, MESSAGE_LENGTH),
    ...(entry.stack === undefined ? {} : { stack: entry.stack.slice(0, STACK_LENGTH) }),
  };
}

/** Sends pending entries when the page unloads. */
export function reportBeforeLeaving(): void {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  window.addEventListener('pagehide', send);
}
