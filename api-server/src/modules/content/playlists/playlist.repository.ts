import { sql } from 'kysely';
import type { StoredVideo } from '../content.tables.ts';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { ReachedState } from '../progress.rules.ts';

interface VideoProgressMade extends ReachedState {
  readonly idUser: number;
  readonly idContentItem: number;
  readonly idVideo: string;
  /** Start of the visit. */
  readonly from: Date;
  readonly now: Date;
}

/** Returns the repository of stored lists of video services and of people's progress with their videos. */
export function playlists(db: TenantDb) {
  return {
    find(idContentItem: number) {
      return db.selectFrom('playlists').selectAll().where('id_content_item', '=', idContentItem).executeTakeFirst();
    },

    async save(list: {
      idContentItem: number;
      source: string;
      servedBy: string;
      videos: readonly StoredVideo[];
      now: Date;
    }): Promise<void> {
      const fields = {
        source: list.source,
        served_by: list.servedBy,
        fetched_at: list.now,
        videos: toJson(list.videos),
      };
      await db
        .insertInto('playlists')
        .values({ id_content_item: list.idContentItem, ...fields })
        .onConflict((conflict) => conflict.columns(['id_content_item']).doUpdateSet(fields))
        .execute();
    },

    /** Returns listed items whose stored list contains the video. */
    async itemsWith(provider: string, idVideo: string): Promise<number[]> {
      const rows = await db
        .selectFrom('playlists as l')
        .innerJoin('content_items as i', (join) => join.onRef('i.id_content_item', '=', 'l.id_content_item'))
        .select('l.id_content_item')
        .where('i.active', '=', true)
        .where('l.source', 'like', `${provider}:%`)
        .where(sql<boolean>`l.videos @> ${toJson([{ idVideo }])}::jsonb`)
        .orderBy('l.id_content_item')
        .limit(20)
        .execute();
      return rows.map((row) => row.id_content_item);
    },

    /** Returns the progress, latest first. */
    progressOf(idUser: number, idContentItem: number) {
      return db
        .selectFrom('playlist_progress')
        .select(['id_video', 'last_position', 'progress', 'completed'])
        .where('id_user', '=', idUser)
        .where('id_content_item', '=', idContentItem)
        .orderBy('updated_at', 'desc')
        .orderBy('turn', 'desc')
        .execute();
    },

    /**
     * Saves progress as for whole items: percent and completion never decrease, and an older visit changes no
     * position. `turn` orders the videos of one call.
     */
    async saveProgress(made: VideoProgressMade, turn: number): Promise<void> {
      const isNewer = sql<boolean>`excluded.position_from >= playlist_progress.position_from`;
      await db
        .insertInto('playlist_progress')
        .values({
          id_user: made.idUser,
          id_content_item: made.idContentItem,
          id_video: made.idVideo,
          last_position: made.lastPosition,
          position_from: made.from,
          progress: made.progress,
          completed: made.completed,
          updated_at: made.now,
          turn,
        })
        .onConflict((conflict) =>
          conflict.columns(['id_user', 'id_content_item', 'id_video']).doUpdateSet({
            last_position: sql`case when ${isNewer} then excluded.last_position else playlist_progress.last_position end`,
            position_from: sql`greatest(excluded.position_from, playlist_progress.position_from)`,
            progress: sql`greatest(excluded.progress, playlist_progress.progress)`,
            completed: sql`case when playlist_progress.completed = 'COMPLETED' then 'COMPLETED' else excluded.completed end`,
            updated_at: sql`case when ${isNewer} then excluded.updated_at else playlist_progress.updated_at end`,
            turn: sql`case when ${isNewer} then excluded.turn else playlist_progress.turn end`,
          }),
        )
        .execute();
    },

    /** Sets the total that the video service gave. */
    async setDuration(idContentItem: number, duration: number): Promise<void> {
      await db
        .updateTable('content_items')
        .set({ duration, duration_reported: false })
        .where('id_content_item', '=', idContentItem)
        .execute();
    },
  };
}
