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

/** The newest PIN of a phone. */
interface ActivationPinsTable {
  /** Digits only. */
  phone: string;
  pin_hash: string;
  /** How often somebody has tried it. */
  tries: Generated<number>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

export interface MessagesTable {
  id_message: Generated<number>;
  /** Of an imported one; null for what the portal has sent itself. */
  key: string | null;
  id_user: number;
  subject: string;
  /** Sanitised. */
  html: string;
  excerpt: string;
  sent_at: Moment;
  read_at: Moment | null;
}

/** A message of the contact form that was taken. */
interface ContactMessagesTable {
  id_user: number;
  /** The form's own name for it. */
  id_message: string;
  /** What it said, should its mail never arrive; for a month. */
  message: Generated<string>;
  sent_at: ColumnType<Date, Date | string, Date | string>;
}

/** Questions after the login that a person has answered for good. */
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

/** One person's accounts: those of other apps with the same `person` are the same human being. */
export interface PersonAccountsTable {
  person: string;
  id_user: number;
}

/** An AuthnRequest that waits for its answer. */
export interface SsoRequestsTable {
  id_request: string;
  /** Page of the portal that the login shall lead to; empty for none. */
  callback: string;
  /** Hash of the cookie of the browser that asked. */
  browser_hash: string;
  expires_at: Moment;
  used_at: Moment | null;
}

/** Assertions that were used, until they are over. */
export interface SsoAssertionsTable {
  assertion_hash: string;
  expires_at: Moment;
}

/** The installation's own keys as service provider. `private_key` is sealed with SECRET. */
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

declare module '../../platform/database/database.ts' {
  interface OwnedTables extends IdentityTables {}
  interface ServerTables {
    /** One set for the installation. */
    sso_keys: SsoKeysTable;
  }
}
