import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Landing } from '@shared-kit/contracts/identity';

type Moment = ColumnType<Date, Date | string, Date | string>;

/** Column that the database computes from others. */
type Computed<T> = ColumnType<T, never, never>;

/** Support accesses: one row each time a permitted person entered as somebody else. */
export interface SupportAccessesTable {
  id_support_access: Generated<number>;
  id_actor: number;
  id_subject: number;
  reason: string;
  address: string;
  started_at: Moment;
  ends_at: Moment;
  /** Time at which the actor left, when that was before the access expired. */
  ended_at: Moment | null;
  /** The actor's own session, on which the access depends. */
  origin_session: string;
}

/** Writing calls made in a support access, one row each. */
export interface SupportActionsTable {
  id_support_action: Generated<number>;
  id_support_access: number;
  at: Moment;
  endpoint: string;
  /** Description in words. */
  action: string;
  target: string;
}

type DefaultMoment = ColumnType<Date, Date | string | undefined, Date | string>;

/** Appearance of the login and landing pages, as app details carry it. */
export interface AppAppearance {
  logo: string;
  favIcon: string;
  loginPosition: 'top' | 'middle' | 'bottom';
  loginImage: string;
  loginImageMobile: string;
  showLoginLogo: boolean;
  /** Missing in tenants that were imported before this choice existed. */
  contentsLabel?: string;
  /** Name below the icon of the installed app; missing or empty when it is the beginning of the name. */
  shortName?: string;
  landingPage: boolean;
  landingLogo: string;
  landingPageLocation: string;
  landingPageContact: string;
  landing?: Landing | null;
}

/** Features besides the modules. A feature that is not named is off. */
export interface AppFeatures {
  externalCourses?: boolean;
  recommendations?: boolean;
  /** Texts of the contact form and the address that receives its messages. Null or missing when there is no form. */
  contactUs?: { title: string; description: string; feedbackMessage: string; email: string } | null;
  /** Contact for a change of name. Null or missing when people change it themselves. */
  lockedNames?: { contact: string } | null;
}

/** SAML 2.0 settings of the company's own identity provider. */
export interface SamlSettings {
  /** True when the login page redirects to the identity provider automatically. */
  autoRedirect: boolean;
  /** Address of the identity provider for requests (HTTP-Redirect). */
  entryPoint: string;
  /** Entity id of the identity provider. */
  issuer: string;
  /** Certificates in PEM; several while the identity provider rotates its key. */
  certificates: string[];
  /** Name of the attribute that carries the login; empty for the NameID. */
  loginAttribute: string;
}

/** Tenants. This table is read before the tenant is known, so it has no forced row-level security. */
export interface AppsTable {
  id_app: Generated<number>;
  /** True for an invented company, whose passwords are published. */
  demonstration: Generated<boolean>;
  key: string;
  name: string;
  host: string;
  /** First path segment; empty when the host alone is the address. */
  segment: string;
  bucket: string;
  path: string;
  /** Company code that identifies the tenant at login. */
  acronym: string;
  id_app_type: number;
  id_company: number;
  company_name: string;
  company_login: boolean;
  home_module: 'sections' | 'blocks';
  last_content_redirect: boolean;
  gamification: boolean;
  ask_pwa: boolean;
  on_board_screen: boolean;
  on_board_url: string;
  appearance: JSONColumnType<AppAppearance>;
  theme: JSONColumnType<Record<string, string>>;
  features: ColumnType<AppFeatures, string | undefined, string>;
  /** Other hosts under which the tenant is reachable. */
  other_hosts: ColumnType<string[], string | undefined, string>;
  /** True when the tenant's people must use `host` (B4.11-07). */
  acronym_domain: Generated<boolean>;
  saml: ColumnType<SamlSettings | null, string | null, string | null>;
  /** Host for administrators; empty when there is none. */
  admin_url: Generated<string>;
  /** Group that must have a second factor: no one, people with special rights, or everyone. */
  second_factor: Generated<'optional' | 'powers' | 'everyone'>;
  agreement_version: string;
  agreement_terms: string;
  /** Names of the settings that somebody changed on a screen; the files no longer decide them. */
  edited_settings: ColumnType<string[], string | undefined, string>;
  /** True for a company whose files decide every setting: its screens only show them. */
  governed_by_files: Generated<boolean>;
  /** True when a second person confirms what can't be undone. Null follows the number of administrators. */
  four_eyes: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  /** Modules that the company may switch on by itself; null for all of them. */
  offered_modules: ColumnType<string[] | null, string | null | undefined, string | null>;
  /** The company's own words of its mails, by the key of the template. */
  mail_texts: ColumnType<Record<string, { subject: string; text: string }>, string | undefined, string>;
  active: Generated<boolean>;
}

/** Domains that a company claims on a screen. Those that are verified are in `other_hosts` of the tenant too. */
export interface CompanyDomainsTable {
  host: string;
  /** Text that the company puts into DNS. */
  token: string;
  state: Generated<'waiting' | 'verified' | 'failed'>;
  /** Why the last check failed; empty otherwise. */
  cause: Generated<string>;
  checked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When a check first missed the proof of a proven domain; null while it is there. */
  missing_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  added_at: ColumnType<Date, Date, Date>;
  /** Name at the time. */
  added_by: string;
}

export interface TenantModulesTable {
  module: string;
  enabled: boolean;
}

export interface UsersTable {
  id_user: Generated<number>;
  key: string;
  id_company: number;
  username: string;
  /** Address that counts: the company provided it, or the person confirmed it by a link. Empty when there is none. */
  email: string;
  name: string;
  phone: Generated<string>;
  /**
   * True when the company provided the phone or a PIN was sent to it, so it belongs to the person. A phone that was
   * typed into a profile is unverified.
   */
  phone_verified: Generated<boolean>;
  cpf: Generated<string>;
  user_type: Generated<string>;
  password_hash: string | null;
  /** 0 is a client or learner; 1 and 2 are admins. */
  admin: Generated<number>;
  active: Generated<boolean>;
  photo: Generated<string>;
  department: Generated<string>;
  role: Generated<string>;
  guest_company: Generated<string>;
  guest_cnpj: Generated<string>;
  id_manager: number | null;
  developer: Generated<boolean>;
  can_access_support: Generated<boolean>;
  /** True while the person has a granted role of the administration; the database keeps it. */
  has_granted_role: Computed<boolean>;
  communication_accepted: Generated<boolean>;
  email_notification: Generated<boolean>;
  sms_notification: Generated<boolean>;
  last_login: Moment | null;
  last_access: Moment | null;
  /** Values of the last import for the fields that the person may change; null when they were not stored. */
  imported: ColumnType<ImportedProfile | null, string | undefined, string>;
  /** True for an account that a person created without the company. */
  self_registered: Generated<boolean>;
  /** Time at which the person last proved to read the mail of `email`; null when nobody has. */
  email_proven_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: DefaultMoment;
  /** Login in lower case, for lookups; the database computes it. */
  username_lower: Computed<string>;
  /** E-mail in lower case, for lookups; the database computes it. */
  email_lower: Computed<string>;
  /** Name, e-mail and login without accents and in lower case, for searches; the database computes it. */
  search_text: Computed<string>;
}

export interface ImportedProfile {
  name: string;
  cpf: string;
  phone: string;
  photo?: string;
  /** Values that the administration may change; missing in rows that were imported before it could. */
  username?: string;
  email?: string;
  department?: string;
  role?: string;
  admin?: number;
  active?: boolean;
  /** Key of the leader; empty without one. */
  manager?: string;
}

export interface SessionsTable {
  id_session: string;
  id_user: number;
  /** Serial number of the newest token. The previous one stays valid until `previous_until`. */
  token_serial: Generated<number>;
  previous_until: Moment | null;
  /** UTC day of the last renewal, `YYYY-MM-DD`. */
  renewed_on: string;
  created_at: DefaultMoment;
  expires_at: Moment;
  revoked_at: Moment | null;
  /** When the person proved who they are; the session's life counts from there. */
  authenticated_at: Moment;
  /** True when that took a second factor or the company's own login. */
  is_strong: Generated<boolean>;
  /** True for a session that started in a browser: its token is valid with the session's cookie only. */
  needs_cookie: Generated<boolean>;
  /** First use of a replaced token after its grace, since the last renewal. */
  late_use_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  address: Generated<string>;
  agent: Generated<string>;
  /**
   * True when the login came by another host than the company's own and the notice ('Entendi') was not confirmed yet.
   */
  acronym_notice: Generated<boolean>;
  /** The support access when somebody else acts in the session; `id_user` is then the subject. */
  id_support_access: ColumnType<number | null, number | null | undefined, number | null>;
  /** Time of the last use, with a precision of five minutes; null until the first use. */
  last_used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/** Accepted terms: one table for the agreement and the terms of responsibility (decision 7). */
export interface TermsAcceptancesTable {
  id_user: number;
  /** Term: `agreement`, or `responsibility:<id>`. */
  term: string;
  version: string;
  accepted_at: DefaultMoment;
}

export interface ResponsibilityTermsTable {
  id_term_of_responsibility: Generated<number>;
  key: string;
  title: string;
  version_number: number;
  text: string;
}

/** Terms of responsibility that each person must accept. */
export interface UserResponsibilityTermsTable {
  id_user: number;
  id_term_of_responsibility: number;
}

export interface ActivePlansTable {
  id_plan: number;
  name: string;
  id_company_app: number;
  finish_date: Moment;
  trial: boolean;
  trials_count: Generated<number>;
}

export interface StoredFilesTable {
  key: string;
  id_app: number | null;
  sha256: string;
  size: number;
  media_type: string;
  original_name: Generated<string>;
  created_at: DefaultMoment;
}

export interface ImportRefsTable {
  domain: string;
  key: string;
  id: number;
  /** Digest of what the last import of a part said about it; null when an import of the whole company named it last. */
  fingerprint: ColumnType<string | null, string | null | undefined, string | null>;
  /** Digest of the entry in the company's own files at their last import. */
  company_fingerprint: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface ServerSecretsTable {
  name: string;
  value: string;
}

/** Mails to people of the tenant, with the result of the last attempt. */
export interface SentMailsTable {
  id_mail: Generated<string>;
  id_user: number;
  subject: string;
  state: 'sent' | 'failed';
  /** Reply of the mail server; empty for a mail that was sent. */
  error: Generated<string>;
  attempts: Generated<number>;
  tried_at: Moment;
}

/** Errors that people met in the portal. */
export interface PersonErrorsTable {
  id_error: Generated<string>;
  id_user: number;
  /** Kind of a browser's report, or `server` for a call that the server could not answer. */
  kind: string;
  message: string;
  remote: Generated<string>;
  /** Id of the failed call, which the person can read out; empty for a browser's report. */
  request_id: Generated<string>;
  happened_at: Moment;
}

/** Platform tables whose rows each belong to one tenant. */
export interface PlatformTables {
  company_domains: CompanyDomainsTable;
  tenant_modules: TenantModulesTable;
  users: UsersTable;
  support_accesses: SupportAccessesTable;
  support_actions: SupportActionsTable;
  sessions: SessionsTable;
  responsibility_terms: ResponsibilityTermsTable;
  user_responsibility_terms: UserResponsibilityTermsTable;
  terms_acceptances: TermsAcceptancesTable;
  active_plans: ActivePlansTable;
  import_refs: ImportRefsTable;
  sent_mails: SentMailsTable;
  person_errors: PersonErrorsTable;
}

/**
 * The two tables that declare their tenant column themselves: in `apps` it is the key, and a stored file may belong
 * to the server.
 */
export interface TenantFoundationTables {
  apps: AppsTable;
  stored_files: StoredFilesTable;
}

export interface SchemaRecordTable {
  is_only: Generated<boolean>;
  description: unknown;
  required: unknown;
}

/** Tables of the platform that belong to no tenant. */
export interface PlatformServerTables {
  server_secrets: ServerSecretsTable;
  schema_record: SchemaRecordTable;
}
