import { sql } from 'kysely';
import { importOutcomes, importRowStates } from '@shared-kit/contracts/admin';
import type {
  IdentifyingField,
  ImportField,
  ImportOutcome,
  ImportRowState,
  ImportState,
} from '@shared-kit/contracts/admin';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { FromPlace } from '../lists/grid-place.rules.ts';
import type { RememberedColumn } from './guess-mapping.rules.ts';
import type { FileRow, PlannedRow } from './plan-rows.rules.ts';
import type { FileValues } from './row-plan.types.ts';

/** Rows that are written by one statement. */
export const ROW_CHUNK = 1000;

interface NewImport {
  readonly idActor: number;
  readonly fileName: string;
  readonly format: string;
  readonly columns: readonly { readonly name: string; readonly samples: readonly string[] }[];
  readonly mapping: readonly (ImportField | null)[];
  readonly identifyBy: IdentifyingField;
  readonly rows: readonly FileRow[];
  readonly now: Date;
}

/** How the columns of a file are read. */
interface ReadColumns {
  readonly mapping: readonly (ImportField | null)[];
  readonly identifyBy: IdentifyingField;
  readonly createsUnits: boolean;
}

/** Outcome of a row, with the values that the undo needs. */
export interface RowOutcome {
  readonly line: number;
  readonly outcome: ImportOutcome;
  readonly note?: string;
  readonly idUser: number | null;
  readonly memory?: FileValues;
  readonly awaitsLink?: boolean;
}

type Counts<Name extends string> = Record<Name, number>;

/** Reads and writes imports of people and their rows. */
export function peopleImports(db: TenantDb) {
  const rowsOf = (idImport: number) => db.selectFrom('people_import_rows').where('id_import', '=', idImport);

  return {
    async add({ rows, ...file }: NewImport): Promise<number> {
      const { id_import } = await db
        .insertInto('people_imports')
        .values({
          id_actor: file.idActor,
          file_name: file.fileName,
          format: file.format,
          columns: toJson(file.columns),
          mapping: toJson(file.mapping),
          identify_by: file.identifyBy,
          row_count: rows.length,
          state: 'uploaded',
          created_at: file.now,
          imported_at: null,
        })
        .returning('id_import')
        .executeTakeFirstOrThrow();
      for (const chunk of chunksOf(rows))
        await db
          .insertInto('people_import_rows')
          .values(chunk.map(({ line, cells }) => ({ id_import, line, cells: toJson(cells) })))
          .execute();
      return id_import;
    },

    find: (idImport: number) =>
      db.selectFrom('people_imports').selectAll().where('id_import', '=', idImport).executeTakeFirst(),

    lock: (idImport: number) =>
      db.selectFrom('people_imports').selectAll().where('id_import', '=', idImport).forUpdate().executeTakeFirst(),

    /** Returns how the columns of the company's last import were read. */
    async remembered(): Promise<RememberedColumn[]> {
      const last = await db
        .selectFrom('people_imports')
        .select(['columns', 'mapping'])
        .where('imported_at', 'is not', null)
        .orderBy('imported_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return (last?.columns ?? []).map(({ name }, index) => ({ name, field: last?.mapping[index] ?? null }));
    },

    async setMapping(idImport: number, { mapping, identifyBy, createsUnits }: ReadColumns): Promise<void> {
      await db
        .updateTable('people_imports')
        .set({ mapping: toJson(mapping), identify_by: identifyBy, creates_units: createsUnits })
        .where('id_import', '=', idImport)
        .execute();
    },

    async setState(
      idImport: number,
      state: ImportState,
      more: { importedAt?: Date; conflicts?: 'portal' | 'file' } = {},
    ): Promise<void> {
      await db
        .updateTable('people_imports')
        .set({
          state,
          ...(more.importedAt ? { imported_at: more.importedAt } : {}),
          ...(more.conflicts ? { conflicts: more.conflicts } : {}),
        })
        .where('id_import', '=', idImport)
        .execute();
    },

    cells: (idImport: number): Promise<FileRow[]> =>
      rowsOf(idImport).select(['line', 'cells']).orderBy('line').execute(),

    refusedCells: (idImport: number) =>
      rowsOf(idImport).select(['line', 'cells', 'plan']).where('state', '=', 'refused').orderBy('line').execute(),

    planned: (idImport: number) =>
      rowsOf(idImport).select(['line', 'state', 'id_user', 'plan', 'outcome', 'memory']).orderBy('line').execute(),

    async counts(idImport: number): Promise<Counts<ImportRowState>> {
      const rows = await rowsOf(idImport)
        .where('state', 'is not', null)
        .select(({ fn }) => ['state as name', fn.countAll().as('rows')])
        .groupBy('state')
        .execute();
      return countsBy(importRowStates, rows);
    },

    async outcomes(idImport: number): Promise<Counts<ImportOutcome>> {
      const rows = await rowsOf(idImport)
        .where('outcome', 'is not', null)
        .select(({ fn }) => ['outcome as name', fn.countAll().as('rows')])
        .groupBy('outcome')
        .execute();
      return countsBy(importOutcomes, rows);
    },

    /** Returns a page in the order of the file, with one row more than the limit when there are more. */
    page(
      idImport: number,
      { state, from, limit }: { state: ImportRowState | undefined; from: FromPlace | undefined; limit: number },
    ) {
      const isBackwards = from?.side === 'before';
      return rowsOf(idImport)
        .select(['line', 'state', 'plan', 'outcome', 'note'])
        .where('state', 'is not', null)
        .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'new'))
        .$if(from !== undefined, (query) => query.where('line', isBackwards ? '<' : '>', from?.place.id ?? 0))
        .orderBy('line', isBackwards ? 'desc' : 'asc')
        .limit(limit + 1)
        .execute();
    },

    async savePlans(idImport: number, rows: readonly PlannedRow[]): Promise<void> {
      const values = rows.map(({ line, state, idUser, plan }) => ({ line, state, id_user: idUser, plan }));
      await db
        .updateTable('people_import_rows as r')
        .from(
          sql<PlanColumns>`jsonb_to_recordset(${toJson(values)}::jsonb)`.as<'v'>(
            sql`v(line integer, state text, id_user integer, plan jsonb)`,
          ),
        )
        .set(({ ref }) => ({ state: ref('v.state'), id_user: ref('v.id_user'), plan: ref('v.plan') }))
        .where('r.id_import', '=', idImport)
        .whereRef('r.line', '=', 'v.line')
        .execute();
    },

    async saveOutcomes(idImport: number, rows: readonly RowOutcome[]): Promise<void> {
      for (const chunk of chunksOf(rows)) {
        const values = chunk.map(({ line, outcome, note = '', idUser, memory, awaitsLink = false }) => ({
          line,
          outcome,
          note,
          id_user: idUser,
          memory: memory ?? null,
          awaits_link: awaitsLink,
        }));
        await db
          .updateTable('people_import_rows as r')
          .from(
            sql<OutcomeColumns>`jsonb_to_recordset(${toJson(values)}::jsonb)`.as<'v'>(
              sql`v(line integer, outcome text, note text, id_user integer, memory jsonb, awaits_link boolean)`,
            ),
          )
          .set(({ ref }) => ({
            outcome: ref('v.outcome'),
            note: ref('v.note'),
            id_user: ref('v.id_user'),
            memory: ref('v.memory'),
            awaits_link: ref('v.awaits_link'),
          }))
          .where('r.id_import', '=', idImport)
          .whereRef('r.line', '=', 'v.line')
          .execute();
      }
    },

    /** Takes people whose link to choose a password is not queued yet. */
    async takeAwaitingLinks(idImport: number, limit: number): Promise<number[]> {
      const rows = await db
        .updateTable('people_import_rows')
        .set({ awaits_link: false })
        .where('id_import', '=', idImport)
        .where(
          'line',
          'in',
          rowsOf(idImport).select('line').where('awaits_link', '=', true).orderBy('line').limit(limit),
        )
        .returning('id_user')
        .execute();
      return rows.flatMap(({ id_user }) => (id_user === null ? [] : [id_user]));
    },

    async removeBefore(moment: Date): Promise<void> {
      await db.deleteFrom('people_imports').where('created_at', '<', moment).execute();
    },
  };
}

interface PlanColumns {
  line: number;
  state: ImportRowState;
  id_user: number | null;
  plan: string;
}

interface OutcomeColumns {
  line: number;
  outcome: ImportOutcome;
  note: string;
  id_user: number | null;
  memory: string;
  awaits_link: boolean;
}

/** Reads and writes what the last import of a file gave each person. */
export function fileValues(db: TenantDb) {
  return {
    async all(): Promise<ReadonlyMap<number, FileValues>> {
      const rows = await db.selectFrom('people_file_values').select(['id_user', 'values']).execute();
      return new Map(rows.map(({ id_user, values }) => [id_user, values]));
    },

    async save(people: readonly { readonly idUser: number; readonly values: FileValues }[]): Promise<void> {
      for (const chunk of chunksOf(people))
        await db
          .insertInto('people_file_values')
          .values(chunk.map(({ idUser, values }) => ({ id_user: idUser, values: toJson(values) })))
          .onConflict((conflict) =>
            conflict.columns(['id_user']).doUpdateSet(({ ref }) => ({ values: ref('excluded.values') })),
          )
          .execute();
    },
  };
}

function countsBy<Name extends string>(
  names: readonly Name[],
  rows: readonly { readonly name: Name | null; readonly rows: string | number | bigint }[],
): Counts<Name> {
  const found = new Map(rows.map(({ name, rows: count }) => [name, Number(count)]));
  return Object.fromEntries(names.map((name) => [name, found.get(name) ?? 0])) as Counts<Name>;
}

/** Cuts a list into parts of one statement. */
export function* chunksOf<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += ROW_CHUNK) yield items.slice(start, start + ROW_CHUNK);
}

export type PeopleImportRow = NonNullable<Awaited<ReturnType<ReturnType<typeof peopleImports>['find']>>>;
export type PlannedImportRow = Awaited<ReturnType<ReturnType<typeof peopleImports>['planned']>>[number];
