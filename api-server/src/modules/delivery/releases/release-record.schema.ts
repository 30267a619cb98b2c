import type { Selectable } from 'kysely';
import { releaseSchema } from '@shared-kit/contracts/delivery';
import type { Release } from '@shared-kit/contracts/delivery';
import type { ReleasesTable } from '../delivery.tables.ts';
import { isSignatureValid } from '../keys/release-signature.rules.ts';

export const recordColumns = [
  'remote',
  'version',
  'entry',
  'container',
  'format',
  'files',
  'preloads',
  'manifest',
  'signature',
] as const;

type RecordRow = Pick<Selectable<ReleasesTable>, (typeof recordColumns)[number]>;

export type Reading = { kind: 'sound'; release: Release } | { kind: 'unsound'; reason: string };

/**
 * Reads a release as it was signed. Later schema defaults are not filled in: they are not covered by the signature,
 * and the browser, which verifies it again, would reject the release.
 */
export function readRecord(row: RecordRow, keys: Readonly<Record<string, string>>): Reading {
  const { signature, ...signed } = row;
  if (!signature) return { kind: 'unsound', reason: 'not signed' };
  const record = { ...signed, baseUrl: releaseBaseUrl(row.remote, row.version), channel: 'stable', signature };
  if (!releaseSchema.safeParse(record).success) return { kind: 'unsound', reason: 'not a release record' };
  const release = record as Release;
  const publicKey = keys[signature.key];
  if (!publicKey) return { kind: 'unsound', reason: `signed with ${signature.key}, which is unknown or retired` };
  if (!isSignatureValid(release, signature.value, publicKey))
    return { kind: 'unsound', reason: 'the signature does not hold' };
  return { kind: 'sound', release };
}

export function releaseBaseUrl(remote: string, version: string): string {
  return `/_remotes/${remote}/${version}/`;
}

/** Returns the storage key of a release's file. */
export function releaseKey({ remote, version }: Pick<Release, 'remote' | 'version'>, name: string): string {
  return `remotes/${remote}/${version}/${name}`;
}
