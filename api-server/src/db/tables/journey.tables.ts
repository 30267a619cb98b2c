import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Moment = ColumnType<Date, Date | string, Date | string>;

/** How many points an event earns in a tenant. */
export interface PointsRulesTable {
  id_event: Generated<number>;
  event: string;
  name: string;
  points: number;
}

/** Points somebody earned. `once` names the fact, so that it is rewarded a single time. */
export interface PointsEntriesTable {
  id_points_entry: Generated<number>;
  id_user: number;
  id_event: number;
  points: number;
  id_content_item: number | null;
  title: Generated<string>;
  once: string;
  earned_at: Moment;
}

export interface CampaignsTable {
  id_campaign: Generated<number>;
  key: string;
  name: string;
  description: Generated<string>;
  start_date: Moment;
  end_date: Moment;
  active: Generated<boolean>;
}

export interface CampaignParticipantsTable {
  id_campaign: number;
  id_user: number;
  /** What they have earned in it so far. */
  points: Generated<number>;
  /** When they had that many; null while they have none. */
  reached_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** They know that they take part. */
  notified: Generated<boolean>;
}

/** What an event earns in a campaign. */
export interface CampaignEventsTable {
  id_campaign: number;
  id_event: number;
  points: number;
}

/** The trainings of a campaign's path, in their order. */
export interface CampaignNodesTable {
  id_campaign: number;
  node_code: string;
  position: number;
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

/** Tables of the journey domain, gamification included: one interface per table, keyed by table name. */
export interface JourneyTables {
  points_rules: PointsRulesTable;
  points_entries: PointsEntriesTable;
  campaigns: CampaignsTable;
  campaign_participants: CampaignParticipantsTable;
  campaign_events: CampaignEventsTable;
  campaign_nodes: CampaignNodesTable;
  certificate_templates: CertificateTemplatesTable;
  certificates: CertificatesTable;
}
