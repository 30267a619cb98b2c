import { sql } from 'kysely';
import { COMPANY_EXPORT_HOURS } from '@shared-kit/contracts/admin';
import { HOUR_MS } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Exports that the page lists. */
const MAX_LISTED = 10;

/** Reads and writes exports of the company. */
export function companyExports(db: TenantDb) {
  const all = () => db.selectFrom('company_exports').selectAll();
  const id = (idExport: number) => all().where('id_export', '=', idExport);

  return {
    newest: () => all().orderBy('id_export', 'desc').limit(MAX_LISTED).execute(),
    find: (idExport: number) => id(idExport).executeTakeFirst(),
    lock: (idExport: number) => id(idExport).forUpdate().executeTakeFirst(),

    async add(row: {
      readonly idActor: number;
      readonly actorName: string;
      readonly storageKey: string;
      readonly now: Date;
    }): Promise<number> {
      const { id_export } = await db
        .insertInto('company_exports')
        .values({ id_actor: row.idActor, actor_name: row.actorName, storage_key: row.storageKey, created_at: row.now })
        .returning('id_export')
        .executeTakeFirstOrThrow();
      return id_export;
    },

    async finish(idExport: number, done: { files: number; size: number; now: Date }): Promise<void> {
      await db
        .updateTable('company_exports')
        .set({ files: done.files, size: done.size, finished_at: done.now })
        .where('id_export', '=', idExport)
        .execute();
    },

    /** Returns the files of exports that are over, and of those that ended without one. */
    async keysOver(now: Date): Promise<string[]> {
      const rows = await db
        .selectFrom('company_exports')
        .leftJoin('admin_jobs', (join) =>
          join.on(sql<boolean>`(admin_jobs.options->>'idExport')::integer = company_exports.id_export`),
        )
        .select('storage_key')
        .where(({ or, eb }) =>
          or([
            eb('company_exports.finished_at', '<=', overBefore(now)),
            eb('company_exports.finished_at', 'is', null).and('admin_jobs.state', 'in', ['failed', 'cancelled']),
          ]),
        )
        .execute();
      return rows.map(({ storage_key }) => storage_key);
    },

    async removeBefore(moment: Date): Promise<void> {
      await db.deleteFrom('company_exports').where('created_at', '<', moment).execute();
    },
  };
}

/** Returns the moment before which an export has to be finished for its file to be over. */
const overBefore = (now: Date): Date => new Date(now.getTime() - COMPANY_EXPORT_HOURS * HOUR_MS);

export function isOver({ finished_at: finishedAt }: Pick<CompanyExportRow, 'finished_at'>, now: Date): boolean {
  return finishedAt !== null && finishedAt <= overBefore(now);
}

export type CompanyExportRow = NonNullable<Awaited<ReturnType<ReturnType<typeof companyExports>['find']>>>;
