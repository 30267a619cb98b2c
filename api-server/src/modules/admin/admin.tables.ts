import type {
  AdminJobKind,
  AdminJobState,
  AdminRole,
  AdminScope,
  AnnouncementFields,
  AnnouncementState,
  ConfirmationKind,
  BatchOutcome,
  BatchKind,
  BatchState,
  IdentifyingField,
  ImportField,
  ImportOutcome,
  ImportRowState,
  ImportState,
  PackageTraining,
  RuleFields,
  SsoChange,
  TrainingImport,
} from '@shared-kit/contracts/admin';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { TrashContent } from './trash/trash.repository.ts';
import type { FileValues, RowPlan } from './people-import/row-plan.types.ts';

type Moment = ColumnType<Date, Date | string, Date | string>;

/** Role of a person in a scope. The roles of an owner and an administrator are levels of the account instead. */
interface RoleGrantsTable {
  id_grant: Generated<number>;
  id_user: number;
  role: Exclude<AdminRole, 'owner' | 'administrator'>;
  scope: JSONColumnType<AdminScope>;
  /** Name at the time. */
  given_by: string;
  given_at: Moment;
}

interface PeopleGroupsTable {
  id_group: Generated<number>;
  name: string;
  created_at: Moment;
  /** When it went into the trash; its members stay with it. */
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** Name of who deleted it last; empty where nobody noted it. */
  deleted_by: Generated<string>;
}

interface PeopleGroupMembersTable {
  id_group: number;
  id_user: number;
  added_at: Moment;
}

/** Changes of the members of groups that can still be undone; what was undone or is older is deleted. */
interface PeopleGroupChangesTable {
  id_change: Generated<number>;
  id_group: number;
  kind: 'add' | 'remove';
  id_actor: number;
  /** People whom the change added or removed. */
  people: number[];
  changed_at: Moment;
}

interface EnrolmentRulesTable {
  id_rule: Generated<number>;
  fields: JSONColumnType<RuleFields>;
  /** Training of the fields. */
  id_node: number;
  paused: Generated<boolean>;
  version: Generated<number>;
  /** Name at the time. */
  created_by: string;
  applied_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** Why the rule can't enrol anybody; empty when it can. */
  problem: Generated<string>;
}

/** Announcement to a part of the company. */
interface AnnouncementsTable {
  id_announcement: Generated<number>;
  /** Id that the page gave it: a repeated call sends it once. */
  client_id: string;
  fields: JSONColumnType<AnnouncementFields>;
  state: AnnouncementState;
  send_at: Moment;
  id_actor: number;
  /** Name at the time. */
  created_by: string;
  created_at: Moment;
  /** Person up to whom it was sent, in the order of ids. */
  last_user: Generated<number>;
  done: Generated<number>;
  total: Generated<number>;
  mailed: Generated<number>;
  /** Why it was not sent; empty otherwise. */
  failure: Generated<string>;
}

/** Day of somebody's last digest of what waits, so that nobody gets two in a day. */
interface ApprovalDigestsTable {
  id_user: number;
  /** Day in the company's zone. */
  day: string;
}

/** View of a list that somebody saved. */
interface SavedViewsTable {
  id_user: number;
  list: string;
  name: string;
  /** Filters and sort as the address of the list has them. */
  query: string;
  saved_at: Moment;
  /** When it went into the trash. */
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/** Deleted thing that can be restored for some days. */
interface TrashTable {
  id_trash: Generated<number>;
  name: string;
  /** Place that it had, in words. */
  place: Generated<string>;
  content: JSONColumnType<TrashContent>;
  deleted_at: Moment;
  /** Name at the time. */
  deleted_by: string;
}

/** Text of a version of the company's terms. */
interface TermsVersionsTable {
  version: string;
  /** Sanitised HTML. */
  html: string;
  /** Null for a version that came by files. */
  published_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** Name at the time; empty for a version that came by files. */
  published_by: Generated<string>;
}

/** File of people that somebody sent, and how its columns are read. */
interface PeopleImportsTable {
  id_import: Generated<number>;
  id_actor: number;
  file_name: string;
  format: string;
  columns: JSONColumnType<{ name: string; samples: string[] }[]>;
  mapping: JSONColumnType<(ImportField | null)[], string, string>;
  identify_by: IdentifyingField;
  creates_units: Generated<boolean>;
  row_count: number;
  state: ImportState;
  /** Which value won where the portal and the file differ. */
  conflicts: Generated<'portal' | 'file'>;
  created_at: Moment;
  imported_at: Moment | null;
}

interface PeopleImportRowsTable {
  id_import: number;
  /** Line in the file. */
  line: number;
  cells: JSONColumnType<string[]>;
  /** Null until the row was checked. */
  state: ImportRowState | null;
  id_user: number | null;
  plan: JSONColumnType<RowPlan, string, string> | null;
  outcome: ImportOutcome | null;
  note: Generated<string>;
  /** Values that earlier imports gave the person. The undo restores them. */
  memory: JSONColumnType<FileValues, string | undefined, string> | null;
  /** True until the mail with the link to choose a password is queued. */
  awaits_link: Generated<boolean>;
}

/** Values that the last import gave a person. The next import compares them to find values that were edited in the portal. */
interface PeopleFileValuesTable {
  id_user: number;
  values: JSONColumnType<FileValues, string, string>;
}

/** File of trainings that somebody sent, and what its check found. */
interface TrainingImportsTable {
  id_import: Generated<number>;
  id_actor: number;
  file_name: string;
  /** Address of the ZIP in the storage. */
  storage_key: string;
  kind: TrainingImport['kind'];
  training: JSONColumnType<PackageTraining, string | null, string | null> | null;
  state: TrainingImport['state'];
  faults: JSONColumnType<TrainingImport['faults'], string, string>;
  entries: JSONColumnType<TrainingImport['entries'], string, string>;
  left_out: JSONColumnType<string[], string, string>;
  notes: JSONColumnType<string[], string, string>;
  created_at: Moment;
  imported_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/** Export of the company that somebody asked for. Its job says whether it works, failed or was cancelled. */
interface CompanyExportsTable {
  id_export: Generated<number>;
  id_actor: number;
  /** Name at the time. */
  actor_name: string;
  /** Address of the ZIP in the storage. */
  storage_key: string;
  files: Generated<number>;
  /** Size in bytes. */
  size: Generated<number>;
  created_at: Moment;
  /** Null before it is ready. */
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/** Request that waits for a second person. It is deleted with its answer. */
/** Change of the company's login that waits for a second person. */
export interface SsoConfirmation {
  readonly change: SsoChange;
  readonly version: string;
}

interface ConfirmationsTable {
  id_confirmation: Generated<number>;
  kind: ConfirmationKind;
  /** Null for a request about the company. */
  id_person: number | null;
  id_asker: number;
  reason: Generated<string>;
  /** For a change of the company's login: what was asked for, and the version of the settings at that time. */
  details: JSONColumnType<SsoConfirmation, string | null, string | null> | null;
  asked_at: Moment;
  expires_at: Moment;
}

/** Training, and class of it, that a batch enrols people in, with their names at the time. */
export interface BatchTraining {
  readonly idTraining: number;
  readonly idTeam: number | null;
  readonly title: string;
  /** Empty for the training without a class. */
  readonly className: string;
  /** Number of enrolments that a batch ends in the training; missing for a batch that enrols. */
  readonly enrolments?: number;
}

/** Enrolments of many people, which a job makes or ends. */
interface EnrolmentBatchesTable {
  id_batch: Generated<number>;
  kind: ColumnType<BatchKind, BatchKind | undefined, never>;
  state: BatchState;
  /** Selected people, in ascending order of their ids. */
  people: number[];
  /** Enrolments that are ended, in ascending order of their ids; empty for a batch that enrols. */
  enrolments: ColumnType<number[], number[] | undefined, never>;
  trainings: JSONColumnType<BatchTraining[], string, string>;
  due_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  reason: string;
  /** How far the job has come in the people, training by training, or in the enrolments. */
  position: Generated<number>;
  id_actor: number;
  /** Name at the time. */
  actor_name: string;
  created_at: Moment;
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/** Says what happened to a person in a training of a batch. */
interface EnrolmentBatchRowsTable {
  id_row: Generated<number>;
  id_batch: number;
  id_user: number;
  id_node: number;
  outcome: BatchOutcome;
  id_enrollment: ColumnType<number | null, number | null | undefined, number | null>;
}

interface AdminJobsTable {
  id_job: Generated<number>;
  kind: AdminJobKind;
  state: AdminJobState;
  title: string;
  id_import: number | null;
  options: JSONColumnType<JobOptions>;
  id_actor: number;
  /** Name at the time. */
  actor_name: string;
  /** Number and address of the call that started it, for the log of changes. */
  request_id: string;
  address: string;
  done: Generated<number>;
  total: Generated<number>;
  failure: Generated<string>;
  attempts: Generated<number>;
  wants_cancel: Generated<boolean>;
  dismissed: Generated<boolean>;
  created_at: Moment;
  started_at: Moment | null;
  finished_at: Moment | null;
}

export interface JobOptions {
  /** Set when new people get a link to choose a password: what its mail needs. */
  readonly links?: { readonly portalUrl: string; readonly tenant: string };
  /** Import of trainings that the job writes. */
  readonly idTrainingImport?: number;
  /** Export of the company that the job makes. */
  readonly idExport?: number;
  /** Enrolment of many people that the job makes or undoes. */
  readonly idBatch?: number;
}

interface AdminTables {
  people_imports: PeopleImportsTable;
  people_import_rows: PeopleImportRowsTable;
  people_file_values: PeopleFileValuesTable;
  admin_jobs: AdminJobsTable;
  announcements: AnnouncementsTable;
  approval_digests: ApprovalDigestsTable;
  company_exports: CompanyExportsTable;
  confirmations: ConfirmationsTable;
  saved_views: SavedViewsTable;
  terms_versions: TermsVersionsTable;
  training_imports: TrainingImportsTable;
  trash: TrashTable;
  enrolment_batches: EnrolmentBatchesTable;
  enrolment_batch_rows: EnrolmentBatchRowsTable;
  enrolment_rules: EnrolmentRulesTable;
  role_grants: RoleGrantsTable;
  people_groups: PeopleGroupsTable;
  people_group_members: PeopleGroupMembersTable;
  people_group_changes: PeopleGroupChangesTable;
}

declare module '../../platform/database/database.tables.ts' {
  interface OwnedTables extends AdminTables {}
}
