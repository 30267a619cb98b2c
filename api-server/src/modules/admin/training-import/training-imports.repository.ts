import type { PackageTraining, TrainingImport } from '@shared-kit/contracts/admin';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Result of the check of a file. */
export interface TrainingFileCheck extends Pick<TrainingImport, 'kind' | 'faults' | 'entries' | 'leftOut' | 'notes'> {
  readonly training: PackageTraining | null;
}

interface NewTrainingImport extends TrainingFileCheck {
  readonly idActor: number;
  readonly fileName: string;
  readonly storageKey: string;
  readonly now: Date;
}

/** Reads and writes imports of trainings. */
export function trainingImports(db: TenantDb) {
  const one = (idImport: number) => db.selectFrom('training_imports').selectAll().where('id_import', '=', idImport);

  return {
    find: (idImport: number) => one(idImport).executeTakeFirst(),
    lock: (idImport: number) => one(idImport).forUpdate().executeTakeFirst(),

    async add({ idActor, fileName, storageKey, now, ...check }: NewTrainingImport): Promise<number> {
      const { id_import } = await db
        .insertInto('training_imports')
        .values({
          id_actor: idActor,
          file_name: fileName,
          storage_key: storageKey,
          kind: check.kind,
          state: 'checked',
          created_at: now,
          ...checkColumns(check),
        })
        .returning('id_import')
        .executeTakeFirstOrThrow();
      return id_import;
    },

    async saveCheck(idImport: number, check: TrainingFileCheck): Promise<void> {
      await db.updateTable('training_imports').set(checkColumns(check)).where('id_import', '=', idImport).execute();
    },

    /** Returns imports from before a moment that are not at work. */
    async over(moment: Date): Promise<number[]> {
      const rows = await db
        .selectFrom('training_imports')
        .select('id_import')
        .where('created_at', '<', moment)
        .where('state', '!=', 'importing')
        .execute();
      return rows.map(({ id_import }) => id_import);
    },

    async remove(idImport: number): Promise<void> {
      await db.deleteFrom('training_imports').where('id_import', '=', idImport).execute();
    },

    async setState(
      idImport: number,
      state: TrainingImport['state'],
      fields: { readonly importedAt?: Date } = {},
    ): Promise<void> {
      await db
        .updateTable('training_imports')
        .set({ state, ...(fields.importedAt ? { imported_at: fields.importedAt } : {}) })
        .where('id_import', '=', idImport)
        .execute();
    },
  };
}

function checkColumns({ training, faults, entries, leftOut, notes }: TrainingFileCheck) {
  return {
    training: training === null ? null : toJson(training),
    faults: toJson(faults),
    entries: toJson(entries),
    left_out: toJson(leftOut),
    notes: toJson(notes),
  };
}

export type TrainingImportRow = NonNullable<Awaited<ReturnType<ReturnType<typeof trainingImports>['find']>>>;
