import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Landing } from 'shared-kit/contracts/identity';

type Moment = ColumnType<Date, Date | string, Date | string>;

/** One time that somebody with the permission entered as somebody else. */
export interface SupportAccessesTable {
  id_support_access: Generated<number>;
  id_actor: number;
  id_subject: number;
  reason: string;
  address: string;
  started_at: Moment;
  ends_at: Moment;
  /** When it was left, if it was before its time. */
  ended_at: Moment | null;
  /** The actor's own session, which it hangs on. */
  origin_session: string;
}

/** One writing call made in a support access. */
export interface SupportActionsTable {
  id_support_action: Generated<number>;
  id_support_access: number;
  at: Moment;
  endpoint: string;
  /** In words. */
  action: string;
  target: string;
}

type DefaultMoment = ColumnType<Date, Date | string | undefined, Date | string>;

/** Looks of the login and landing pages, as app details carry them. */
export interface AppLooks {
  logo: string;
  favIcon: string;
  loginPosition: 'top' | 'middle' | 'bottom';
  loginImage: string;
  loginImageMobile: string;
  showLoginLogo: boolean;
  /** Missing in what was imported before there was a choice. */
  contentsLabel?: string;
  landingPage: boolean;
  landingLogo: string;
  landingPageLocation: string;
  landingPageContact: string;
  landing?: Landing | null;
}

/** Features besides the modules; one that is not named is off. */
export interface AppFeatures {
  externalCourses?: boolean;
  recommendations?: boolean;
  /** Texts of the contact form, and where its messages go; null or missing where there is none. */
  contactUs?: { title: string; description: string; feedbackMessage: string; email: string } | null;
}

/** The company's own identity provider, as SAML 2.0 knows it. */
export interface SamlSettings {
  /** The login page sends people there by itself. */
  autoRedirect: boolean;
  /** Where the identity provider takes requests (HTTP-Redirect). */
  entryPoint: string;
  /** Its entity id. */
  issuer: string;
  /** PEM; several while it changes its key. */
  certificates: string[];
  /** Attribute that carries the login; empty for the NameID. */
  loginAttribute: string;
}

/** A tenant. Read before the tenant is known, hence without forced row-level security. */
export interface AppsTable {
  id_app: Generated<number>;
  key: string;
  name: string;
  host: string;
  /** First path segment; empty when the host alone is the address. */
  segment: string;
  bucket: string;
  path: string;
  /** Company code that a login is asked with. */
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
  looks: JSONColumnType<AppLooks>;
  theme: JSONColumnType<Record<string, string>>;
  features: ColumnType<AppFeatures, string | undefined, string>;
  /** Further hosts that it answers under. */
  other_hosts: ColumnType<string[], string | undefined, string>;
  /** Its people are to use `host` (B4.11-07). */
  acronym_domain: Generated<boolean>;
  saml: ColumnType<SamlSettings | null, string | null, string | null>;
  /** The admin host that administrators go to; empty where there is none. */
  admin_url: Generated<string>;
  agreement_version: string;
  agreement_terms: string;
  active: Generated<boolean>;
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
  email: string;
  name: string;
  phone: Generated<string>;
  /** The company said so, or a PIN was sent there: it is theirs. A phone that somebody typed into their profile may be anybody's. */
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
  communication_accepted: Generated<boolean>;
  email_notification: Generated<boolean>;
  sms_notification: Generated<boolean>;
  last_login: Moment | null;
  last_access: Moment | null;
  /** What the last import said of them that they may change themselves; null where it was not kept. */
  imported: ColumnType<ImportedProfile | null, string | undefined, string>;
  created_at: DefaultMoment;
}

export interface ImportedProfile {
  name: string;
  cpf: string;
  phone: string;
  photo?: string;
}

export interface SessionsTable {
  id_session: string;
  id_user: number;
  /** Serial number of the newest token; older ones stay good until `previous_until`. */
  token_serial: Generated<number>;
  previous_until: Moment | null;
  /** UTC day of the last renewal, `YYYY-MM-DD`. */
  renewed_on: string;
  created_at: DefaultMoment;
  expires_at: Moment;
  revoked_at: Moment | null;
  address: Generated<string>;
  agent: Generated<string>;
  /** The login came by another host than the company's own, and 'Entendi' was not said yet. */
  acronym_notice: Generated<boolean>;
  /** Set where somebody else acts in it; `id_user` is then the subject. */
  id_support_access: ColumnType<number | null, number | null | undefined, number | null>;
  /** To within five minutes; null until it was used. */
  last_used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/** One acceptance store for the agreement and the terms of responsibility (decision 7). */
export interface TermsAcceptancesTable {
  id_user: number;
  /** `agreement`, or `responsibility:<id>`. */
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

/** Which terms of responsibility a person has to accept. */
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
}

export interface ServerSecretsTable {
  name: string;
  value: string;
}

/** Tables of the platform of which every row is one tenant's. */
export interface PlatformTables {
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
}

/** The two that declare their tenant themselves: of `apps` it is the key, and a stored file may be the server's own. */
export interface TenantFoundationTables {
  apps: AppsTable;
  stored_files: StoredFilesTable;
}

/** Tables of the platform that belong to no tenant. */
export interface PlatformServerTables {
  server_secrets: ServerSecretsTable;
}
