import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { SamlSettings } from '../../platform/database/platform.tables.ts';

type Moment = ColumnType<Date, Date | string, Date | string>;

export interface NotificationTypesTable {
  id_notification: Generated<number>;
  type: string;
  description: string;
  section: 'LEARNING' | 'SYSTEM' | 'TEAM';
  status: 'DEACTIVATED' | 'MANDATORY' | 'OPTIONAL';
  position: number;
}

export interface UserNotificationsTable {
  id_notification_user: Generated<number>;
  id_user: number;
  id_notification: number;
  active: boolean;
}

/** The newest PIN of each phone and requesting network. */
interface ActivationPinsTable {
  /** Digits only. */
  phone: string;
  /** Fingerprint of the network that requested the PIN. */
  requested_from: string;
  pin_hash: string;
  /** Number of attempts from that network. */
  tries: Generated<number>;
  /** Number of attempts from all other networks. */
  stranger_tries: Generated<number>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

export interface MessagesTable {
  id_message: Generated<number>;
  /** Key of an imported message; null for messages that the portal sent. */
  key: string | null;
  id_user: number;
  subject: string;
  /** Sanitized HTML. */
  html: string;
  excerpt: string;
  sent_at: Moment;
  read_at: Moment | null;
  /** Announcement that it belongs to; null for every other message. */
  id_announcement: ColumnType<number | null, number | null | undefined, never>;
}

/** Accepted messages of the contact form. */
interface ContactMessagesTable {
  id_user: number;
  /** Id that the form gave the message. */
  id_message: string;
  /** Text, stored for a month in case the mail never arrives. */
  message: Generated<string>;
  sent_at: ColumnType<Date, Date | string, Date | string>;
}

/** Gates after the login that a person has passed permanently. */
export interface PassedGatesTable {
  id_user: number;
  gate: 'topics' | 'onboarding' | 'install';
  passed_at: ColumnType<Date, Date | string | undefined, never>;
}

export interface OneTimeTokensTable {
  token_hash: string;
  purpose: string;
  id_user: number | null;
  data: JSONColumnType<Record<string, unknown>>;
  expires_at: Moment;
  used_at: Moment | null;
}

/** Address that a person typed and has not confirmed yet. It counts for nothing until then (decision 500). */
interface PendingEmailsTable {
  id_user: number;
  /** In lower case. */
  email: string;
  requested_at: Moment;
}

/** Accounts of one person: accounts of other apps with the same `person` belong to the same human being. */
export interface PersonAccountsTable {
  person: string;
  id_user: number;
}

/** AuthnRequests and their state. */
export interface SsoRequestsTable {
  id_request: string;
  /** Page of the portal to open after the login; empty for none. */
  callback: string;
  /** Hash of the cookie of the browser that sent the request. */
  browser_hash: string;
  expires_at: Moment;
  used_at: Moment | null;
}

/** Used assertions, stored until they expire. */
export interface SsoAssertionsTable {
  assertion_hash: string;
  expires_at: Moment;
}

/** Settings of a company's login beside those in use. */
export interface SsoSetupsTable {
  /** Prepared settings; null for none. */
  draft: ColumnType<SamlSettings | null, string | null | undefined, string | null>;
  /** Settings before the last change. `changed_at` is null when there was no change. */
  previous: ColumnType<SamlSettings | null, string | null | undefined, string | null>;
  changed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Name at the time. */
  changed_by: Generated<string>;
}

/** Logins that somebody tries with prepared settings. They open no session. */
export interface SsoTestsTable {
  /** Id of the request to the identity provider, which its answer names. */
  id_test: string;
  id_user: number;
  settings: JSONColumnType<SamlSettings, string, never>;
  started_at: Moment;
  /** Name at the time. */
  started_by: string;
  expires_at: Moment;
  finished_at: Moment | null;
  result: ColumnType<SsoTestResult | null, string | null | undefined, string | null>;
}

/** Result of a test of a login: what the identity provider answered, and which person that names. */
export interface SsoTestResult {
  /** Why the answer is not accepted; empty when it is. */
  readonly cause: string;
  readonly nameId: string;
  readonly attributes: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly login: string;
  readonly person: { readonly idPerson: number; readonly name: string; readonly isActive: boolean } | null;
}

/** The installation's own keys as service provider. `private_key` is encrypted with SECRET. */
export interface SsoKeysTable {
  id: string;
  certificate: string;
  private_key: string;
  state: 'next' | 'active' | 'retired';
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** Secret of a person's authenticator app; it counts once a code confirmed it. */
interface TotpSecretsTable {
  id_user: number;
  /** Encrypted with SECRET. */
  sealed_secret: string;
  created_at: Moment;
  confirmed_at: Moment | null;
  /** Time step of the last accepted code, which is not accepted again. */
  last_step: Generated<number>;
}

interface PasskeysTable {
  id_passkey: Generated<number>;
  id_user: number;
  credential_id: string;
  /** COSE key as base64url. */
  public_key: string;
  sign_count: Generated<number>;
  /** Separated by commas. */
  transports: string;
  /** Host that the passkey belongs to. */
  rp_id: string;
  name: string;
  created_at: Moment;
  last_used_at: Moment | null;
}

interface RecoveryCodesTable {
  id_user: number;
  code_mac: string;
  used_at: Moment | null;
}

/** Record of what happened to a person's second factors, and by whom. */
interface SecondFactorEventsTable {
  id_event: Generated<number>;
  id_user: number;
  event: string;
  /** `person`, or `operator`. */
  made_by: string;
  reason: Generated<string>;
  happened_at: Moment;
}

/** People who may not comment, chat and upload. An ended block keeps its row until the next one replaces it. */
export interface PostingBlocksTable {
  id_user: number;
  /** The person reads it. */
  reason: string;
  /** Null until somebody lifts it. */
  until: Date | null;
  /** Name of the moderator. */
  blocked_by: string;
  blocked_at: Date;
}

/** Unit of the company. Its people have its name as their department. */
interface OrganisationUnitsTable {
  id_unit: Generated<number>;
  /** Key of files, or one of the portal's own. */
  key: string;
  name: string;
  /** Empty for none. */
  code: Generated<string>;
  id_parent: number | null;
  id_leader: number | null;
  version: Generated<number>;
  /** Values of the last import of files; null for a unit that none had. */
  imported: ColumnType<ImportedUnit | null, string | null | undefined, string | null>;
}

/** Unit as a file has it: parent and leader by key, empty for none. */
export interface ImportedUnit {
  readonly code: string;
  readonly parent: string;
  readonly leader: string;
}

interface IdentityTables {
  organisation_units: OrganisationUnitsTable;
  posting_blocks: PostingBlocksTable;
  totp_secrets: TotpSecretsTable;
  passkeys: PasskeysTable;
  recovery_codes: RecoveryCodesTable;
  second_factor_events: SecondFactorEventsTable;
  one_time_tokens: OneTimeTokensTable;
  person_accounts: PersonAccountsTable;
  sso_requests: SsoRequestsTable;
  sso_assertions: SsoAssertionsTable;
  sso_setups: SsoSetupsTable;
  sso_tests: SsoTestsTable;
  activation_pins: ActivationPinsTable;
  pending_emails: PendingEmailsTable;
  contact_messages: ContactMessagesTable;
  passed_gates: PassedGatesTable;
  notification_types: NotificationTypesTable;
  user_notifications: UserNotificationsTable;
  messages: MessagesTable;
}

declare module '../../platform/database/database.tables.ts' {
  interface OwnedTables extends IdentityTables {}
  interface ServerTables {
    /** One set of keys for the installation. */
    sso_keys: SsoKeysTable;
  }
}
