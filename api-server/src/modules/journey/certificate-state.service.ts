import type { CertificateState } from '@shared-kit/contracts/journey';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { learnerEnrollments } from '../learning/index.ts';
import { certificateState, laterCompletions } from './certificate-state.rules.ts';
import { certificates } from './certificate.repository.ts';
import type { CertificateRow } from './certificate.repository.ts';

/**
 * Returns the present state of a certificate. It is superseded by a later one of the same training, and by one with
 * the person's new name.
 */
export async function stateOf(db: TenantDb, certificate: CertificateRow, now: Date): Promise<CertificateState> {
  const isSuperseded = !certificate.is_current || (await hasLater(db, certificate, now));
  return certificateState(certificate, { isSuperseded, now });
}

/** Returns whether a later completion has a certificate. Parts of a training have no later completion. */
async function hasLater(db: TenantDb, certificate: CertificateRow, now: Date): Promise<boolean> {
  if (certificate.id_node_enrollment !== 0) return false;
  const completions = await learnerEnrollments(db, { idUser: certificate.id_user, now });
  const later = laterCompletions(certificate.id_enrollment, completions);
  return later.length > 0 && (await certificates(db).isIssued(certificate.id_user, later));
}
