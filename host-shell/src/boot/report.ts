import { call } from 'shared-kit/api';
import { recordLogs } from 'shared-kit/contracts/delivery';
import type { LogEntry } from 'shared-kit/contracts/delivery';

/** How long what there is to say may wait for more, milliseconds: a fault is known soon, a measure is in no hurry. */
const WAIT_MS = { error: 500, warn: 5_000, info: 10_000 };
/** Of one call: a page that is going away may send 64 KB. */
const BATCH = 20;
const MESSAGE_LENGTH = 500;
const STACK_LENGTH = 1_500;

type Write = () => LogEntry;

let waiting: Write[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let dueAt = Infinity;

/** Tells the server something about this page. `write` is called when it is sent, for what is known better by then. */
export function report(level: LogEntry['level'], write: Write): void {
  waiting.push(write);
  // Nobody waits for a page that is hidden: it may never be shown again.
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
    // Reporting must never be a fault of its own.
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

/** What is waiting goes out with the page. */
export function reportBeforeLeaving(): void {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  window.addEventListener('pagehide', send);
}
