import type { Verdict } from 'shared-kit/contracts/delivery';
import type { SystemDb } from '../../../platform/database/tenant-db.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { releaseNamed } from './release-lookup.repository.ts';
import { verdictOf } from '../verdict/verdict.service.ts';

/** Refuses to give a release to tenants (`tenant` null: to all) that is not there, is condemned, or doesn't go together with what they have. */
export async function refuseUnfit(
  platform: Platform,
  remote: string,
  version: string,
  tenant: string | null,
): Promise<void> {
  await refuseCondemned(platform.database.db, remote, version);
  const verdicts = await verdictOf(platform, { remote, version }, tenant === null ? undefined : [tenant]);
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

/** `path` names the tenant, the shell and the part that has to change. */
function issuesOf(verdicts: readonly Verdict[]) {
  return verdicts
    .filter(({ compatible }) => !compatible)
    .flatMap(({ tenant, shell, reasons }) =>
      reasons
        .filter(({ weight }) => weight === 'blocking')
        .map(({ change, message }) => ({ path: `${tenant}.${shell}.${change}`, message })),
    );
}

/** The same but for the fit, for the transaction that moves it: another move may have come first. */
export async function refuseCondemned(db: SystemDb, remote: string, version: string): Promise<void> {
  const { state, stateReason } = await releaseNamed(db, remote, version);
  if (state === 'condemned') {
    throw refuse(
      'registry.condemned',
      409,
      `${remote}@${version} foi condenado (${stateReason}). Publique uma versão nova ou use 'azulejo remote absolve'.`,
    );
  }
}
