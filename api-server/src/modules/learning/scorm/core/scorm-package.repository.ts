import type { Selectable } from 'kysely';
import type { ScormPackagesTable, ScosTable } from '../../learning.tables.ts';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import type { Manifest } from '../manifest/manifest.rules.ts';

export type PackageRow = Selectable<ScormPackagesTable>;
export type ScoRow = Selectable<ScosTable>;

/** Repository of the packages of content items and their lessons. */
export function scormPackages(db: TenantDb) {
  const ofTenant = () => db.selectFrom('scorm_packages').selectAll();
  const change = (idContentItem: number) =>
    db.updateTable('scorm_packages').where('id_content_item', '=', idContentItem);

  return {
    find: (idContentItem: number) => ofTenant().where('id_content_item', '=', idContentItem).executeTakeFirst(),
    lock: (idContentItem: number) =>
      ofTenant().where('id_content_item', '=', idContentItem).forUpdate().executeTakeFirst(),
    list: () => ofTenant().orderBy('id_content_item').execute(),

    /** Packages that no process has started, or whose last heartbeat is older than `before`. */
    waiting: (before: Date) =>
      ofTenant()
        .where('status', '=', 'PENDING')
        .where('paused', '=', false)
        .where((where) => where.or([where('touched_at', 'is', null), where('touched_at', '<', before)]))
        .execute(),

    /** Queues a package whose file has changed, or that is no longer held; `force` queues it in any case. */
    async put(
      one: { idContentItem: number; location: string; paused: boolean; now: Date },
      force = false,
    ): Promise<void> {
      const known = await this.find(one.idContentItem);
      if (known && known.location === one.location && !force && !(known.paused && !one.paused)) return;
      const values = {
        location: one.location,
        paused: one.paused,
        status: 'PENDING' as const,
        reason: '',
        created_at: one.now,
        touched_at: null,
        processed_at: null,
      };
      await db
        .insertInto('scorm_packages')
        .values({ id_content_item: one.idContentItem, ...values })
        .onConflict((conflict) => conflict.columns(['id_content_item']).doUpdateSet(values))
        .execute();
    },

    touch: (idContentItem: number, now: Date) =>
      change(idContentItem).where('status', '=', 'PENDING').set({ touched_at: now }).execute(),

    /** Does nothing when another file has replaced this one meanwhile. */
    fail: (one: PackageRow, reason: string, now: Date) =>
      change(one.id_content_item)
        .where('location', '=', one.location)
        .set({ status: 'ERROR', reason, processed_at: now })
        .execute(),

    async finish(
      one: PackageRow,
      unpacked: { manifest: Manifest; folder: string; files: number },
      now: Date,
    ): Promise<void> {
      const { version } = unpacked.manifest;
      const packageVersion = await versionOf(db, one, { version, files: unpacked.files }, now);
      const { numUpdatedRows } = await change(one.id_content_item)
        .where('location', '=', one.location)
        .set({
          status: 'DONE',
          reason: unpacked.manifest.ignored.join(' '),
          version,
          package_version: packageVersion,
          folder: unpacked.folder,
          files: unpacked.files,
          sequencing: unpacked.manifest.sequencing ? JSON.stringify(unpacked.manifest.sequencing.tree) : null,
          is_sequenced: unpacked.manifest.sequencing?.isSequenced ?? false,
          processed_at: now,
        })
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await writeScos(db, one.id_content_item, unpacked.manifest);
    },

    setPolicy: (
      idContentItem: number,
      policy: Partial<Pick<PackageRow, 'max_attempts' | 'counted_attempt' | 'new_attempt'>>,
    ) => change(idContentItem).set(policy).execute(),

    setWindow: (idContentItem: number, window: Pick<PackageRow, 'width' | 'height' | 'opens_in'>) =>
      change(idContentItem).set(window).execute(),

    /** Versions that were unpacked, from the first. */
    versionsOf: (idContentItem: number) =>
      db
        .selectFrom('scorm_package_versions')
        .selectAll()
        .where('id_content_item', '=', idContentItem)
        .orderBy('package_version')
        .execute(),

    /** Lessons and folders, in the order of the package. */
    scosOf: (idContentItem: number): Promise<ScoRow[]> =>
      db
        .selectFrom('scos')
        .selectAll()
        .where('id_content_item', '=', idContentItem)
        .where('active', '=', true)
        .orderBy('position')
        .execute(),
  };
}

/** Returns the number of the version with this file: its own when it was unpacked before, otherwise the next one. */
async function versionOf(
  db: TenantDb,
  { id_content_item, location }: PackageRow,
  unpacked: { version: Manifest['version']; files: number },
  now: Date,
): Promise<number> {
  const known = await scormPackages(db).versionsOf(id_content_item);
  const before = known.find((one) => one.location === location);
  if (before) return before.package_version;
  const next = (known.at(-1)?.package_version ?? 0) + 1;
  await db
    .insertInto('scorm_package_versions')
    .values({ id_content_item, package_version: next, location, ...unpacked, processed_at: now })
    .execute();
  return next;
}

/** Writes the lessons. A lesson keeps its row by its identifier, so that people's progress survives a newer package. */
async function writeScos(db: TenantDb, idContentItem: number, { items }: Manifest): Promise<void> {
  const ids = new Map<string, number>();
  for (const [position, item] of items.entries()) {
    const values = {
      id_parent: item.parent === null ? null : (ids.get(item.parent) ?? null),
      position,
      active: true,
      title: item.title,
      label: item.label,
      workload: item.workload,
      sco_type: item.type,
      launch: item.launch,
      mastery_score: item.masteryScore,
      completion_threshold: item.completionThreshold,
      prerequisites: item.prerequisites,
      rule: item.prerequisites,
      launch_data: item.launchData,
      max_time_allowed: item.maxTimeAllowed,
      time_limit_action: item.timeLimitAction,
      is_visible: item.isVisible,
      is_tracked: item.isTracked,
      completes_itself: item.completesItself,
    };
    const { id_sco } = await db
      .insertInto('scos')
      .values({ id_content_item: idContentItem, identifier: item.identifier, ...values })
      .onConflict((conflict) => conflict.columns(['id_content_item', 'identifier']).doUpdateSet(values))
      .returning('id_sco')
      .executeTakeFirstOrThrow();
    ids.set(item.identifier, id_sco);
  }
  await db
    .updateTable('scos')
    .set({ active: false })
    .where('id_content_item', '=', idContentItem)
    .where('id_sco', 'not in', [...ids.values()])
    .execute();
}
