import type { ColumnType, JSONColumnType } from 'kysely';

type Moment = ColumnType<Date, Date | string, Date | string>;

/** A video as its service told of it. */
export interface KeptVideo {
  readonly idVideo: string;
  readonly title: string;
  readonly description: string;
  readonly image: string;
  /** Seconds; 0 while unknown. */
  readonly duration: number;
}

/** What a video service said last of the list behind a content item. */
export interface PlaylistsTable {
  id_content_item: number;
  /** `youtube:<id>` or `wistia:<id>`. */
  source: string;
  /** Address of the service that was asked. */
  served_by: string;
  fetched_at: Moment;
  videos: JSONColumnType<KeptVideo[]>;
}

/** How far one person is with one video of a list. */
export interface PlaylistProgressTable {
  id_user: number;
  id_content_item: number;
  id_video: string;
  /** Seconds. */
  last_position: number;
  /** Start of the visit that the position is from. */
  position_from: Moment;
  /** Percent; it never falls. */
  progress: number;
  completed: 'PROGRESS' | 'COMPLETED';
  updated_at: Moment;
  /** Place among the videos that were kept by the same call. */
  turn: number;
}

export interface PlaylistTables {
  playlists: PlaylistsTable;
  playlist_progress: PlaylistProgressTable;
}
