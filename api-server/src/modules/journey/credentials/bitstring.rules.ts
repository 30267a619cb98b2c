import { gzipSync } from 'node:zlib';
import { STATUS_LIST_LENGTH } from './credential.rules.ts';

/** Returns the encoded list with these bits set: multibase base64url of the gzipped bits, the first bit leftmost. */
export function encodeBits(indexes: readonly number[]): string {
  const bits = Buffer.alloc(STATUS_LIST_LENGTH / 8);
  for (const index of indexes) bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7));
  return `u${gzipSync(bits).toString('base64url')}`;
}
