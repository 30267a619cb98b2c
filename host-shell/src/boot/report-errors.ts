import type { LogEntry } from 'shared-kit/contracts/delivery';
import { report, reportBeforeLeaving } from './report.ts';

/** A page that fails over and over says at most this many different things. */
const MAX_FAULTS = 20;
const said = new Set<string>();

/** Tells the server of a fault, once. */
export function reportFault(fault: Omit<LogEntry, 'level'>): void {
  const key = [fault.kind, fault.remote, fault.version, fault.phase, fault.message].join(' ');
  if (said.has(key) || said.size >= MAX_FAULTS) return;
  said.add(key);
  report('error', () => ({ level: 'error', ...fault }));
}

/** Reports what the shell has caught of its own. */
export function reportCaught(error: unknown): void {
  reportFault({ kind: 'uncaught', message: String(error), ...stackOf(error) });
}

/** Reports what nothing in the page has caught, and what the page's policy stopped. Whose it is, the server tells by the stack. */
export function reportPageErrors(): void {
  window.addEventListener('error', ({ message, error }) =>
    reportFault({ kind: 'uncaught', message, ...stackOf(error) }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) =>
    reportFault({ kind: 'unhandled-rejection', message: String(reason), ...stackOf(reason) }),
  );
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    reportFault({
      kind: 'csp',
      message: `${effectiveDirective}: ${blockedURI}`,
      stack: `${sourceFile}\n${blockedURI}`,
    }),
  );
  reportBeforeLeaving();
}

function stackOf(error: unknown): Pick<LogEntry, 'stack'> {
  return error instanceof Error && error.stack !== undefined ? { stack: error.stack } : {};
}
