import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Moment = ColumnType<Date, Date | string, Date | string>;

export interface ChatRoomsTable {
  id_chat_room: Generated<number>;
  key: string;
  name: string;
  description: string;
  kind: 'general' | 'content' | 'live';
  /** Of the newest message; whoever adds one holds this row until it is committed, so that order of places is order of commits. */
  last_sequence: Generated<number>;
  active: Generated<boolean>;
}

export interface ChatMessagesTable {
  id_chat_room: number;
  sequence: number;
  id_user: number;
  /** The page's own name for it: sent again, it is stored once. */
  client_id: string;
  /** Plain text. */
  message: string;
  moment: ColumnType<Date, Date | string, never>;
  /** The day it was in São Paulo, `YYYY-MM-DD`. */
  day: string;
}

export interface ChatReadsTable {
  id_chat_room: number;
  id_user: number;
  read_sequence: number;
}

/** What a person sends to a section, from its first byte on. */
export interface UserUploadsTable {
  id_user_upload: Generated<number>;
  id_user: number;
  /** The browser's: what is sent again under it counts once. */
  id_upload: string;
  id_section: number;
  title: string;
  description: string;
  /** The file's, cleaned. */
  name: string;
  extension: string;
  media_type: string;
  /** Bytes: as announced, then as kept. */
  size: number;
  received: Generated<number>;
  /** Of the file on the person's device, ms. */
  last_modified: Generated<number>;
  /** Discarded: nobody's any more, until its files are gone as well. */
  state: 'RECEIVING' | 'RECEIVED' | 'PUBLISHED' | 'DISCARDED';
  /** Storage key, chosen before anything is kept under it. */
  file_key: string;
  preview_key: Generated<string>;
  created_at: Moment;
  touched_at: Moment;
}

export interface MediaFilesTable {
  id_content_item: number;
  /** `Campanhas/Natal/cartaz.pdf` */
  path: string;
  /** Media reference. */
  location: string;
  size: number;
  dated_at: Moment;
}

/** How the home of the portal looks; one row per tenant. */
export interface ContentSettingsTable {
  home_type: 'row' | 'mosaic' | 'fullscreen' | 'carousel';
  mosaic_style: 'tile' | 'icon';
  /** Origins of embedded sites that are told who opens them. */
  trusted_sites: JSONColumnType<string[]>;
}

/** A section of the portal with its menu entry. */
export interface SectionsTable {
  id_section: Generated<number>;
  key: string;
  id_section_type: number;
  text: string;
  description: string;
  /** Media reference: `media:<storage key>`, an address, or empty. */
  image: string;
  section_to: number | null;
  color: string;
  image_style: 'icon' | 'hybrid' | 'tile' | 'default';
  show_text: boolean;
  parent_id_section: number | null;
  url: string;
  position: number;
  active: Generated<boolean>;
  design: JSONColumnType<object>;
}

export interface ContentItemsTable {
  id_content_item: Generated<number>;
  key: string;
  id_content_type: number;
  /** Null for items that only trainings use. */
  id_section: number | null;
  position: number;
  text: string;
  description: string;
  image: string;
  image_secondary: string;
  image_style: 'icon' | 'hybrid' | 'tile' | 'default';
  color: string;
  background_color: string;
  show_text: boolean;
  /** Sanitised before it is stored. */
  content: string;
  /** Media reference, as `image`. */
  content_location: string;
  reference_link: string;
  author: string;
  /** Seconds; 0 while unknown. */
  duration: number;
  /** A browser has told it: good to show, and nothing is judged by it. */
  duration_told: Generated<boolean>;
  id_chat_room: number | null;
  parent: number | null;
  id_classification: number | null;
  classification_abbreviation: string;
  classification_title: string;
  init_date: Moment | null;
  section_to: number | null;
  captions: JSONColumnType<CaptionRow[]>;
  preview: ColumnType<PreviewRow | null, string | null | undefined, string | null>;
  file: ColumnType<FileRow | null, string | null, string | null>;
  /** Words that the search looks at: lower case, without accents. */
  search_text: string;
  /** What its list can be narrowed by. */
  tags: ColumnType<string[], string | undefined, string>;
  /** Its link may be handed on, and opens for everybody in the company. */
  shareable: Generated<boolean>;
  active: Generated<boolean>;
  visits: Generated<number>;
  votes_count: Generated<number>;
  votes_sum: Generated<number>;
}

export interface CaptionRow {
  label: string;
  language: string;
  /** Media reference. */
  location: string;
}

/** Small pictures of a video in one file, row by row. */
export interface PreviewRow {
  /** Media reference. */
  location: string;
  /** Seconds between two of them. */
  interval: number;
  columns: number;
  rows: number;
}

export interface FileRow {
  name: string;
  mediaType: string;
  /** Bytes. */
  size: number;
}

export interface ContentVotesTable {
  id_user: number;
  id_content_item: number;
  vote: number;
  voted_at: Moment;
}

/** How far one person is with one item. */
export interface ContentProgressTable {
  id_user: number;
  id_content_item: number;
  /** Section it was last opened from. */
  id_section: number | null;
  /** Seconds. */
  last_position: number;
  /** Start of the visit that the position is from: an older visit that arrives late leaves it alone. */
  position_from: Moment;
  /** Percent; it never falls. */
  progress: number;
  completed: 'PROGRESS' | 'COMPLETED';
  /** Seconds, over all visits. */
  time_executed: number;
  updated_at: Moment;
  completed_at: Moment | null;
}

/** One row per visit of a content item; `id_visit` is the browser's. */
export interface ContentVisitsTable {
  id_user: number;
  id_visit: string;
  id_content_item: number;
  id_section: number | null;
  time_start: Moment;
  seconds: number;
  time_executed: number;
  recorded_at: Moment;
}

/** Visits of the portal's other screens. */
export interface ScreenVisitsTable {
  id_user: number;
  id_visit: string;
  id_navigation_type: number;
  id_navigation_item: number | null;
  id_section: number | null;
  time_start: Moment;
  time_executed: number;
  recorded_at: Moment;
}

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

interface ContentTables {
  content_settings: ContentSettingsTable;
  sections: SectionsTable;
  chat_rooms: ChatRoomsTable;
  content_items: ContentItemsTable;
  content_votes: ContentVotesTable;
  content_progress: ContentProgressTable;
  content_visits: ContentVisitsTable;
  screen_visits: ScreenVisitsTable;
  chat_messages: ChatMessagesTable;
  chat_reads: ChatReadsTable;
  playlists: PlaylistsTable;
  playlist_progress: PlaylistProgressTable;
  user_uploads: UserUploadsTable;
  media_files: MediaFilesTable;
}

declare module '../../platform/database/database.ts' {
  interface OwnedTables extends ContentTables {}
}
