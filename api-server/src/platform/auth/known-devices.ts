import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DAY_SECONDS } from 'shared-kit/contracts/calendar';
import { cookiesOf } from '../http/cookies.ts';

/** A year: who comes back from a long leave is still known. */
const keptFor = 365 * DAY_SECONDS;
/** More marks than these would make a shared device's requests too long to be taken. */
const mostMarks = 20;

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
  const sealOf = (account: string, nonce: string) =>
    createHmac('sha256', secret).update(`device:${account}:${nonce}`).digest('base64url');

  return {
    /** The device's own name where the browser has a mark of this account, else null. */
    find(cookie: string | undefined, account: string): string | null {
      const [nonce = '', seal = ''] = (cookiesOf(cookie)[nameOf(account)] ?? '').split('.');
      const expected = Buffer.from(sealOf(account, nonce));
      const given = Buffer.from(seal);
      return given.length === expected.length && timingSafeEqual(given, expected) ? nonce : null;
    },
    /** The mark to be set, after those to be taken away: browsers send the oldest first. */
    marks(cookie: string | undefined, account: string): readonly DeviceMark[] {
      const name = nameOf(account);
      const others = Object.keys(cookiesOf(cookie)).filter(
        (other) => /^device-[0-9a-f]{16}$/.test(other) && other !== name,
      );
      const surplus = others.slice(0, Math.max(0, others.length + 1 - mostMarks));
      const nonce = randomBytes(12).toString('base64url');
      return [
        ...surplus.map((each) => ({ name: each, value: '', maxAge: 0 })),
        { name, value: `${nonce}.${sealOf(account, nonce)}`, maxAge: keptFor },
      ];
    },
  };
}

export type KnownDevices = ReturnType<typeof knownDevices>;
