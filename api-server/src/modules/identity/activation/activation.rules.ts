export interface PhoneOwner {
  readonly id_user: number;
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly active: boolean;
  readonly admin: number;
  readonly developer: boolean;
  readonly can_access_support: boolean;
  readonly password_hash: string | null;
}

export type PhoneOwnership =
  | { readonly kind: 'new' }
  | { readonly kind: 'known'; readonly owner: PhoneOwner }
  | { readonly kind: 'elsewhere' };

/**
 * Decides what a validated phone allows (decision 102). Without an owner, an account is created. With one active
 * owner, they choose a password. A phone alone never opens an account with special rights, one without a password of
 * its own (SSO), or any of several accounts.
 */
export function ownershipOf(owners: readonly PhoneOwner[]): PhoneOwnership {
  const [owner, ...others] = owners;
  if (!owner) return { kind: 'new' };
  const hasPowers = owner.admin > 0 || owner.developer || owner.can_access_support;
  const entersByPassword = owner.active && owner.password_hash !== null;
  return others.length === 0 && entersByPassword && !hasPowers ? { kind: 'known', owner } : { kind: 'elsewhere' };
}
