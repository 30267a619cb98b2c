import { createHash, createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from './same-secret.rules.ts';
import { DAY_SECONDS } from '@shared-kit/contracts/calendar';
import { cookiesOf } from '../http/cookies.adapter.ts';

/** One year, so that a person who returns from a long leave is still recognized. */
const retention = 365 * DAY_SECONDS;
/** Limit on marks per browser. More marks would make the request headers of a shared device too long. */
const mostMarks = 20;

export interface DeviceMark {
  readonly name: string;
  readonly value: string;
  readonly maxAge: number;
}

/**
 * Marks of browsers in which somebody has logged in to an account. A mark grants no access. Attempts that carry a
 * mark are counted separately, so that attempts from elsewhere cannot exhaust their limit (docs/adr/0013).
 */
export function knownDevices(secret: string) {
  const nameOf = (account: string) => `device-${createHash('sha256').update(account).digest('hex').slice(0, 16)}`;
  const sealOf = (account: string, nonce: string) =>
    createHmac('sha256', secret).update(`device:${account}:${nonce}`).digest('base64url');

  return {
    /** Returns the device's name when the browser has a mark of this account, otherwise null. */
    find(cookie: string | undefined, account: string): string | null {
      const [nonce = '', seal = ''] = (cookiesOf(cookie)[nameOf(account)] ?? '').split('.');
      return isSameSecret(seal, sealOf(account, nonce)) ? nonce : null;
    },
    /** Returns the mark to set, preceded by the marks to remove. Browsers send the oldest cookies first. */
    marks(cookie: string | undefined, account: string): readonly DeviceMark[] {
      const name = nameOf(account);
      const others = Object.keys(cookiesOf(cookie)).filter(
        (other) => /^device-[0-9a-f]{16}$/.test(other) && other !== name,
      );
      const surplus = others.slice(0, Math.max(0, others.length + 1 - mostMarks));
      const nonce = randomBytes(12).toString('base64url');
      return [
        ...surplus.map((each) => ({ name: each, value: '', maxAge: 0 })),
        { name, value: `${nonce}.${sealOf(account, nonce)}`, maxAge: retention },
      ];
    },
  };
}

export type KnownDevices = ReturnType<typeof knownDevices>;
