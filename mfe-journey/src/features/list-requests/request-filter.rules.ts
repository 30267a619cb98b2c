import type { EnrollmentRequestStatus } from '@shared-kit/contracts/learning';
import { statusChoice } from '../../lib/status-list/status-choice.rules.ts';

/** Statuses in the order of the boxes (B2.9-07). */
export const filterStatuses = [
  'APPROVED',
  'DENIED',
  'PENDING',
  'CANCELED',
] as const satisfies readonly EnrollmentRequestStatus[];

/** Initial selection (B2.9-08). */
export const firstChoice: readonly EnrollmentRequestStatus[] = ['PENDING'];

/** Returns the selection that an address asks for: 'APPROVED,DENIED'. Without a known status it is the initial one. */
export function choiceOf(text: string | null): readonly EnrollmentRequestStatus[] {
  const asked = text?.split(',') ?? [];
  const known = filterStatuses.filter((status) => asked.includes(status));
  return known.length === 0 ? firstChoice : known;
}

export const requestChoice = statusChoice<EnrollmentRequestStatus>(filterStatuses, firstChoice);
export const { hasAll, afterToggle, afterToggleAll } = requestChoice;
