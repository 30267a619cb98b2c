import { randomUUID } from 'node:crypto';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { TeamRow } from '../core/course.rules.ts';

/** Columns of a class that a screen edits. */
export const editedColumns = [
  'name',
  'description',
  'initial_date',
  'final_date',
  'duration',
  'enrol_from',
  'enrol_until',
  'capacity',
  'need_approval',
  'min_attendance',
  'modality',
  'place',
] as const;

export type ClassColumns = Pick<TeamRow, (typeof editedColumns)[number]>;

/** A class with the title of its training. */
export interface AdministeredTeam extends TeamRow {
  readonly title: string;
}

interface NewClass {
  readonly columns: ClassColumns;
  readonly copied: TeamRow | undefined;
  /** Identifies the call, so that one that is sent twice creates one class. */
  readonly clientId?: string | undefined;
}

const screenKey = (clientId: string): string => `tela-${clientId.toLowerCase()}`;

/** Settings of a new class that no screen edits; a copy has those of the other class. */
const usualSettings = {
  allow_reenrollment: false,
  allow_access_upon_completion: true,
  id_certificate: null,
  enable_certificate_for_children: false,
  allow_comments: false,
  comments_label: '',
  comment_is_mandatory: false,
  comment_title: '',
  comment_instruction: '',
  comment_min_words: 0,
  comment_min_count: 0,
} satisfies Partial<TeamRow>;

/** Repository of classes for the administration. */
export function administeredClasses(db: TenantDb) {
  const withTitle = () =>
    db
      .selectFrom('teams as t')
      .innerJoin('nodes as n', 'n.id_node', 't.id_node')
      .where('n.active', '=', true)
      .selectAll('t')
      .select('n.title');

  return {
    /** Returns the classes of all trainings, or of those given, newest first. */
    list: (idNodes?: readonly number[]): Promise<AdministeredTeam[]> =>
      withTitle()
        .$if(idNodes !== undefined, (query) => query.where('t.id_node', 'in', [0, ...(idNodes ?? [])]))
        .orderBy('t.id_team', 'desc')
        .execute(),

    find: (idTeam: number): Promise<AdministeredTeam | undefined> =>
      withTitle().where('t.id_team', '=', idTeam).executeTakeFirst(),

    /** Locks the class until the transaction ends, so that nobody takes a seat meanwhile. */
    async lock(idTeam: number): Promise<AdministeredTeam | undefined> {
      await db.selectFrom('teams').select('id_team').where('id_team', '=', idTeam).forUpdate().execute();
      return this.find(idTeam);
    },

    /** Creates a class. Returns undefined when a call with this `clientId` has created one. */
    async create(idNode: number, { columns, copied, clientId = randomUUID() }: NewClass): Promise<number | undefined> {
      const names = Object.keys(usualSettings) as (keyof typeof usualSettings)[];
      const copiedSettings = copied && Object.fromEntries(names.map((name) => [name, copied[name]]));
      const created = await db
        .insertInto('teams')
        .values({ ...usualSettings, ...copiedSettings, ...columns, id_node: idNode, key: screenKey(clientId) })
        .onConflict((conflict) => conflict.columns(['key']).doNothing())
        .returning('id_team')
        .executeTakeFirst();
      return created?.id_team;
    },

    /** Returns the class of the training that a call with this `clientId` has created. */
    async createdBy(clientId: string | undefined, idNode: number): Promise<number | undefined> {
      if (clientId === undefined) return undefined;
      const row = await db
        .selectFrom('teams')
        .select('id_team')
        .where('key', '=', screenKey(clientId))
        .where('id_node', '=', idNode)
        .executeTakeFirst();
      return row?.id_team;
    },

    /** Saves the columns and notes those that differ as edited on a screen. */
    async save(team: TeamRow, columns: ClassColumns): Promise<void> {
      const changed = editedColumns.filter((name) => !isSame(team[name], columns[name]));
      const values = Object.fromEntries(editedColumns.map((name) => [name, columns[name]]));
      await db
        .updateTable('teams')
        .set({ ...values, edited_fields: toJson([...new Set([...team.edited_fields, ...changed])]) })
        .where('id_team', '=', team.id_team)
        .execute();
    },

    async setClosed(idTeam: number, closedAt: Date | null): Promise<void> {
      await db.updateTable('teams').set({ closed_at: closedAt }).where('id_team', '=', idTeam).execute();
    },
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;
}
