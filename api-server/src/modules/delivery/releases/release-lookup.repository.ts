import { releaseSchema, requirementsSchema } from '@shared-kit/contracts/delivery';
import type { Release, Requirements } from '@shared-kit/contracts/delivery';
import type { SystemDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import { recordColumns, releaseBaseUrl } from './release-record.schema.ts';

export interface KnownRelease {
  readonly release: Release;
  readonly requires: Requirements;
  readonly state: 'good' | 'yanked';
  readonly stateReason: string;
}

/** Returns a published release; 404 when there is none. */
export async function releaseNamed(db: SystemDb, remote: string, version: string): Promise<KnownRelease> {
  const row = await db
    .selectFrom('releases')
    .select([...recordColumns, 'requires', 'state', 'state_reason'])
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row)
    throw refuse(
      'registry.unknown-release',
      404,
      `${remote}@${version} não foi publicado. Veja 'azulejo remote show ${remote}'.`,
    );
  const { requires, state, state_reason: stateReason, ...record } = row;
  return {
    release: releaseSchema.parse({
      ...record,
      signature: record.signature ?? undefined,
      baseUrl: releaseBaseUrl(remote, version),
    }),
    requires: requirementsSchema.parse(requires),
    state,
    stateReason,
  };
}
