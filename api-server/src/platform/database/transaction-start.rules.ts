import type { DatabaseLimits } from './database-limits.rules.ts';

const start = "select set_config('role', 'app_tenant', true)";

/**
 * Returns the statement that sets the request role, the tenant and the time limits of a transaction. It has no
 * parameters, so that it can travel in one message with `begin`. Compiling a query to machine code takes 85 to 100 ms,
 * which no query of a call gets back.
 */
export function tenantStart(tenantId: number, { statementMs, lockMs, idleMs }: DatabaseLimits): string {
  const [tenant, statement, lock, idle] = [tenantId, statementMs, lockMs, idleMs].map((value) => {
    if (!Number.isSafeInteger(value)) throw new Error(`Tenant database: ${value} is not a whole number.`);
    return String(value);
  });
  return `${start},
    set_config('app.tenant', '${tenant}', true),
    set_config('jit', 'off', true),
    set_config('statement_timeout', '${statement}', true),
    set_config('lock_timeout', '${lock}', true),
    set_config('idle_in_transaction_session_timeout', '${idle}', true)`;
}

export function isTenantStart(text: string): boolean {
  return text.startsWith(start);
}

export function isBegin(text: string): boolean {
  return text === 'begin' || text.startsWith('start transaction');
}
