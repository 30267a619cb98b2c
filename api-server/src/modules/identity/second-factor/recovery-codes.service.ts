import type { Vault } from '../../../platform/auth/vault.service.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { newRecoveryCodes, plainCode } from './recovery-code.rules.ts';
import { secondFactors } from './second-factor.repository.ts';

/** Returns the digest under which a code is stored. */
export const macOf = (vault: Vault, idUser: number, code: string): string =>
  vault.mac(`${idUser}:${plainCode(code)}`, 'recovery-code');

/** Replaces a person's codes by ten new ones and returns them. They are shown this once. */
export async function issueRecoveryCodes(db: TenantDb, vault: Vault, idUser: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await secondFactors(db, idUser).replaceRecoveryCodes(codes.map((code) => macOf(vault, idUser, code)));
  return codes;
}

/** Issues codes with the first factor; later ones keep those that the person has. */
export async function firstRecoveryCodes(db: TenantDb, vault: Vault, idUser: number): Promise<string[]> {
  const left = await secondFactors(db, idUser).recoveryCodesLeft();
  return left === 0 ? issueRecoveryCodes(db, vault, idUser) : [];
}
