import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ImpactEvaluationType } from 'shared-kit/contracts/evaluations';
import type {
  AttachmentFormat,
  BlockParameters,
  ElementType,
  EnrollmentStatus,
  NodeStatus,
  NodeType,
} from 'shared-kit/contracts/learning';

type Moment = ColumnType<Date, Date | string, Date | string>;

type OptionalMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** What somebody wrote about a class or a node. Rows stay: replies and reports hang on them. */
export interface CommentsTable {
  id_comment: Generated<number>;
  /** The class or the node, one of both. */
  id_team: number | null;
  id_node: number | null;
  /** The comment that this one answers; one level deep. */
  id_parent_comment: number | null;
  id_user: number;
  /** The enrolment it was written from, whose participation it counts towards. */
  id_enrollment: number;
  /** The page's own name for it: sent again, it is stored once. */
  client_id: string;
  /** Sanitised HTML; empty once it is deleted. */
  text: string;
  words: number;
  creation_date: Moment;
  last_modified_date: OptionalMoment;
  deleted_at: OptionalMoment;
  /** Who took it out of sight; null while it is in sight. */
  hidden_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** When somebody last decided about its reports. */
  reviewed_at: OptionalMoment;
}

/** One person reports a comment once. */
export interface CommentReportsTable {
  id_comment: number;
  id_user: number;
  reported_at: Moment;
}

export interface TeamAttachmentsTable {
  id_attachment: Generated<number>;
  id_team: number;
  position: number;
  title: string;
  format: AttachmentFormat;
  /** Key in the storage. */
  file: string;
}

type MomentOrNull = ColumnType<Date | null, Date | string | null, Date | string | null>;

/** Topics of interest that a person chose, by the name of the tag. */
export interface UserTopicsTable {
  id_user: number;
  tag: string;
}

/** A page of the learning area: the home, a catalog, a training or one of its levels. */
export interface NodesTable {
  id_node: Generated<number>;
  /** What addresses name it by; never digits only. */
  node_code: string;
  id_parent: number | null;
  position: number;
  node_type: NodeType;
  status: NodeStatus;
  title: string;
  short_title: string;
  description: string;
  label: string;
  /** Storage key, or empty. */
  image: string;
  mobile_image: string;
  workload: string;
  /** Minutes. */
  duration: number | null;
  /** Sanitised HTML. */
  syllabus: string;
  is_home: boolean;
  active: boolean;
  /** Listed by catalogs. */
  visibility: boolean;
  /** People enrol here. */
  entry_point: boolean;
  /** People enrol by themselves, without a class. */
  self_enrollment: boolean;
  shareable: boolean;
  allow_comments: boolean;
  comments_label: string;
  /** Departments that may see it; null is everybody. */
  departments: JSONColumnType<string[]> | null;
  /** Words that the catalog's search looks at: lower case, without accents. */
  search_text: string;
  views: Generated<number>;
}

export interface NodeTagsTable {
  id_node: number;
  tag: string;
}

export interface NodeBlocksTable {
  id_block: Generated<number>;
  id_node: number;
  position: number;
  block_type: string;
  title: string;
  /** Sanitised HTML. */
  text: string;
  /** Its elements open one after the other. */
  sequential: boolean;
  parameters: JSONColumnType<BlockParameters>;
}

/** One thing in a block. Title, description and images are its own where they are not empty. */
export interface BlockElementsTable {
  id_element: Generated<number>;
  id_block: number;
  position: number;
  element_type: ElementType;
  id_node: number | null;
  id_content_item: number | null;
  id_evaluation: number | null;
  /** Counts for the node's completion; where no element is mandatory, all count. */
  mandatory: boolean;
  title: string;
  description: string;
  image: string;
  mobile_image: string;
  link: string;
}

/** A training that an impact evaluation follows. */
export interface NodeImpactEvaluationsTable {
  id_node: number;
  evaluation_type: ImpactEvaluationType;
  id_evaluation: number;
  available_until_days: number;
}

/** A class of a training. */
export interface TeamsTable {
  id_team: Generated<number>;
  key: string;
  id_node: number;
  name: string;
  description: string;
  /** Days from the enrolment on. */
  duration: number | null;
  initial_date: MomentOrNull;
  final_date: MomentOrNull;
  /** null is unlimited. */
  capacity: number | null;
  /** Enrolments so far; taking the last seat and counting it is one statement (decision 33). */
  seats_taken: Generated<number>;
  need_approval: boolean;
  allow_reenrollment: boolean;
  allow_access_upon_completion: boolean;
  id_certificate: number | null;
  enable_certificate_for_children: boolean;
  allow_comments: boolean;
  comments_label: string;
  comment_is_mandatory: boolean;
  comment_title: Generated<string>;
  comment_instruction: Generated<string>;
  /** Words that a comment needs to count; 0 where any length does. */
  comment_min_words: Generated<number>;
  /** Comments that completing the training takes. */
  comment_min_count: Generated<number>;
}

export interface TeamMeetingsTable {
  id_meeting: Generated<number>;
  id_team: number;
  position: number;
  meeting_type: 'PRESENCIAL' | 'ONLINE';
  start_date: Moment;
  finish_date: Moment;
  address: string;
  speaker: Generated<string>;
}

/** One person in one training. A re-enrolment is a row of its own. */
export interface EnrollmentsTable {
  id_enrollment: Generated<number>;
  id_user: number;
  id_node: number;
  id_team: number | null;
  status: EnrollmentStatus;
  progress: number;
  grade: number | null;
  enrolled_at: Moment;
  /** From here on an unfinished enrolment is expired. */
  expires_at: MomentOrNull;
  start_date: MomentOrNull;
  finish_date: MomentOrNull;
  last_access_date: MomentOrNull;
}

export interface EnrollmentRequestsTable {
  id_enrollment_request: Generated<number>;
  id_user: number;
  id_team: number;
  /** The enrolment that an approval made. */
  id_enrollment: number | null;
  status: 'PENDING' | 'APPROVED' | 'DENIED' | 'CANCELED';
  reason: Generated<string>;
  creation_date: Moment;
  status_date: MomentOrNull;
}

/** One person in one node of their training, the training's own node included. */
export interface NodeEnrollmentsTable {
  id_node_enrollment: Generated<number>;
  id_enrollment: number;
  id_node: number;
  /** The page that was done in its place, where the status is EQUIVALENCY. */
  equivalent_node_code: ColumnType<string | null, string | null | undefined, string | null>;
  status: EnrollmentStatus;
  progress: number;
  grade: number | null;
  start_date: Moment;
  finish_date: MomentOrNull;
  last_access_date: Moment;
}

export interface ContentEnrollmentsTable {
  id_content_enrollment: Generated<number>;
  id_node_enrollment: number;
  id_content_item: number;
  status: EnrollmentStatus;
  progress: number;
  /** 0 to 100; null for a SCORM package that gave no score, 0 for all other contents. */
  grade: number | null;
  start_date: Moment;
  finish_date: MomentOrNull;
  last_access_date: Moment;
}

export interface ContentAccessesTable {
  id_enrollment: number;
  id_content_item: number;
  accesses: number;
  progress: number;
  first_access: Moment;
  last_access: Moment;
}

export interface LearningLikesTable {
  id_user: number;
  element_type: 'NODE' | 'CONTENT';
  /** idNode or idContentItem. */
  id_liked: number;
  liked_at: Moment;
}

/** Having done the origin counts as having done the node. */
export interface NodeEquivalencesTable {
  id_node: number;
  id_origin: number;
}

/** How often a content's sharing was asked for and its link copied, by day. */
export interface ContentSharesTable {
  id_content_item: number;
  event: 'content/share/click' | 'content/share/copy';
  /** In São Paulo, YYYY-MM-DD. */
  day: string;
  times: number;
}

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

interface LearningTables {
  nodes: NodesTable;
  node_tags: NodeTagsTable;
  node_blocks: NodeBlocksTable;
  block_elements: BlockElementsTable;
  node_impact_evaluations: NodeImpactEvaluationsTable;
  node_equivalences: NodeEquivalencesTable;
  teams: TeamsTable;
  team_meetings: TeamMeetingsTable;
  team_attachments: TeamAttachmentsTable;
  enrollments: EnrollmentsTable;
  enrollment_requests: EnrollmentRequestsTable;
  node_enrollments: NodeEnrollmentsTable;
  content_enrollments: ContentEnrollmentsTable;
  content_accesses: ContentAccessesTable;
  learning_likes: LearningLikesTable;
  content_shares: ContentSharesTable;
  user_topics: UserTopicsTable;
  comments: CommentsTable;
  comment_reports: CommentReportsTable;
  scorm_packages: ScormPackagesTable;
  scos: ScosTable;
  sco_enrollments: ScoEnrollmentsTable;
  sco_visits: ScoVisitsTable;
}

declare module '../../platform/database/database.ts' {
  interface OwnedTables extends LearningTables {}
}
