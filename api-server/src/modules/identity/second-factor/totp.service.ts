import type { TotpSetup } from '@shared-kit/contracts/identity';
import type { Vault } from '../../../platform/auth/vault.service.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { secondFactors } from './second-factor.repository.ts';
import { newTotpSecret, presentTotp, stepOfCode } from './totp.adapter.ts';

const purpose = 'totp-secret';

/** Stores a new, unconfirmed secret and presents it. */
export async function beginTotp(
  db: TenantDb,
  vault: Vault,
  { idUser, username, tenant, now }: { idUser: number; username: string; tenant: string; now: Date },
): Promise<TotpSetup> {
  const secret = newTotpSecret();
  await secondFactors(db, idUser).startTotp(vault.seal(secret, purpose), now);
  return presentTotp(secret, { issuer: tenant, username });
}

/**
 * Accepts a code once. `state` says which secret it belongs to: the confirmed one, or the one that this code confirms.
 */
export async function acceptCode(
  db: TenantDb,
  vault: Vault,
  { idUser, code, now, state }: { idUser: number; code: string; now: Date; state: 'confirmed' | 'unconfirmed' },
): Promise<boolean> {
  const factors = secondFactors(db, idUser);
  const stored = await factors.totp();
  if (!stored || (stored.confirmed_at !== null) !== (state === 'confirmed')) return false;
  const secret = vault.unseal(stored.sealed_secret, purpose);
  const step = secret && stepOfCode(secret, code, now);
  if (step === null) return false;
  return factors.takeStep(step, state === 'unconfirmed' ? now : undefined);
}
