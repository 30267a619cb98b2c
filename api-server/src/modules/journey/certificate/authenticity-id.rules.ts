import { randomBytes } from 'node:crypto';

/** Crockford's base 32 omits I, L, O and U, so that a printed code can be read aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const bytes = 20;

/** Returns an unguessable code: 160 random bits in eight groups of four characters. */
export function newAuthenticityId(random: (size: number) => Buffer = randomBytes): string {
  let bits = 0n;
  for (const byte of random(bytes)) bits = (bits << 8n) | BigInt(byte);
  let code = '';
  for (let rest = bits, index = 0; index < (bytes * 8) / 5; index += 1, rest >>= 5n)
    code = (alphabet[Number(rest & 31n)] ?? '') + code;
  return code.replace(/(.{4})(?=.)/g, '$1-');
}
