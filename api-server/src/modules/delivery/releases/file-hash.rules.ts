import { createHash } from 'node:crypto';

/** Returns whether bytes match a hash in the format of a script element. Builds may use any of its three algorithms. */
export function hasHash(bytes: Buffer, integrity: string): boolean {
  const [, algorithm, expected] = /^(sha256|sha384|sha512)-(.+)$/.exec(integrity) ?? [];
  return algorithm !== undefined && createHash(algorithm).update(bytes).digest('base64') === expected;
}
