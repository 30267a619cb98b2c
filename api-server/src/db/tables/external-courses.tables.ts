import type { ColumnType, Generated } from 'kysely';
import type { ExternalCourseStatus, ExternalCourseType } from 'shared-kit/contracts/journey';

type Moment = ColumnType<Date, Date | string, Date | string>;

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

export interface ExternalCourseTables {
  external_courses: ExternalCoursesTable;
  external_course_evidence: ExternalCourseEvidenceTable;
}
