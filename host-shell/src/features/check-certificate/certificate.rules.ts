import type { CertificateAuthenticity } from 'shared-kit/contracts/journey';
import { fromMoment } from 'shared-kit/contracts/calendar';

/** Moments on the wire are UTC (A9-16). */
export function hasExpired({ validityDate }: Pick<CertificateAuthenticity, 'validityDate'>, now: Date): boolean {
  return validityDate !== null && fromMoment(validityDate) < now;
}
