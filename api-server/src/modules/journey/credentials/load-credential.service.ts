import { HOUR_MS } from '@shared-kit/contracts/calendar';
import { normalAuthenticityId } from '@shared-kit/contracts/journey';
import type { Vault } from '../../../platform/auth/vault.service.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { users } from '../../identity/index.ts';
import { brandOf, certificates } from '../certificate.repository.ts';
import { encodeBits } from './bitstring.rules.ts';
import type { CredentialAddresses } from './credential-address.rules.ts';
import { credentialKeys } from './credential-key.repository.ts';
import { credentialClaims, openBadgeCredential, statusEntry, statusListClaims } from './credential.rules.ts';
import { signCredential } from './sign-credential.adapter.ts';

interface Signing {
  readonly at: CredentialAddresses;
  readonly vault: Vault;
  readonly now: Date;
}

/**
 * Returns the signed credential of a certificate. It is signed at each request: RS256 gives the same bytes for the same
 * certificate and key, so none has to be stored. Throws 404 for an unknown code and 410 for a revoked certificate.
 */
export async function signedCredential(db: TenantDb, code: string, { at, vault, now }: Signing): Promise<string> {
  const row = await certificates(db).find(normalAuthenticityId(code));
  if (!row) throw notFound('Certificado não encontrado.');
  if (row.revoked_at !== null) throw refuse('journey.certificate-revoked', 410, 'Este certificado foi revogado.');
  const person = await users(db).find(row.id_user);
  const credential = openBadgeCredential(
    {
      authenticityId: row.authenticity_id,
      username: row.username,
      title: row.title,
      workload: row.workload,
      startDate: row.start_date,
      finishDate: row.finish_date,
      validUntil: row.valid_until,
      issuedAt: row.issued_at,
      achievementKey: row.achievement_key,
      statusNumber: row.status_number,
    },
    { at, company: (await brandOf(db)).company_name, holder: { email: person?.email ?? '' } },
  );
  return signCredential(credentialClaims(credential), await credentialKeys(db).active(vault, now), at);
}

/**
 * Returns one of the tenant's signed status lists. It is valid from the past hour on, for verifiers whose clocks lag.
 * Throws 404 beyond the last list.
 */
export async function signedStatusList(db: TenantDb, list: number, { at, vault, now }: Signing): Promise<string> {
  if (list > statusEntry(await certificates(db).lastStatusNumber()).list) throw notFound();
  const revoked = (await certificates(db).revokedNumbers()).map(statusEntry).filter((entry) => entry.list === list);
  const encodedList = encodeBits(revoked.map(({ index }) => index));
  const { company_name: company } = await brandOf(db);
  const since = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  return signCredential(
    statusListClaims(at, { list, encodedList, company, since }),
    await credentialKeys(db).active(vault, now),
    at,
  );
}
