import type { CertificateState } from '@shared-kit/contracts/journey';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { learnerEnrollments } from '../learning/index.ts';
import { certificateState, laterCompletions } from './certificate-state.rules.ts';
import { certificates } from './certificate.repository.ts';
import type { CertificateRow } from './certificate.repository.ts';

/** Returns the present state of a certificate. Certificates of a part are never superseded. */
export async function stateOf(db: TenantDb, certificate: CertificateRow, now: Date): Promise<CertificateState> {
  return certificateState(certificate, { isSuperseded: await isSuperseded(db, certificate, now), now });
}

async function isSuperseded(db: TenantDb, certificate: CertificateRow, now: Date): Promise<boolean> {
  if (certificate.id_node_enrollment !== 0) return false;
  const completions = await learnerEnrollments(db, { idUser: certificate.id_user, now });
  const later = laterCompletions(certificate.id_enrollment, completions);
  return later.length > 0 && (await certificates(db).isIssued(certificate.id_user, later));
}
