import type { Verdict } from '@shared-kit/contracts/delivery';
import type { SystemDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { releaseNamed } from './release-lookup.repository.ts';
import { verdictOf } from '../verdict/verdict.service.ts';

/**
 * Rejects a release that does not exist, is yanked, or is incompatible with what the tenants have (`tenant` null: all
 * tenants).
 */
export async function refuseUnfit(
  platform: Platform,
  remote: string,
  version: string,
  tenant: string | null,
): Promise<void> {
  await refuseYanked(platform.database.db, remote, version);
  refuseIncompatible(
    { remote, version },
    await verdictOf(platform, { remote, version }, tenant === null ? undefined : [tenant]),
  );
}

/**
 * Rejects the switch of a module for a tenant whose portal its releases do not fit: those on stable, and those on trial
 * for everybody, which the tenant would be given as well.
 */
export async function refuseUnfitModule(platform: Platform, module: string, tenant: string): Promise<void> {
  const { db } = platform.database;
  const ofModule = db.selectFrom('releases').select(['remote', 'version']).where('module', '=', module);
  const given = await ofModule
    .where(({ eb, exists, or }) =>
      or([
        exists(
          eb
            .selectFrom('channels as c')
            .select('c.remote')
            .whereRef('c.remote', '=', 'releases.remote')
            .whereRef('c.version', '=', 'releases.version')
            .where('c.channel', '=', 'stable'),
        ),
        exists(
          eb
            .selectFrom('canaries as t')
            .select('t.remote')
            .whereRef('t.remote', '=', 'releases.remote')
            .whereRef('t.version', '=', 'releases.version')
            .where((trial) => trial.or([trial('t.tenant', 'is', null), trial('t.tenant', '=', tenant)])),
        ),
      ]),
    )
    .execute();
  for (const named of given) refuseIncompatible(named, await verdictOf(platform, named, [tenant], tenant));
}

function refuseIncompatible({ remote, version }: { remote: string; version: string }, verdicts: readonly Verdict[]) {
  const issues = issuesOf(verdicts);
  if (issues.length === 0) return;
  const lines = [...new Set(issues.map(({ message }) => message))].map((message) => `  ${message}`);
  throw refuse(
    'registry.incompatible',
    409,
    `${remote}@${version} não combina com o que está em uso:\n${lines.join('\n')}`,
    { issues },
  );
}

/**
 * Converts verdicts to issues. `path` names the tenant, the build of the shell, and the remote or shell that has to
 * change.
 */
function issuesOf(verdicts: readonly Verdict[]) {
  return verdicts
    .filter(({ compatible }) => !compatible)
    .flatMap(({ tenant, shell, reasons }) =>
      reasons
        .filter(({ weight }) => weight === 'blocking')
        .map(({ change, message }) => ({ path: `${tenant}.${shell}.${change}`, message })),
    );
}

/**
 * Rejects a yanked release without the compatibility check. For the transaction that moves it, because another move
 * may have come first.
 */
export async function refuseYanked(db: SystemDb, remote: string, version: string): Promise<void> {
  const { state, stateReason } = await releaseNamed(db, remote, version);
  if (state === 'yanked') {
    throw refuse(
      'registry.yanked',
      409,
      `${remote}@${version} foi retirado (${stateReason}). Publique uma versão nova ou use 'azulejo remote unyank'.`,
    );
  }
}
