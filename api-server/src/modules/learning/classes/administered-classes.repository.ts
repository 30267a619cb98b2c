import { randomUUID } from 'node:crypto';
import type { ClassPeriod, classSorts } from '@shared-kit/contracts/admin';
import { sql } from 'kysely';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { folded, foldedText, people } from '../../identity/index.ts';
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
  'id_certificate',
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
  enable_certificate_for_children: false,
  allow_comments: false,
  comments_label: '',
  comment_is_mandatory: false,
  comment_title: '',
  comment_instruction: '',
  comment_min_words: 0,
  comment_min_count: 0,
} satisfies Partial<TeamRow>;

/** Which classes a list finds. */
export interface ClassSearch {
  readonly q: string | undefined;
  readonly period: ClassPeriod;
  readonly idTraining: number | undefined;
  /** Trainings that the caller reaches; undefined for all. */
  readonly within: readonly number[] | undefined;
}

interface ClassPage {
  readonly sort: (typeof classSorts)[number];
  readonly descending: boolean;
  readonly from: { readonly side: 'after' | 'before'; readonly place: { key: string; id: number } } | undefined;
  readonly limit: number;
}

/** A class without a day comes last. */
const dayKeyOf = (column: 't.initial_date' | 't.final_date') =>
  sql<string>`lpad((extract(epoch from coalesce(${sql.ref(column)}, '9999-12-31')) * 1000)::bigint::text, 15, '0')`;

const sortKeys = {
  newest: () => sql<string>`''::text`,
  name: () => folded('t.name'),
  start: () => dayKeyOf('t.initial_date'),
  end: () => dayKeyOf('t.final_date'),
} as const;

/** Repository of classes for the administration. */
export function administeredClasses(db: TenantDb) {
  const withTitle = () =>
    db
      .selectFrom('teams as t')
      .innerJoin('nodes as n', 'n.id_node', 't.id_node')
      .where('n.active', '=', true)
      .selectAll('t')
      .select('n.title');

  const isWithin = (idNodes: readonly number[] | undefined) =>
    idNodes === undefined ? sql<boolean>`true` : sql<boolean>`t.id_node = any(${[...idNodes]}::integer[])`;

  const isFound = ({ q, period, idTraining, within }: ClassSearch, now: Date) => {
    const conditions = [isWithin(within)];
    const isPast = sql<boolean>`(t.closed_at is not null or coalesce(t.final_date < ${now}::timestamptz, false))`;
    if (period !== 'all') conditions.push(period === 'past' ? isPast : sql<boolean>`not ${isPast}`);
    if (idTraining !== undefined) conditions.push(sql<boolean>`t.id_node = ${idTraining}`);
    const text = foldedText(q ?? '');
    if (text !== '') {
      const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      const teachers = db
        .selectFrom('team_instructors as i')
        .innerJoin(people(db).as('u'), 'u.id_user', 'i.id_user')
        .select('i.id_team')
        .where(folded('u.name'), 'like', pattern);
      conditions.push(
        sql<boolean>`(${folded('t.name')} like ${pattern} or ${folded('n.title')} like ${pattern} or t.id_team in ${teachers})`,
      );
    }
    return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
  };

  return {
    /** Returns a page in the order of the list, with one row more than the limit when there are more. */
    page(search: ClassSearch, { sort, descending, from, limit }: ClassPage, now: Date) {
      const key = sortKeys[sort]();
      const isBackwards = from?.side === 'before';
      // The newest class has the highest number, and comes first in ascending order.
      const direction = (descending === isBackwards) === (sort === 'newest') ? 'desc' : 'asc';
      const beyond = direction === 'asc' ? sql`>` : sql`<`;
      return withTitle()
        .where(isFound(search, now))
        .$if(from !== undefined, (query) =>
          query.where(sql<boolean>`(${key}, t.id_team) ${beyond} (${from?.place.key ?? ''}, ${from?.place.id ?? 0})`),
        )
        .select(key.as('sort_key'))
        .orderBy(key, direction)
        .orderBy('t.id_team', direction)
        .limit(limit + 1)
        .execute();
    },

    /** Returns the trainings in reach that have classes, by title, and how many classes the search finds in each. */
    counts: (search: ClassSearch, now: Date) =>
      db
        .selectFrom('teams as t')
        .innerJoin('nodes as n', 'n.id_node', 't.id_node')
        .where('n.active', '=', true)
        .where(isWithin(search.within))
        .select([
          'n.id_node',
          'n.title',
          sql<number>`(count(*) filter (where ${isFound(search, now)}))::integer`.as('found'),
        ])
        .groupBy(['n.id_node', 'n.title'])
        .orderBy('n.title')
        .execute(),

    /** Returns the certificate that the newest class of a training with one gives. */
    async usualCertificate(idNode: number): Promise<number | null> {
      const row = await db
        .selectFrom('teams')
        .select('id_certificate')
        .where('id_node', '=', idNode)
        .where('id_certificate', 'is not', null)
        .orderBy('id_team', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.id_certificate ?? null;
    },

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
