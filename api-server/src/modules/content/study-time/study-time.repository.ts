import { sql } from 'kysely';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { OPENING_MS } from './study-time.rules.ts';
import type { StudyCredit, Stretch } from './study-time.rules.ts';

export type DoubtKind = 'early' | 'burst';

/** Repository of a person's openings, counted completions and visits. */
export function studyTime(db: TenantDb, idUser: number) {
  return {
    /** Makes concurrent reports of one person take turns until the transaction ends. */
    lock: async (): Promise<void> =>
      void (await sql`select pg_advisory_xact_lock(hashtext('study time'), ${idUser})`.execute(db)),

    /** Records that the server gives contents to the person. The first opening counts for 30 days. */
    async open(idContentItems: readonly number[], now: Date): Promise<void> {
      if (idContentItems.length === 0) return;
      await db
        .insertInto('content_openings')
        .values(
          [...new Set(idContentItems)]
            .toSorted((a, b) => a - b)
            .map((id_content_item) => ({ id_user: idUser, id_content_item, opened_at: now })),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['id_user', 'id_content_item'])
            .doUpdateSet({ opened_at: now })
            .where('content_openings.opened_at', '<', new Date(now.getTime() - OPENING_MS)),
        )
        .execute();
    },

    async openedAt(idContentItem: number, now: Date): Promise<Date | null> {
      const row = await db
        .selectFrom('content_openings')
        .select('opened_at')
        .where('id_user', '=', idUser)
        .where('id_content_item', '=', idContentItem)
        .where('opened_at', '>=', new Date(now.getTime() - OPENING_MS))
        .executeTakeFirst();
      return row?.opened_at ?? null;
    },

    isCredited: async (idContentItem: number): Promise<boolean> =>
      (await db
        .selectFrom('study_credits')
        .select('id_content_item')
        .where('id_user', '=', idUser)
        .where('id_content_item', '=', idContentItem)
        .executeTakeFirst()) !== undefined,

    /** Returns what was completed among the openings that count. */
    async credits(now: Date): Promise<(StudyCredit & { readonly creditedAt: Date })[]> {
      const rows = await db
        .selectFrom('study_credits')
        .select(['opened_at', 'seconds', 'credited_at'])
        .where('id_user', '=', idUser)
        .where('opened_at', '>=', new Date(now.getTime() - OPENING_MS))
        .execute();
      return rows.map((row) => ({ openedAt: row.opened_at, seconds: row.seconds, creditedAt: row.credited_at }));
    },

    async credit(idContentItem: number, { openedAt, seconds }: StudyCredit, now: Date): Promise<void> {
      await db
        .insertInto('study_credits')
        .values({ id_user: idUser, id_content_item: idContentItem, opened_at: openedAt, seconds, credited_at: now })
        .onConflict((conflict) => conflict.columns(['id_user', 'id_content_item']).doNothing())
        .execute();
    },

    /** Records a doubtful completion, once per content and kind. */
    async doubt(idContentItem: number, kind: DoubtKind, now: Date): Promise<void> {
      await db
        .insertInto('doubtful_completions')
        .values({ id_user: idUser, id_content_item: idContentItem, kind, first_at: now, last_at: now })
        .onConflict((conflict) =>
          conflict
            .columns(['id_user', 'id_content_item', 'kind'])
            .doUpdateSet({ attempts: sql`doubtful_completions.attempts + 1`, last_at: now }),
        )
        .execute();
    },

    isHeld: async (idContentItem: number): Promise<boolean> =>
      (await db
        .selectFrom('doubtful_completions')
        .select('id_doubtful_completion')
        .where('id_user', '=', idUser)
        .where('id_content_item', '=', idContentItem)
        .where('kind', '=', 'burst')
        .where((where) => where.or([where('review', 'is', null), where('review', '=', 'dismissed')]))
        .executeTakeFirst()) !== undefined,

    /** Returns the person's visits that touch a stretch of time. */
    async visitsWithin({ from, until }: Stretch): Promise<Stretch[]> {
      const rows = await db
        .selectFrom('content_visits')
        .select(['time_start', 'claimed_time'])
        .where('id_user', '=', idUser)
        .where('time_start', '<', new Date(until))
        // A visit is a day long at most.
        .where('time_start', '>', new Date(from - DAY_MS))
        .execute();
      return rows.map(({ time_start, claimed_time }) => ({
        from: time_start.getTime(),
        until: time_start.getTime() + claimed_time * 1000,
      }));
    },
  };
}
