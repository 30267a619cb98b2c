import { hasPowers } from '../../../platform/auth/session-life.rules.ts';
import type { Roles } from '../../../platform/auth/session-life.rules.ts';

/** Account as far as the second factor depends on it. */
export interface FactorAccount extends Roles {
  readonly password_hash: string | null;
  /** Group of people of this tenant that must have a second factor. */
  readonly second_factor_rule: 'optional' | 'powers' | 'everyone';
  readonly has_second_factor: unknown;
}

/** Returns true when the tenant demands a second factor of this person. Who logs in by SSO only is the company's matter. */
export function isFactorRequired(account: Omit<FactorAccount, 'has_second_factor'>): boolean {
  if (account.password_hash === null) return false;
  const { second_factor_rule: rule } = account;
  return rule === 'everyone' || (rule === 'powers' && hasPowers(account));
}

/** Returns what a login with a correct password still needs. */
export function secondStepOf(account: FactorAccount): 'none' | 'verify' | 'enrol' {
  if (account.password_hash === null) return 'none';
  if (account.has_second_factor) return 'verify';
  return isFactorRequired(account) ? 'enrol' : 'none';
}
