import { toMoment } from '@shared-kit/contracts/calendar';
import type { CertificateAuthenticity, CertificateDetails, CertificateState } from '@shared-kit/contracts/journey';
import type { CertificateRow } from './certificate.repository.ts';

/** Returns the data of a certificate that anybody with its code may see (decision 38). */
export function presentAuthenticity(certificate: CertificateRow, state: CertificateState): CertificateAuthenticity {
  return {
    username: certificate.username,
    title: certificate.title,
    startDate: toMoment(certificate.start_date),
    finishDate: toMoment(certificate.finish_date),
    progress: certificate.progress,
    token: certificate.authenticity_id,
    validityDate: certificate.valid_until === null ? null : toMoment(certificate.valid_until),
    state,
  };
}

export function presentDetails(
  certificate: CertificateRow,
  { state, organization }: { state: CertificateState; organization: string },
): CertificateDetails {
  return {
    ...presentAuthenticity(certificate, state),
    idEnrollment: certificate.id_enrollment,
    organization,
    workload: certificate.workload,
    issueDate: toMoment(certificate.issued_at),
  };
}
