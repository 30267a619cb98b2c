import type { EnrollmentStatus } from '@shared-kit/contracts/learning';

/**
 * Returns whether the status earns a certificate (B6-08, B4.1-10). An equivalence unlocks later items but earns none.
 */
export function earnsCertificate(status: EnrollmentStatus): boolean {
  return status === 'COMPLETED' || status === 'PASSED';
}
