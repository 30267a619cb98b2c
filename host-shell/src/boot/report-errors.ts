import { call } from 'shared-kit/api';
import { recordLogs } from 'shared-kit/contracts/platform';

interface Report {
  readonly kind: string;
  readonly message: string;
  readonly remote?: string;
  readonly version?: string;
  readonly phase?: string;
}

const MAX_REPORTS = 20;
let reported = 0;

/** Sends a fault to the server; a page that fails over and over sends at most 20. */
export function report({ kind, message, ...source }: Report): void {
  reported += 1;
  if (reported > MAX_REPORTS) return;
  const entry = { level: 'error' as const, kind, message: message.slice(0, 2000), ...source };
  // Reporting must never be a fault of its own.
  call(recordLogs, { body: { entries: [entry] } }, { keepalive: true }).catch(() => undefined);
}

/** Reports what nothing in the page has caught. */
export function reportPageErrors(): void {
  window.addEventListener('error', (event) => report({ kind: 'uncaught', message: event.message }));
  window.addEventListener('unhandledrejection', (event) => report({ kind: 'unhandled-rejection', message: String(event.reason) }));
}
