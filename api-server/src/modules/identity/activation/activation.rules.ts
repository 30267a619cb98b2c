import { hasPowers } from '../../../platform/auth/session-life.rules.ts';
import type { Roles } from '../../../platform/auth/session-life.rules.ts';

export interface PhoneOwner extends Roles {
  readonly id_user: number;
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly cpf: string;
  readonly active: boolean;
  readonly password_hash: string | null;
  /** Time at which the person proved to read the account's mail; null when nobody has. */
  readonly email_proven_at: Date | null;
}

export type PhoneOwnership =
  | { readonly kind: 'new' }
  | { readonly kind: 'known'; readonly owner: PhoneOwner }
  | { readonly kind: 'elsewhere' };

/**
 * Decides what a validated phone allows (decision 102). Without an owner, an account is created. With one active
 * owner, they choose a password. A phone alone never opens an account with special rights, one without a password of
 * its own (SSO), one whose e-mail somebody has proven, or any of several accounts.
 */
export function ownershipOf(owners: readonly PhoneOwner[]): PhoneOwnership {
  const [owner, ...others] = owners;
  if (!owner) return { kind: 'new' };
  const entersByPassword = owner.active && owner.password_hash !== null && owner.email_proven_at === null;
  return others.length === 0 && entersByPassword && !hasPowers(owner)
    ? { kind: 'known', owner }
    : { kind: 'elsewhere' };
}
