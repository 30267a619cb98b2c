import type { ColumnType, Generated, JSONColumnType } from 'kysely';

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

/** The newest PIN of each phone. */
interface ActivationPinsTable {
  /** Digits only. */
  phone: string;
  pin_hash: string;
  /** Number of attempts. */
  tries: Generated<number>;
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

/** The installation's own keys as service provider. `private_key` is encrypted with SECRET. */
export interface SsoKeysTable {
  id: string;
  certificate: string;
  private_key: string;
  state: 'next' | 'active' | 'retired';
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface IdentityTables {
  one_time_tokens: OneTimeTokensTable;
  person_accounts: PersonAccountsTable;
  sso_requests: SsoRequestsTable;
  sso_assertions: SsoAssertionsTable;
  activation_pins: ActivationPinsTable;
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
