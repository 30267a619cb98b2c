import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SignOptions } from './storage.ts';

const sixHours = 6 * 60 * 60;
const anHour = 60 * 60;
const aWeek = 7 * 24 * anHour;
/** Links made within the same hour are equal, those that last for weeks within the same week, so that browsers can keep what they fetched. */
const stepOf = (expiresIn: number): number => (expiresIn >= 4 * aWeek ? aWeek : anHour);

/** `media`: a file as it is. `page`: HTML of somebody else's, shown by the content origin only. A link for one opens nothing as the other. */
type Purpose = 'media' | 'page';

export function signedLinks(secret: string, purpose: Purpose) {
  const signature = (key: string, expires: number) =>
    createHmac('sha256', secret).update(`${purpose}\n${key}\n${expires}`).digest('base64url');

  return {
    sign(key: string, { now = new Date(), expiresIn = sixHours }: SignOptions = {}): string {
      const seconds = Math.floor(now.getTime() / 1000);
      const step = stepOf(expiresIn);
      const expires = expiresIn >= anHour ? Math.ceil((seconds + expiresIn) / step) * step : seconds + expiresIn;
      const path = key.split('/').map(encodeURIComponent).join('/');
      return `/${purpose}/${path}?e=${expires}&s=${signature(key, expires)}`;
    },
    /** Whether the signature belongs to this key and the link is still good. */
    isGood(key: string, expires: string, given: string, now: Date): boolean {
      const expected = Buffer.from(signature(key, Number(expires)));
      const actual = Buffer.from(given);
      const matches = expected.length === actual.length && timingSafeEqual(expected, actual);
      return matches && Number(expires) * 1000 > now.getTime();
    },
  };
}
