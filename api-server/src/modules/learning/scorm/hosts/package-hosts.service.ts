import { contentKey } from '../../../content/index.ts';
import { withTenant } from '../../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { packageHosts } from './package-hosts.repository.ts';
import { blockedIn } from './package-hosts.rules.ts';
import type { CspReport } from './package-hosts.rules.ts';
import { scoEnrollments, scoVisits } from '../core/sco-enrollment.repository.ts';
import { scosOfVisits } from '../core/visited-sco.repository.ts';

/** Different hosts and directives that are recorded for a package. A package could name any number. */
const MAX_BLOCKED = 100;

/** Records what a browser has blocked in the visit with this label. Ignores reports of unknown and expired visits. */
export async function recordBlocked(
  db: TenantDb,
  { label, report }: { label: string; report: CspReport },
  now: Date,
): Promise<void> {
  const blocked = blockedIn(report);
  const visit = blocked && (await scoVisits(db).ofLabel(label, now));
  const row = visit && (await scoEnrollments(db).find(visit.id_sco_enrollment));
  if (!blocked || !row) return;
  const { sco } = await scosOfVisits(db).find(row.id_sco);
  const idContentItem = sco.id_content_item;
  if ((await packageHosts(db).countOf(idContentItem)) < MAX_BLOCKED)
    await packageHosts(db).add({ idContentItem, ...blocked }, now);
}

/** Returns the hosts that packages of the tenant may fetch from. */
export const allowedPackageHosts = (db: TenantDb): Promise<string[]> => packageHosts(db).allowed();

/** Adds or removes hosts and returns all that are allowed. */
export function changePackageHosts(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  idApp: number,
  change: HostChange,
): Promise<string[]> {
  return withTenant(database.db, idApp, (db) => changeHosts(db, change, clock.now()));
}

interface HostChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** Like `changePackageHosts`, in the caller's transaction. */
export async function changeHosts(db: TenantDb, { add, remove }: HostChange, now: Date): Promise<string[]> {
  for (const host of add) await packageHosts(db).allow(host, now);
  for (const host of remove) await packageHosts(db).forbid(host);
  return packageHosts(db).allowed();
}

/** Returns what browsers have blocked, the newest first, with the key of the content. */
export function blockedPackageHosts({ database }: Pick<Platform, 'database'>, idApp: number) {
  return withTenant(database.db, idApp, async (db) => {
    const found = [];
    for (const row of await packageHosts(db).blocked())
      found.push({
        content: await contentKey(db, row.id_content_item),
        host: row.host,
        directive: row.directive,
        times: row.times,
        lastAt: row.last_at,
      });
    return found;
  });
}
