import { sql } from 'kysely';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { people } from '../identity/index.ts';

export interface RankingScope {
  readonly idCampaign: number;
  /** Undefined selects all departments. */
  readonly department: string | undefined;
}

export interface RankingEntry {
  readonly id_user: number;
  readonly name: string;
  readonly points: number;
  readonly position: number;
}

/** Place in the ranking: people are skipped among those with these points. */
interface Start {
  readonly points: number;
  readonly skipped: number;
  readonly position: number;
}

/**
 * Repository of the ranking of a campaign. On equal points, the person who reached them first ranks higher (B9-33).
 * Totals and places come from the tallies, rows by an index, so that neither depends on the number of people
 * (decision 890).
 */
export function ranking(db: TenantDb, { idCampaign, department }: RankingScope) {
  const standing = () =>
    db
      .selectFrom('campaign_participants as p')
      .where('p.id_campaign', '=', idCampaign)
      .where('p.points', '>', 0)
      .where('p.active', 'is', true)
      .$if(department !== undefined, (query) => query.where('p.department', '=', department ?? ''));

  /** People for each number of points, highest first, with the people above. */
  const tallied = () =>
    db
      .selectFrom(
        db
          .selectFrom('campaign_tallies as t')
          .where('t.id_campaign', '=', idCampaign)
          .where((where) =>
            department === undefined ? where('t.department', 'is', null) : where('t.department', '=', department),
          )
          .select(['t.points', sql<number>`sum(t.people)::integer`.as('people')])
          .groupBy('t.points')
          .having(sql<boolean>`sum(t.people) > 0`)
          .as('tally'),
      )
      .select([
        'tally.points',
        'tally.people',
        sql<number>`(sum(tally.people) over (order by tally.points desc) - tally.people)::integer`.as('above'),
      ]);

  /** Returns rows from a place on. */
  async function rowsFrom({ points, skipped, position }: Start, limit: number): Promise<RankingEntry[]> {
    const rows = await db
      .selectFrom(
        standing()
          .where('p.points', '<=', points)
          .select(['p.id_user', 'p.points', 'p.reached_at'])
          .orderBy('p.points', 'desc')
          .orderBy('p.reached_at')
          .orderBy('p.id_user')
          .offset(skipped)
          .limit(limit)
          .as('p'),
      )
      .innerJoin(people(db).as('u'), 'u.id_user', 'p.id_user')
      .select(['p.id_user', 'u.name', 'p.points'])
      .orderBy('p.points', 'desc')
      .orderBy('p.reached_at')
      .orderBy('p.id_user')
      .execute();
    return rows.map((row, index) => ({ ...row, position: position + index }));
  }

  return {
    async page({ offset, limit }: { offset: number; limit: number }): Promise<{ rows: RankingEntry[]; total: number }> {
      const { total, points, above } = await db
        .selectFrom(tallied().as('t'))
        .select([
          sql<number>`coalesce(sum(t.people), 0)::integer`.as('total'),
          sql<number | null>`min(t.points) filter (where t.above <= ${offset})`.as('points'),
          sql<number | null>`max(t.above) filter (where t.above <= ${offset})`.as('above'),
        ])
        .executeTakeFirstOrThrow();
      if (points === null || above === null || offset >= total) return { rows: [], total };
      return { rows: await rowsFrom({ points, skipped: offset - above, position: offset + 1 }, limit), total };
    },

    /**
     * Returns a person's points with their row and its neighbours, none without points; undefined for a person outside
     * the campaign or the department.
     */
    async of(idUser: number): Promise<{ points: number; around: RankingEntry[] } | undefined> {
      const own = await db
        .selectFrom('campaign_participants as p')
        .innerJoin(people(db).as('u'), 'u.id_user', 'p.id_user')
        .select(['p.points', 'p.active', 'p.department', 'u.name'])
        .where('p.id_campaign', '=', idCampaign)
        .where('p.id_user', '=', idUser)
        .executeTakeFirst();
      if (!own || (department !== undefined && own.department !== department)) return undefined;
      const { points, name } = own;
      if (points === 0 || !own.active) return { points, around: [] };
      // Counts people with the same points who reached them earlier. People without a moment rank last.
      const before = standing()
        .innerJoin('campaign_participants as me', (join) =>
          join.onRef('me.id_campaign', '=', 'p.id_campaign').on('me.id_user', '=', idUser),
        )
        .where('p.points', '=', points)
        .where(
          sql<boolean>`(coalesce(p.reached_at, 'infinity'), p.id_user) < (coalesce(me.reached_at, 'infinity'), me.id_user)`,
        )
        .select(({ fn }) => fn.countAll<number>().as('people'));
      const [above, equal] = await Promise.all([
        tallied().where('tally.points', '>', points).orderBy('tally.points').limit(1).executeTakeFirst(),
        before.executeTakeFirstOrThrow(),
      ]);
      const [ahead, skipped] = [above ? above.above + above.people : 0, Number(equal.people)];
      const position = ahead + skipped + 1;
      // Begins with the person ahead, who may be the last of those with more points.
      const around =
        skipped > 0
          ? await rowsFrom({ points, skipped: skipped - 1, position: position - 1 }, 3)
          : above
            ? await rowsFrom({ points: above.points, skipped: above.people - 1, position: position - 1 }, 3)
            : await rowsFrom({ points, skipped: 0, position }, 2);
      // Others may have earned points between the two reads.
      const isShown = around.some((entry) => entry.id_user === idUser);
      return { points, around: isShown ? around : [{ id_user: idUser, name, points, position }] };
    },
  };
}
