import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shellCapabilitiesSchema } from '@shared-kit/contracts/delivery';
import type { ShellCapabilities } from '@shared-kit/contracts/delivery';
import * as z from 'zod/mini';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { SystemDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { Platform } from '../../../platform/platform.ts';

export interface ShellBuild {
  readonly capabilities: ShellCapabilities;
  readonly lastSeen: Date;
}

/**
 * Number of builds to check against: pages of the build before the newest are still open, and other nodes may still
 * serve it.
 */
const JUDGED_BUILDS = 2;

const manifestSchema = z.object({ capabilities: shellCapabilitiesSchema });

/** Records the build of the shell that this server serves; does nothing without one. */
export async function recordShellBuild({ env, database, clock, log }: Platform): Promise<void> {
  const capabilities = await capabilitiesIn(env.SHELL_DIR);
  if (!capabilities) return log.debug({ folder: env.SHELL_DIR }, 'no build of the shell to judge releases by');
  const seen = { capabilities: toJson(capabilities), last_seen: clock.now() };
  await database.db
    .insertInto('shell_builds')
    .values({ version: capabilities.version, first_seen: clock.now(), ...seen })
    .onConflict((conflict) => conflict.column('version').doUpdateSet(seen))
    .execute();
}

async function capabilitiesIn(folder: string): Promise<ShellCapabilities | null> {
  const manifest: unknown = await readFile(join(folder, 'shell-manifest.json'), 'utf8')
    .then(JSON.parse)
    .catch(() => null);
  return manifestSchema.safeParse(manifest).data?.capabilities ?? null;
}

/** Returns the newest build of the shell. */
export async function latestShell(db: SystemDb): Promise<string | undefined> {
  const row = await db
    .selectFrom('shell_builds')
    .select('version')
    .orderBy('last_seen', 'desc')
    .orderBy('version')
    .limit(1)
    .executeTakeFirst();
  return row?.version;
}

/** Returns the builds with which a release must be compatible, newest first. */
export async function judgedShellBuilds(db: SystemDb): Promise<ShellBuild[]> {
  const rows = await db
    .selectFrom('shell_builds')
    .select(['capabilities', 'last_seen'])
    .orderBy('last_seen', 'desc')
    .orderBy('version')
    .limit(JUDGED_BUILDS)
    .execute();
  return rows.map(({ capabilities, last_seen }) => ({
    capabilities: shellCapabilitiesSchema.parse(capabilities),
    lastSeen: last_seen,
  }));
}
