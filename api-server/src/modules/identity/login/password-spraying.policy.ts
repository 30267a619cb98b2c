import { HOUR_SECONDS } from '@shared-kit/contracts/calendar';
import { tooManyAttempts } from '../../../platform/auth/rate-limit.service.ts';
import type { Allowance } from '../../../platform/auth/rate-limit.service.ts';
import type { RequestContext } from '../../../platform/module.ts';

/** Accounts at which one source may fail. Everybody behind one office's address shares it. */
const accountsPerSource: Allowance = { limit: 50, windowSeconds: HOUR_SECONDS };
/** Accounts of a tenant at which one password may fail, from all addresses together. */
const accountsPerPassword: Allowance = { limit: 20, windowSeconds: HOUR_SECONDS };
const once: Allowance = { limit: 1, windowSeconds: HOUR_SECONDS };

type Context = Pick<RequestContext, 'rateLimit' | 'request' | 'vault' | 'tenant' | 'log'>;

/**
 * Limits the spraying of passwords over many accounts (docs/adr/0013). It counts accounts, not attempts, so that a
 * person who mistypes costs the others nothing. What it blocks is a source or a password, never an account: nobody can
 * lock somebody else out. Only browsers that are unknown to the account are counted.
 */
export function sprayGuard({ rateLimit, request, vault, tenant, log }: Context, account: string, password: string) {
  const fingerprint = vault.fingerprint(`${tenant.idApp}:${password}`, 'sprayed-password');
  const counts = [
    { key: `spray-from:${request.source}`, allowance: accountsPerSource },
    { key: `spray:${tenant.idApp}:${fingerprint}`, allowance: accountsPerPassword },
  ];
  return {
    /** Throws 429 while the source or the password has failed at too many accounts. */
    async expectCalm(): Promise<void> {
      for (const { key, allowance } of counts) {
        const wait = await rateLimit.waitFor(key, allowance);
        if (wait === null) continue;
        log.warn({ tenant: tenant.key, source: request.source }, 'passwords are sprayed over many accounts');
        throw tooManyAttempts(wait);
      }
    },
    /** Counts a failed attempt, once for each account. */
    async fail(): Promise<void> {
      for (const { key, allowance } of counts) {
        const isFirst = (await rateLimit.consume(`${key}:${account}`, once)) === null;
        if (isFirst) await rateLimit.consume(key, allowance);
      }
    },
  };
}
