import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ScheduleModality } from 'shared-kit/contracts/journey';

type Moment = ColumnType<Date, Date | string, Date | string>;

export interface ScheduleTypesTable {
  id_schedule_type: Generated<number>;
  key: string;
  description: string;
  position: number;
}

/** What the tenant itself has put into its people's schedules. */
export interface ScheduleEventsTable {
  id_schedule: Generated<number>;
  key: string;
  id_schedule_type: number;
  title: string;
  /** Plain text. */
  description: string;
  start_date: Moment;
  end_date: Moment;
  modality: ScheduleModality;
  url: string;
  /** Departments that it is for; null is everybody. */
  departments: JSONColumnType<string[]> | null;
}

export interface ScheduleMeetingsTable {
  id_meeting: Generated<number>;
  id_schedule: number;
  position: number;
  meeting_type: 'PRESENCIAL' | 'ONLINE';
  start_date: Moment;
  finish_date: Moment;
  address: string;
  speaker: string;
}

/** Who has the token may read the person's schedule, and nothing that isn't in this database beside it: it is kept as it is, to be shown again. */
export interface ScheduleFeedsTable {
  id_user: number;
  token: string;
  created_at: Moment;
}

export interface ScheduleTables {
  schedule_types: ScheduleTypesTable;
  schedule_events: ScheduleEventsTable;
  schedule_meetings: ScheduleMeetingsTable;
  schedule_feeds: ScheduleFeedsTable;
}
