import { sql } from 'kysely';

/** Selects as `has_sso` whether the tenant has an identity provider. The tenant's row of `apps` is joined as `a`. */
export const selectHasSso = sql<boolean>`a.saml is not null`.as('has_sso');

/** Account as far as its ways in depend on it. */
export interface SsoAccount {
  readonly password_hash: string | null;
  /** Values of the last import from the company's files; null for people who were created in the portal. */
  readonly imported: unknown;
  readonly has_sso: boolean;
}

/**
 * Returns true when the person has no other way in than the company's login: an import gives everybody a password
 * except these people. People who were created in the portal have no password until they open the mailed link, and
 * without an identity provider a link is the only way in for all.
 */
export function entersBySsoOnly(account: SsoAccount): boolean {
  return account.has_sso && account.password_hash === null && account.imported !== null;
}
