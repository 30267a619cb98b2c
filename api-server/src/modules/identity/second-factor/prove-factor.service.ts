import type { finishSecondFactor } from '@shared-kit/contracts/identity';
import type { RequestOf } from '@shared-kit/contracts/core';
import type { Vault } from '../../../platform/auth/vault.service.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { verifyAuthentication } from './passkey.adapter.ts';
import type { RelyingParty } from './passkey.adapter.ts';
import { macOf } from './recovery-codes.service.ts';
import { secondFactors } from './second-factor.repository.ts';
import { acceptCode } from './totp.service.ts';

interface Attempt {
  readonly idUser: number;
  readonly proof: RequestOf<typeof finishSecondFactor>['body']['proof'];
  readonly challenge: string;
  readonly party: RelyingParty;
  readonly now: Date;
}

/** Checks a proof and uses it up. */
export async function isProven(db: TenantDb, vault: Vault, attempt: Attempt): Promise<boolean> {
  const { idUser, proof, now } = attempt;
  switch (proof.kind) {
    case 'totp':
      return acceptCode(db, vault, { idUser, code: proof.code, now, state: 'confirmed' });
    case 'recovery':
      return secondFactors(db, idUser).takeRecoveryCode(macOf(vault, idUser, proof.code), now);
    case 'passkey':
      return isPasskeyProven(db, attempt, proof.response);
  }
}

async function isPasskeyProven(
  db: TenantDb,
  { idUser, challenge, party, now }: Attempt,
  response: Record<string, unknown>,
): Promise<boolean> {
  const factors = secondFactors(db, idUser);
  const passkey = (await factors.passkeys()).find(
    ({ credential_id, rp_id }) => credential_id === response['id'] && rp_id === party.rpId,
  );
  if (!passkey || challenge === '') return false;
  const signCount = await verifyAuthentication(party, challenge, response, passkey);
  if (signCount === null) return false;
  await factors.usePasskey(passkey.id_passkey, signCount, now);
  return true;
}
