import { sql } from 'kysely';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { ownTenant } from '../../platform/tenancy/tenant.repository.ts';

export interface CampaignInput {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly startDate: Date;
  readonly endDate: Date;
  readonly active: boolean;
}

interface AtMoment {
  readonly idUser: number;
  readonly now: Date;
}

/** Repository of the tenant's campaigns and their participants. */
export function campaigns(db: TenantDb) {
  /** Selects the started campaigns of a person. Excludes inactive ones, and all of them while gamification is off. */
  const begun = ({ idUser, now }: AtMoment) =>
    db
      .selectFrom('campaign_participants as p')
      .innerJoin('campaigns as c', (join) => join.onRef('c.id_campaign', '=', 'p.id_campaign'))
      .innerJoin(ownTenant(db).as('a'), (join) => join.onTrue())
      .where('p.id_user', '=', idUser)
      .where('a.gamification', '=', true)
      .where('c.active', '=', true)
      .where('c.start_date', '<=', now);
  const running = (at: AtMoment) => begun(at).where('c.end_date', '>', at.now);
  const fields = [
    'c.id_campaign',
    'c.name',
    'c.description',
    'c.start_date',
    'c.end_date',
    'p.points',
    'p.notified',
  ] as const;

  return {
    /**
     * Returns whether the person takes part in a running campaign, and whether they still have to be notified of one.
     * For the session.
     */
    async statusOf(at: AtMoment): Promise<{ isIn: boolean; hasUnread: boolean }> {
      const rows = await running(at).select('p.notified').distinct().execute();
      return { isIn: rows.length > 0, hasUnread: rows.some(({ notified }) => !notified) };
    },

    /** Newest first. */
    async list(at: AtMoment, { onlyActive }: { onlyActive: boolean }) {
      return (onlyActive ? running(at) : begun(at))
        .select(fields)
        .orderBy('c.start_date', 'desc')
        .orderBy('c.id_campaign', 'desc')
        .execute();
    },

    /** Finds a campaign that the person takes part in, finished or not. */
    find: (idCampaign: number, at: AtMoment) =>
      begun(at).select(fields).where('c.id_campaign', '=', idCampaign).executeTakeFirst(),

    /** Returns the running campaigns whose path has one of these nodes. */
    async along(codes: readonly string[], at: AtMoment) {
      if (codes.length === 0) return [];
      return running(at)
        .select(fields)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('campaign_nodes as n')
              .select('n.node_code')
              .whereRef('n.id_campaign', '=', 'c.id_campaign')
              .where('n.node_code', 'in', codes),
          ),
        )
        .orderBy('c.start_date', 'desc')
        .orderBy('c.id_campaign', 'desc')
        .execute();
    },

    /** Returns the node codes of the trainings on its path, in order. */
    async path(idCampaign: number): Promise<string[]> {
      const rows = await db
        .selectFrom('campaign_nodes')
        .select('node_code')
        .where('id_campaign', '=', idCampaign)
        .orderBy('position')
        .execute();
      return rows.map(({ node_code }) => node_code);
    },

    /** Returns the node codes of all trainings on the paths of running campaigns. */
    async trainings(at: AtMoment): Promise<ReadonlySet<string>> {
      const rows = await running(at)
        .innerJoin('campaign_nodes as n', (join) => join.onRef('n.id_campaign', '=', 'c.id_campaign'))
        .select('n.node_code')
        .distinct()
        .execute();
      return new Set(rows.map(({ node_code }) => node_code));
    },

    async note(idCampaign: number, idUser: number): Promise<void> {
      await db
        .updateTable('campaign_participants')
        .set({ notified: true })
        .where('id_campaign', '=', idCampaign)
        .where('id_user', '=', idUser)
        .where('notified', '=', false)
        .execute();
    },

    /**
     * Returns the running campaigns with the people who do not have them in the bell, and records that they do. People
     * whom the import does not notify are left out.
     */
    async takeUnannounced(now: Date) {
      const rows = await db
        .selectFrom('campaigns as c')
        .innerJoin(ownTenant(db).as('a'), (join) => join.onTrue())
        .select(['c.id_campaign', 'c.name'])
        .where('a.gamification', '=', true)
        .where('c.active', '=', true)
        .where('c.start_date', '<=', now)
        .where('c.end_date', '>', now)
        .execute();
      const taken = [];
      for (const row of rows) {
        const people = await db
          .updateTable('campaign_participants')
          .set({ announced: true })
          .where('id_campaign', '=', row.id_campaign)
          .where('announced', '=', false)
          .where('notified', '=', false)
          .returning('id_user')
          .execute();
        taken.push({ ...row, people: people.map(({ id_user }) => id_user) });
      }
      return taken;
    },

    /** Returns the events that count in the campaign with their points, highest first. */
    events(idCampaign: number) {
      return db
        .selectFrom('campaign_events as e')
        .innerJoin('points_rules as r', 'r.id_event', 'e.id_event')
        .select(['r.id_event', 'r.points'])
        .where('e.id_campaign', '=', idCampaign)
        .where('r.points', '>', 0)
        .orderBy('r.points', 'desc')
        .orderBy('r.id_event')
        .execute();
    },

    /** Steps from one department to the next by the index, because a campaign has many people and few departments. */
    async departments(idCampaign: number): Promise<string[]> {
      const active = db
        .selectFrom('campaign_participants as p')
        .where('p.id_campaign', '=', idCampaign)
        .where('p.active', 'is', true);
      const rows = await db
        .withRecursive('step(department)', (step) =>
          step
            .selectFrom(
              active
                .where('p.department', '>', '')
                .select(({ fn }) => fn.min<string | null>('p.department').as('department'))
                .as('first'),
            )
            .select('first.department')
            .unionAll((next) =>
              next
                .selectFrom('step')
                .where('step.department', 'is not', null)
                .select(
                  active
                    .whereRef('p.department', '>', sql.ref('step.department'))
                    .select(({ fn }) => fn.min<string | null>('p.department').as('department'))
                    .as('department'),
                ),
            ),
        )
        .selectFrom('step')
        .select('step.department')
        .execute();
      return rows.flatMap(({ department }) => department ?? []).toSorted((a, b) => a.localeCompare(b, 'pt-BR'));
    },
  };
}

export type CampaignRow = Awaited<ReturnType<ReturnType<typeof campaigns>['list']>>[number];
