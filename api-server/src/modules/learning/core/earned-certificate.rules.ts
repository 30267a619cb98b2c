import type { EnrollmentRow, TeamRow } from './course.rules.ts';

/** Returns the certificate of an enrolment: the one that it keeps, or else the one that its class gives now. */
export function certificateIn(
  { earned_certificate }: Pick<EnrollmentRow, 'earned_certificate'>,
  { id_certificate }: Pick<TeamRow, 'id_certificate'>,
): number | null {
  return earned_certificate ?? id_certificate;
}
