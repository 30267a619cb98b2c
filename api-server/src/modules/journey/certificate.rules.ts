import type { EnrollmentStatus } from 'shared-kit/contracts/learning';

/** B6-08, B4.1-10: what a certificate is given for. Equivalence opens the way on, but was not this training. */
export function earnsCertificate(status: EnrollmentStatus): boolean {
  return status === 'COMPLETED' || status === 'PASSED';
}
