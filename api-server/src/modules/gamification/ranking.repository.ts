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

/** Repository of the ranking of a campaign. On equal points, the person who reached them first ranks higher (B9-33). */
export function ranking(db: TenantDb, { idCampaign, department }: RankingScope) {
  const standing = () =>
    db
      .selectFrom('campaign_participants as p')
      .innerJoin(people(db).as('u'), 'u.id_user', 'p.id_user')
      .where('p.id_campaign', '=', idCampaign)
      .where('p.points', '>', 0)
      .where('u.active', '=', true)
      .$if(department !== undefined, (query) => query.where('u.department', '=', department ?? ''));
  const position = sql<number>`(row_number() over (order by p.points desc, p.reached_at, p.id_user))::integer`.as(
    'position',
  );
  const counted = async () =>
    (
      await standing()
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
    ).total;

  return {
    async page({ offset, limit }: { offset: number; limit: number }) {
      const rows = await standing()
        .select(['p.id_user', 'u.name', 'p.points', position, sql<number>`(count(*) over ())::integer`.as('total')])
        .orderBy('p.points', 'desc')
        .orderBy('p.reached_at')
        .orderBy('p.id_user')
        .offset(offset)
        .limit(limit)
        .execute();
      // A page past the end has no row that carries the total.
      const total = rows[0]?.total ?? (offset === 0 ? 0 : Number(await counted()));
      return { rows, total };
    },

    /**
     * Returns a person's points with their row and its neighbours, none without points; undefined for a person outside
     * the campaign or the department.
     */
    async of(idUser: number): Promise<{ points: number; around: RankingEntry[] } | undefined> {
      const member = await db
        .selectFrom('campaign_participants as p')
        .innerJoin(people(db).as('u'), 'u.id_user', 'p.id_user')
        .select(['p.points', 'u.department'])
        .where('p.id_campaign', '=', idCampaign)
        .where('p.id_user', '=', idUser)
        .executeTakeFirst();
      if (!member || (department !== undefined && member.department !== department)) return undefined;
      const around = await db
        .with('placed', () => standing().select(['p.id_user', 'u.name', 'p.points', position]))
        .selectFrom('placed')
        .innerJoin('placed as me', (join) => join.on('me.id_user', '=', idUser))
        .select(['placed.id_user', 'placed.name', 'placed.points', 'placed.position'])
        .where(({ between, ref, eb }) =>
          between('placed.position', eb(ref('me.position'), '-', 1), eb(ref('me.position'), '+', 1)),
        )
        .orderBy('placed.position')
        .execute();
      return { points: member.points, around };
    },
  };
}
