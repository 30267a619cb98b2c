import { createHmac } from 'node:crypto';
import { HOUR_SECONDS } from '@shared-kit/contracts/calendar';
import { isSameSecret } from '../auth/same-secret.rules.ts';
import type { SignOptions } from './storage.port.ts';

const sixHours = 6 * HOUR_SECONDS;
const aWeek = 7 * 24 * HOUR_SECONDS;
/**
 * Links that are signed within the same hour are equal, and long-lived ones within the same week, so that browsers
 * can cache what they fetched.
 */
const stepOf = (expiresIn: number): number => (expiresIn >= 4 * aWeek ? aWeek : HOUR_SECONDS);

/**
 * `media`: a file as it is. `page`: third-party HTML, served by the content origin only. `package`: a folder of files
 * of a SCORM package, likewise. A link for one purpose is not valid for another.
 */
type Purpose = 'media' | 'page' | 'package';

export function signedLinks(secret: string, purpose: Purpose) {
  const signature = (key: string, expires: number, name: string) =>
    createHmac('sha256', secret)
      .update(`${purpose}\n${key}\n${expires}${name === '' ? '' : `\n${name}`}`)
      .digest('base64url');

  const seal = (key: string, { now = new Date(), expiresIn = sixHours, name = '' }: SignOptions = {}) => {
    const seconds = Math.floor(now.getTime() / 1000);
    const step = stepOf(expiresIn);
    const expires = expiresIn >= HOUR_SECONDS ? Math.ceil((seconds + expiresIn) / step) * step : seconds + expiresIn;
    return { expires, signature: signature(key, expires, name) };
  };

  return {
    /** Returns the expiry time and the signature. */
    seal,
    sign(key: string, options: SignOptions = {}): string {
      const sealed = seal(key, options);
      const path = key.split('/').map(encodeURIComponent).join('/');
      const named = options.name === undefined ? '' : `&n=${encodeURIComponent(options.name)}`;
      return `/${purpose}/${path}?e=${sealed.expires}&s=${sealed.signature}${named}`;
    },
    /** Returns true when the signature matches this key and name and the link has not expired. */
    isGood(key: string, expires: string, given: string, now: Date, name = ''): boolean {
      return isSameSecret(given, signature(key, Number(expires), name)) && Number(expires) * 1000 > now.getTime();
    },
  };
}
