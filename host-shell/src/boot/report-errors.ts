import type { LogEntry } from '@shared-kit/contracts/delivery';
import { report, reportBeforeLeaving } from './report.ts';

/** Maximum number of different faults that one page reports. */
const MAX_FAULTS = 20;
const said = new Set<string>();

/** Reports a fault to the server, once. */
export function reportFault(fault: Omit<LogEntry, 'level'>): void {
  const key = [fault.kind, fault.remote, fault.version, fault.phase, fault.message].join(' ');
  if (said.has(key) || said.size >= MAX_FAULTS) return;
  said.add(key);
  report('error', () => ({ level: 'error', ...fault }));
}

/** Reports an error that the shell has caught. */
export function reportCaught(error: unknown): void {
  reportFault({ kind: 'uncaught', message: String(error), ...stackOf(error) });
}

/**
 * Reports uncaught errors and violations of the page's policy. The server derives the responsible release from the
 * stack.
 */
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
