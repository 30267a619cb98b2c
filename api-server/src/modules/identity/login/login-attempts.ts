import { takeTurn } from '../../../platform/auth/rate-limit.ts';
import type { Allowance } from '../../../platform/auth/rate-limit.ts';
import type { RequestContext } from '../../../platform/module.ts';

const window = 15 * 60;
/** From one device that is known, or from one address. */
const perSource: Allowance = { limit: 10, windowSeconds: window };
/** From all devices that are not known, together: whoever has many addresses gains nothing by it. */
const perStrangers: Allowance = { limit: 60, windowSeconds: window };
const perAddress: Allowance = { limit: 100, windowSeconds: window };

type Context = Pick<RequestContext, 'rateLimit' | 'request' | 'devices' | 'reply'>;

/** What somebody's account is called where attempts are counted; the same for one that does not exist. */
export const accountOf = (idApp: number, username: string): string => `${idApp}:${username.toLowerCase()}`;

/** This browser is known from now on. */
export function markDevice({ request, devices, reply }: Omit<Context, 'rateLimit'>, account: string): void {
  for (const { name, value, maxAge } of devices.marks(request.cookie, account)) reply.cookie(name, value, { maxAge });
}

/**
 * The attempts at one account's password (docs/adr/0013). Strangers are slowed down by address, and all together; a browser in which the
 * person has logged in before is counted by itself: nobody can lock the owner out of it.
 */
export function loginAttempts({ rateLimit, request, devices, reply }: Context, account: string) {
  const device = devices.find(request.cookie, account);
  const ownKey = device === null ? `login:${account}:from:${request.address}` : `login:${account}:device:${device}`;
  const addressKey = `login-from:${request.address}`;
  const strangersKey = `login:${account}:strangers`;
  return {
    /** Counts one; 429 with the time to wait when there were too many. */
    async take(): Promise<void> {
      if (device === null) await takeTurn(rateLimit, addressKey, perAddress);
      await takeTurn(rateLimit, ownKey, perSource);
      if (device === null) await takeTurn(rateLimit, strangersKey, perStrangers);
    },
    /** It was the person: their own count begins anew, and this device is known from now on. */
    async succeed(): Promise<void> {
      await rateLimit.forget(ownKey);
      if (device !== null) return;
      for (const key of [addressKey, strangersKey]) await rateLimit.giveBack(key);
      markDevice({ request, devices, reply }, account);
    },
  };
}
