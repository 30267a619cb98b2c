import type { ColumnType } from 'kysely';

type Moment = ColumnType<Date, Date | string, Date | string>;

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

export interface SsoTables {
  person_accounts: PersonAccountsTable;
  sso_requests: SsoRequestsTable;
  sso_assertions: SsoAssertionsTable;
}

/** One set for the installation. */
export interface SsoKeyTables {
  sso_keys: SsoKeysTable;
}
