import { timingSafeEqual } from 'node:crypto';

/** Compares a text that somebody sent with a secret or a signature, in a time that does not depend on where they differ. */
export function isSameSecret(sent: string, expected: string): boolean {
  const [a, b] = [Buffer.from(sent), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
