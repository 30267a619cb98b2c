import type { ColumnType, Generated } from 'kysely';
import type { EnrollmentStatus } from 'shared-kit/contracts/learning';

type Moment = ColumnType<Date, Date | string, Date | string>;
type MomentOrNull = ColumnType<Date | null, Date | string | null, Date | string | null>;

/** The package of a content item of type 26. */
export interface ScormPackagesTable {
  id_content_item: number;
  /** Media reference of the ZIP that is, or is to be, unpacked. */
  location: string;
  status: 'PENDING' | 'ERROR' | 'DONE';
  /** Waits until an operator starts it. */
  held: boolean;
  /** What is wrong with it, in words for the operator; empty unless the status is ERROR. */
  reason: Generated<string>;
  version: Generated<'' | '1.2' | '2004'>;
  /** Storage folder of its files. */
  folder: Generated<string>;
  files: Generated<number>;
  created_at: Moment;
  /** Last sign of life of whoever unpacks it. */
  touched_at: MomentOrNull;
  processed_at: MomentOrNull;
}

/** One item of a package: a lesson, or a folder of lessons. */
export interface ScosTable {
  id_sco: Generated<number>;
  id_content_item: number;
  /** Of the manifest. */
  identifier: string;
  id_parent: number | null;
  /** In the order of the manifest, over all levels. */
  position: number;
  active: Generated<boolean>;
  title: string;
  label: string;
  workload: string;
  sco_type: 'sco' | 'asset' | 'folder';
  /** Path in the package, with query; empty for a folder. */
  launch: string;
  /** 0 to 100. */
  mastery_score: number | null;
  /** 0 to 1. */
  completion_threshold: number | null;
  /** As the package has it. */
  prerequisites: string;
  /** The same as an expression over identifiers; what the order of a package asks for included. */
  rule: string;
  launch_data: string;
  max_time_allowed: string;
  time_limit_action: string;
}

/** One person in one lesson, in one place. */
export interface ScoEnrollmentsTable {
  id_sco_enrollment: Generated<number>;
  id_user: number;
  id_sco: number;
  id_node_enrollment: number | null;
  status: EnrollmentStatus;
  grade: number | null;
  /** Every element the lesson has set, by name, as JSON in a text: a lesson may keep characters that JSON columns refuse. */
  cmi: string;
  /** Seconds, of all visits. */
  total_time: Generated<number>;
  number_of_access: Generated<number>;
  start_date: Moment;
  finish_date: MomentOrNull;
  last_access_date: Moment;
  /** Visit and sequence of the newest commit that `cmi` is from. */
  last_visit: Generated<number>;
  last_sequence: Generated<number>;
}

/** One opening of a lesson, with the token it commits with. */
export interface ScoVisitsTable {
  id_sco_visit: Generated<number>;
  id_sco_enrollment: number;
  /** null outside an enrolment. */
  id_enrollment: number | null;
  token_hash: string;
  mode: 'normal' | 'review';
  /** Where the portal that frames it is. */
  portal_origin: string;
  seconds: Generated<number>;
  sequence: Generated<number>;
  started_at: Moment;
  expires_at: Moment;
  terminated_at: MomentOrNull;
}

export interface ScormTables {
  scorm_packages: ScormPackagesTable;
  scos: ScosTable;
  sco_enrollments: ScoEnrollmentsTable;
  sco_visits: ScoVisitsTable;
}
