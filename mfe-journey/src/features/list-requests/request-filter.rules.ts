import type { EnrollmentRequestStatus } from 'shared-kit/contracts/learning';

/** In the order of the boxes (B2.9-07). */
export const filterStatuses = ['APPROVED', 'DENIED', 'PENDING', 'CANCELED'] as const satisfies readonly EnrollmentRequestStatus[];

/** B2.9-08. */
export const firstChoice: readonly EnrollmentRequestStatus[] = ['PENDING'];

export function hasAll(chosen: readonly EnrollmentRequestStatus[]): boolean {
  return filterStatuses.every((status) => chosen.includes(status));
}

/** A box was ticked or unticked; without any, nothing could be listed, so that then all are chosen (decision 115). */
export function afterToggle(chosen: readonly EnrollmentRequestStatus[], status: EnrollmentRequestStatus): readonly EnrollmentRequestStatus[] {
  const next = filterStatuses.filter((each) => chosen.includes(each) !== (each === status));
  return next.length === 0 ? filterStatuses : next;
}

/** 'Todos' was ticked or unticked. */
export function afterToggleAll(chosen: readonly EnrollmentRequestStatus[]): readonly EnrollmentRequestStatus[] {
  return hasAll(chosen) ? firstChoice : filterStatuses;
}
