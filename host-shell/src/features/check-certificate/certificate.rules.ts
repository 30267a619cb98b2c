import type { CertificateAuthenticity } from '@shared-kit/contracts/journey';
import { fromMoment } from '@shared-kit/contracts/calendar';

/** Returns whether a certificate has expired. Dates in API responses are UTC (A9-16). */
export function hasExpired({ validityDate }: Pick<CertificateAuthenticity, 'validityDate'>, now: Date): boolean {
  return validityDate !== null && fromMoment(validityDate) < now;
}
