import type { ChatReportReason, UPLOAD_QUOTA } from '@shared-kit/contracts/content';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Moment = ColumnType<Date, Date | string, Date | string>;

export interface ChatRoomsTable {
  id_chat_room: Generated<number>;
  key: string;
  name: string;
  description: string;
  kind: 'general' | 'content' | 'live';
  /**
   * Sequence of the newest message. A transaction that adds one locks this row until it commits, so that the order of
   * sequences is the order of commits.
   */
  last_sequence: Generated<number>;
  active: Generated<boolean>;
}

export interface ChatMessagesTable {
  id_chat_room: number;
  sequence: number;
  id_user: number;
  /** Id given by the page: a message that is sent again is stored once. */
  client_id: string;
  /** Plain text. */
  message: string;
  moment: ColumnType<Date, Date | string, never>;
  /** Day in São Paulo, `YYYY-MM-DD`. */
  day: string;
  /** Name of the moderator who removed it; null while it is visible. The text stays, so that it can come back. */
  removed_by: ColumnType<string | null, never, string | null>;
  /** Why it was removed, which everybody in the room reads. */
  removed_reason: ColumnType<string, never, string>;
  removed_at: ColumnType<Date | null, never, Date | null>;
  /** When its reports were last decided. */
  reviewed_at: ColumnType<Date | null, never, Date | null>;
}

/** Report of a message; one per person. */
export interface ChatMessageReportsTable {
  id_chat_room: number;
  sequence: number;
  id_user: number;
  reason: ChatReportReason;
  /** Text that the person added to the report; empty when there is none. */
  note: string;
  reported_at: ColumnType<Date, Date | string, never>;
}

export interface ChatReadsTable {
  id_chat_room: number;
  id_user: number;
  read_sequence: number;
}

/** Files that people upload to a section, from the first byte on. */
export interface UserUploadsTable {
  id_user_upload: Generated<number>;
  id_user: number;
  /** Id given by the browser: an upload that is repeated with it counts once. */
  id_upload: string;
  id_section: number;
  title: string;
  description: string;
  /** Sanitized name of the file. */
  name: string;
  extension: string;
  media_type: string;
  /** Bytes: first the announced size, then the stored size. */
  size: number;
  received: Generated<number>;
  /** Modification time of the file on the person's device, in milliseconds. */
  last_modified: Generated<number>;
  /** A DISCARDED upload is hidden and waits until its files are deleted. */
  state: 'RECEIVING' | 'RECEIVED' | 'PUBLISHED' | 'DISCARDED';
  /** Storage key, chosen before anything is stored under it. */
  file_key: string;
  preview_key: Generated<string>;
  /** Seconds of an audio or a video; 0 while unknown. */
  duration: Generated<number>;
  /** True when the server has read the length, or has found that it can't. */
  length_read: Generated<boolean>;
  /** Null where nobody reviews it. A WAITING or REFUSED upload is RECEIVED, so that only its sender sees it. */
  review: ColumnType<UploadReview | null, UploadReview | undefined, UploadReview>;
  /** Why it was refused, which its sender reads. */
  review_reason: Generated<string>;
  reviewed_by: ColumnType<string | null, never, string>;
  reviewed_at: ColumnType<Date | null, never, Date>;
  created_at: Moment;
  touched_at: Moment;
}

type UploadReview = 'WAITING' | 'APPROVED' | 'REFUSED';

export interface MediaFilesTable {
  id_content_item: number;
  /** Path such as `Campanhas/Natal/cartaz.pdf`. */
  path: string;
  /** Media reference. */
  location: string;
  size: number;
  dated_at: Moment;
}

/** Appearance of the portal's home; one row per tenant. */
export interface ContentSettingsTable {
  home_type: 'row' | 'mosaic' | 'fullscreen' | 'carousel';
  mosaic_style: 'tile' | 'icon';
  /** Origins of embedded sites that receive the visitor's identity. */
  trusted_sites: JSONColumnType<string[]>;
  /** Limits of uploads that differ from the ordinary ones. */
  upload_limits: ColumnType<Partial<Record<keyof typeof UPLOAD_QUOTA, number>>, string | undefined, string>;
}

/** Counts the files and bytes that a person has sent on one day in São Paulo. */
export interface UploadDaysTable {
  id_user: number;
  day: string;
  bytes: number;
  files: number;
}

/** Sections of the portal with their menu entries. */
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
  /** True when a moderator approves each upload before others see it. Switched on a screen; files don't name it. */
  reviews_uploads: Generated<boolean>;
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
  /** Sanitized before it is stored. */
  content: string;
  /** Media reference, like `image`. */
  content_location: string;
  reference_link: string;
  author: string;
  /** Seconds; 0 while unknown. Read from the file when it is the portal's. */
  duration: number;
  /** True when a browser reported the duration: it is displayed but decides nothing. */
  duration_reported: Generated<boolean>;
  /** True when the server has read the length of the stored file, or has found that it can't. */
  length_read: Generated<boolean>;
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
  /** Searchable text: lower case, without accents. */
  search_text: string;
  /** Tags for filtering the list. */
  tags: ColumnType<string[], string | undefined, string>;
  /** True when people may share its link, which then opens for everybody in the company. */
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

/** Preview pictures of a video in one file, row by row. */
export interface PreviewRow {
  /** Media reference. */
  location: string;
  /** Seconds between two pictures. */
  interval: number;
  columns: number;
  rows: number;
}

export interface FileRow {
  name: string;
  mediaType: string;
  /** Size in bytes. */
  size: number;
}

export interface ContentVotesTable {
  id_user: number;
  id_content_item: number;
  vote: number;
  voted_at: Moment;
}

/** Progress of one person with one item. */
export interface ContentProgressTable {
  id_user: number;
  id_content_item: number;
  /** Section from which it was last opened. */
  id_section: number | null;
  /** Position in seconds. */
  last_position: number;
  /** Start of the visit that set the position; an older visit that arrives late does not change it. */
  position_from: Moment;
  /** Percent; it never decreases. */
  progress: number;
  completed: 'PROGRESS' | 'COMPLETED';
  /** Seconds, over all visits. */
  time_executed: number;
  updated_at: Moment;
  completed_at: Moment | null;
}

/** One row per visit of a content item; `id_visit` comes from the browser. */
export interface ContentVisitsTable {
  id_user: number;
  id_visit: string;
  id_content_item: number;
  id_section: number | null;
  time_start: Moment;
  seconds: number;
  /** Seconds that no other visit of the person covers. */
  time_executed: number;
  /** Seconds of the visit by the server's clock. */
  claimed_time: number;
  recorded_at: Moment;
}

/** First time in 30 days at which the server gave a content to a person. */
export interface ContentOpeningsTable {
  id_user: number;
  id_content_item: number;
  opened_at: Moment;
}

/** Completion of a content that has used study time, once per person and content. */
export interface StudyCreditsTable {
  id_user: number;
  id_content_item: number;
  opened_at: Moment;
  seconds: number;
  credited_at: Moment;
}

/** Completion that awaits an operator's review (decision 532). */
export interface DoubtfulCompletionsTable {
  id_doubtful_completion: Generated<number>;
  id_user: number;
  id_content_item: number;
  /** `early`: claimed before it was plausible, and not counted. `burst`: counted, without points. */
  kind: 'early' | 'burst';
  attempts: Generated<number>;
  first_at: Moment;
  last_at: Moment;
  review: 'approved' | 'dismissed' | null;
  reviewed_by: Generated<string>;
  reviewed_at: Moment | null;
}

/** Private notes of people on media. A deleted note keeps its row without text, so that a late change cannot restore it. */
export interface ContentNotesTable {
  id_user: number;
  /** Given by the browser. */
  id_note: string;
  id_content_item: number;
  /** Position in the media. */
  seconds: number;
  text: string;
  edited_at: Moment;
  deleted: boolean;
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

/** A video as its service described it. */
export interface StoredVideo {
  readonly idVideo: string;
  readonly title: string;
  readonly description: string;
  readonly image: string;
  /** Seconds; 0 while unknown. */
  readonly duration: number;
}

/** The last reply of a video service for the list of a content item. */
export interface PlaylistsTable {
  id_content_item: number;
  /** Source as `youtube:<id>` or `wistia:<id>`. */
  source: string;
  /** Address of the service that answered. */
  served_by: string;
  fetched_at: Moment;
  videos: JSONColumnType<StoredVideo[]>;
}

/** Progress of one person with one video of a list. */
export interface PlaylistProgressTable {
  id_user: number;
  id_content_item: number;
  id_video: string;
  /** Position in seconds. */
  last_position: number;
  /** Start of the visit that set the position. */
  position_from: Moment;
  /** Percent; it never decreases. */
  progress: number;
  completed: 'PROGRESS' | 'COMPLETED';
  updated_at: Moment;
  /** Position among the videos that were saved by the same call. */
  turn: number;
}

interface ContentTables {
  content_settings: ContentSettingsTable;
  upload_days: UploadDaysTable;
  sections: SectionsTable;
  chat_rooms: ChatRoomsTable;
  content_items: ContentItemsTable;
  content_votes: ContentVotesTable;
  content_progress: ContentProgressTable;
  content_visits: ContentVisitsTable;
  content_openings: ContentOpeningsTable;
  study_credits: StudyCreditsTable;
  doubtful_completions: DoubtfulCompletionsTable;
  content_notes: ContentNotesTable;
  screen_visits: ScreenVisitsTable;
  chat_messages: ChatMessagesTable;
  chat_message_reports: ChatMessageReportsTable;
  chat_reads: ChatReadsTable;
  playlists: PlaylistsTable;
  playlist_progress: PlaylistProgressTable;
  user_uploads: UserUploadsTable;
  media_files: MediaFilesTable;
}

declare module '../../platform/database/database.tables.ts' {
  interface OwnedTables extends ContentTables {}
}
