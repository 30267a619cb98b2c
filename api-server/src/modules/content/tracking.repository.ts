import { sql } from 'kysely';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { ReachedState } from './progress.rules.ts';

interface ProgressMade extends ReachedState {
  readonly idUser: number;
  readonly idContentItem: number;
  readonly idSection: number | null;
  /** Start of the visit. */
  readonly from: Date;
  /** Seconds to add to the time spent before. */
  readonly timeExecuted: number;
  readonly now: Date;
}

interface NewVisit {
  readonly idVisit: string;
  readonly idUser: number;
  readonly idSection: number | null;
  readonly start: Date;
  /** Seconds. */
  readonly timeExecuted: number;
  readonly now: Date;
}

/** Returns the repository of visits and progress of people. */
export function tracking(db: TenantDb) {
  return {
    /** Adds a visit. Returns false when it is stored already. */
    async addContentVisit(
      visit: NewVisit & { idContentItem: number; seconds: number; claimedTime: number },
    ): Promise<boolean> {
      const row = await db
        .insertInto('content_visits')
        .values({
          id_user: visit.idUser,
          id_visit: visit.idVisit,
          id_content_item: visit.idContentItem,
          id_section: visit.idSection,
          time_start: visit.start,
          seconds: visit.seconds,
          time_executed: visit.timeExecuted,
          claimed_time: visit.claimedTime,
          recorded_at: visit.now,
        })
        .onConflict((conflict) => conflict.columns(['id_user', 'id_visit']).doNothing())
        .returning('id_visit')
        .executeTakeFirst();
      return row !== undefined;
    },

    async addScreenVisit(
      visit: NewVisit & { idNavigationType: number; idNavigationItem: number | null },
    ): Promise<void> {
      await db
        .insertInto('screen_visits')
        .values({
          id_user: visit.idUser,
          id_visit: visit.idVisit,
          id_navigation_type: visit.idNavigationType,
          id_navigation_item: visit.idNavigationItem,
          id_section: visit.idSection,
          time_start: visit.start,
          time_executed: visit.timeExecuted,
          recorded_at: visit.now,
        })
        .onConflict((conflict) => conflict.columns(['id_user', 'id_visit']).doNothing())
        .execute();
    },

    /** Adds to a person's progress. Percent and completion never decrease, and an older visit changes no position. */
    async saveProgress(made: ProgressMade) {
      const isNewer = sql<boolean>`excluded.position_from >= content_progress.position_from`;
      return db
        .insertInto('content_progress')
        .values({
          id_user: made.idUser,
          id_content_item: made.idContentItem,
          id_section: made.idSection,
          last_position: made.lastPosition,
          position_from: made.from,
          progress: made.progress,
          completed: made.completed,
          time_executed: made.timeExecuted,
          updated_at: made.now,
          completed_at: made.completed === 'COMPLETED' ? made.now : null,
        })
        .onConflict((conflict) =>
          conflict.columns(['id_user', 'id_content_item']).doUpdateSet({
            id_section: sql`coalesce(excluded.id_section, content_progress.id_section)`,
            last_position: sql`case when ${isNewer} then excluded.last_position else content_progress.last_position end`,
            position_from: sql`greatest(excluded.position_from, content_progress.position_from)`,
            progress: sql`greatest(excluded.progress, content_progress.progress)`,
            completed: sql`case when content_progress.completed = 'COMPLETED' then 'COMPLETED' else excluded.completed end`,
            time_executed: sql`content_progress.time_executed + excluded.time_executed`,
            updated_at: sql`excluded.updated_at`,
            completed_at: sql`coalesce(content_progress.completed_at, excluded.completed_at)`,
          }),
        )
        .returning(['completed', 'progress', 'last_position'])
        .executeTakeFirstOrThrow();
    },

    isCompleted: async (idUser: number, idContentItem: number): Promise<boolean> =>
      (await db
        .selectFrom('content_progress')
        .select('completed')
        .where('id_user', '=', idUser)
        .where('id_content_item', '=', idContentItem)
        .where('completed', '=', 'COMPLETED')
        .executeTakeFirst()) !== undefined,

    /** Returns the listed item that the person opened last. */
    last(idUser: number) {
      return db
        .selectFrom('content_progress as p')
        .innerJoin('content_items as i', (join) => join.onRef('i.id_content_item', '=', 'p.id_content_item'))
        .select(['i.id_content_item', 'i.text', 'p.id_section', 'p.last_position'])
        .where('p.id_user', '=', idUser)
        .where('i.active', '=', true)
        .where('i.id_section', 'is not', null)
        .orderBy('p.updated_at', 'desc')
        .limit(1)
        .executeTakeFirst();
    },
  };
}
