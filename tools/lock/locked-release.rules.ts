import { createHash } from 'node:crypto';
import type { Lock } from '@shared-kit/contracts/delivery';
import { isSignatureValid } from '../../api-server/src/modules/delivery/keys/release-signature.rules.ts';

export type LockedRelease = Lock['remotes'][string];

/** Returns why a release of a lock can't be trusted; undefined when its signature is valid. */
export function distrustOf(name: string, release: LockedRelease, keys: Lock['keys']): string | undefined {
  const { remote, version, signature } = release;
  const what = `${remote}@${version}`;
  if (remote !== name) return `the lock has ${what} under the name ${name}`;
  if (!signature) return `${what} has no signature`;
  const key = keys[signature.key];
  if (key === undefined) return `${what} is signed with the key ${signature.key}, which the lock does not have`;
  if (!isSignatureValid(release, signature.value, key)) return `${what} is not what was signed: its record was changed`;
  const astray = Object.keys(release.files).find((file) => !isPlainPath(file));
  return astray === undefined ? undefined : `${what} names the file '${astray}', which is outside of its folder`;
}

function isPlainPath(file: string): boolean {
  return file.split('/').every((part) => /^[\w@-][\w.@+-]*$/.test(part));
}

/** Returns whether bytes match a hash. */
export function hasHash(bytes: Buffer, integrity: string): boolean {
  const [, algorithm, expected] = /^(sha256|sha384|sha512)-(.+)$/.exec(integrity) ?? [];
  return algorithm !== undefined && createHash(algorithm).update(bytes).digest('base64') === expected;
}
