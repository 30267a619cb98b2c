import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import type { Allowance } from '../../../platform/auth/rate-limit.service.ts';
import type { RequestContext } from '../../../platform/module.ts';

const window = 15 * 60;
/** Limit per known device or per address. */
const perSource: Allowance = { limit: 10, windowSeconds: window };
/** Limit for all unknown devices together, so that more addresses give no more attempts. */
const perStrangers: Allowance = { limit: 60, windowSeconds: window };
const perAddress: Allowance = { limit: 100, windowSeconds: window };

type Context = Pick<RequestContext, 'rateLimit' | 'request' | 'devices' | 'reply'>;

/**
 * Returns the key under which attempts at an account are counted; it has the same form for an account that does not
 * exist.
 */
export const accountOf = (idApp: number, username: string): string => `${idApp}:${username.toLowerCase()}`;

/** Marks this browser as known. */
export function markDevice({ request, devices, reply }: Omit<Context, 'rateLimit'>, account: string): void {
  for (const { name, value, maxAge } of devices.marks(request.cookie, account)) reply.cookie(name, value, { maxAge });
}

/**
 * Limits the attempts at one account's password (docs/adr/0013). Unknown devices are limited by address and all
 * together. A browser in which the person has logged in before is counted separately, so that others cannot lock the
 * owner out of it.
 */
export function loginAttempts({ rateLimit, request, devices, reply }: Context, account: string) {
  const device = devices.find(request.cookie, account);
  const ownKey = device === null ? `login:${account}:from:${request.source}` : `login:${account}:device:${device}`;
  const addressKey = `login-from:${request.source}`;
  const strangersKey = `login:${account}:strangers`;
  return {
    isKnownDevice: device !== null,
    /** Counts one attempt. Throws 429 with the time to wait when there were too many. */
    async consume(): Promise<void> {
      if (device === null) await consumeTurn(rateLimit, addressKey, perAddress);
      await consumeTurn(rateLimit, ownKey, perSource);
      if (device === null) await consumeTurn(rateLimit, strangersKey, perStrangers);
    },
    /** Records a correct password: resets the person's own count. */
    async succeed(): Promise<void> {
      await rateLimit.forget(ownKey);
      if (device !== null) return;
      for (const key of [addressKey, strangersKey]) await rateLimit.giveBack(key);
    },
    /** Marks this device as known, once the login is complete. */
    remember(): void {
      if (device === null) markDevice({ request, devices, reply }, account);
    },
  };
}
