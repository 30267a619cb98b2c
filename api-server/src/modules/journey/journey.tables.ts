import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ExternalCourseStatus, ExternalCourseType, ScheduleModality } from 'shared-kit/contracts/journey';

type Moment = ColumnType<Date, Date | string, Date | string>;

export interface CertificateNoticesTable {
  id_enrollment: number;
  sent_at: Moment;
}

/** A course that somebody took elsewhere and hands in. */
export interface ExternalCoursesTable {
  id_external_course: Generated<number>;
  id_user: number;
  /** Made by the form: what is sent again is there once. */
  id_submission: string;
  /** The rejected one that this one stands in for. */
  id_parent: number | null;
  title: string;
  type: ExternalCourseType;
  /** Hours. */
  workload: number;
  /** Days, `YYYY-MM-DD`. */
  start_date: string;
  finish_date: string;
  expiration_date: string | null;
  entity_name: string;
  id_evidence: number | null;
  status: Generated<ExternalCourseStatus>;
  status_reason: Generated<string>;
  creation_date: Moment;
  last_modified_date: Moment;
}

/** A file that somebody has sent as evidence. One that no course names for a day is let go of. */
export interface ExternalCourseEvidenceTable {
  id_evidence: Generated<number>;
  id_user: number;
  /** Made by the browser, one per chosen file. */
  token: string;
  /** As it is shown and proposed for downloads. */
  name: string;
  media_type: string;
  file_key: string;
  /** Its file is being removed: nothing may name it any more. */
  discarded: Generated<boolean>;
  touched_at: Moment;
}

export interface CertificateSignature {
  name: string;
  role: string;
}

export interface CertificateTemplatesTable {
  id_certificate: Generated<number>;
  key: string;
  name: string;
  heading: string;
  /** Text with `{nome}`, `{treinamento}`, `{inicio}`, `{conclusao}`, `{periodo}`, `{carga}`, `{nota}`. */
  body: string;
  footer: Generated<string>;
  signatures: JSONColumnType<CertificateSignature[]>;
}

/** A certificate that was issued: what it says is what was true on that day. */
export interface CertificatesTable {
  /** 128 random bits; the public page is found by nothing else. */
  authenticity_id: string;
  id_user: number;
  id_enrollment: number;
  /** 0 for the certificate of the whole enrolment. */
  id_node_enrollment: Generated<number>;
  id_certificate: number;
  username: string;
  title: string;
  start_date: Moment;
  finish_date: Moment;
  valid_until: Moment | null;
  progress: number;
  /** 0 to 100; null where nothing was graded. */
  grade: number | null;
  workload: Generated<string>;
  issued_at: Moment;
}

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

interface JourneyTables {
  certificate_templates: CertificateTemplatesTable;
  certificates: CertificatesTable;
  certificate_notices: CertificateNoticesTable;
  external_course_evidence: ExternalCourseEvidenceTable;
  external_courses: ExternalCoursesTable;
  schedule_types: ScheduleTypesTable;
  schedule_events: ScheduleEventsTable;
  schedule_meetings: ScheduleMeetingsTable;
  schedule_feeds: ScheduleFeedsTable;
}

declare module '../../platform/database/database.ts' {
  interface OwnedTables extends JourneyTables {}
}
