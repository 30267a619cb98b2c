import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookiesOf } from '../http/cookies.ts';

/** A year: who comes back from a long leave is still known. */
const keptFor = 365 * 24 * 60 * 60;

export interface DeviceMark {
  readonly name: string;
  readonly value: string;
  readonly maxAge: number;
}

/**
 * Marks of browsers in which somebody has logged in to an account. A mark opens nothing: attempts that come with one are counted by
 * themselves, so that nobody elsewhere can use them up (docs/adr/0013).
 */
export function knownDevices(secret: string) {
  const nameOf = (account: string) => `device-${createHash('sha256').update(account).digest('hex').slice(0, 16)}`;
  const sealOf = (account: string, nonce: string) => createHmac('sha256', secret).update(`device:${account}:${nonce}`).digest('base64url');

  return {
    /** The device's own name where the browser has a mark of this account, else null. */
    find(cookie: string | undefined, account: string): string | null {
      const [nonce = '', seal = ''] = (cookiesOf(cookie)[nameOf(account)] ?? '').split('.');
      const expected = Buffer.from(sealOf(account, nonce));
      const given = Buffer.from(seal);
      return given.length === expected.length && timingSafeEqual(given, expected) ? nonce : null;
    },
    mark(account: string): DeviceMark {
      const nonce = randomBytes(12).toString('base64url');
      return { name: nameOf(account), value: `${nonce}.${sealOf(account, nonce)}`, maxAge: keptFor };
    },
  };
}

export type KnownDevices = ReturnType<typeof knownDevices>;
