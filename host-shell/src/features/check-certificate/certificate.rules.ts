import type { CertificateAuthenticity } from 'shared-kit/contracts/journey';

/** Moments on the wire are UTC (A9-16). */
export function hasExpired({ validityDate }: Pick<CertificateAuthenticity, 'validityDate'>, now: Date): boolean {
  return validityDate !== null && new Date(`${validityDate.replace(' ', 'T')}Z`) < now;
}
