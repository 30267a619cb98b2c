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

export const requestChoice = statusChoice<EnrollmentRequestStatus>(filterStatuses, firstChoice);
export const { hasAll, afterToggle, afterToggleAll } = requestChoice;
