import { formatDate, hasPassed } from '@shared-kit/contracts/calendar';
import { refuse } from '../../../platform/errors.ts';
import type { TeamRow } from '../core/course.rules.ts';

/** Refuses people who enrol by themselves before or after the enrolment period of a class. */
export function expectEnrolmentPeriod(
  { enrol_from: from, enrol_until: until }: Pick<TeamRow, 'enrol_from' | 'enrol_until'>,
  now: Date,
): void {
  if (from !== null && from > now)
    throw refuse('learning.not-enrollable', 409, `As matrículas desta turma abrem em ${formatDate(from)}.`);
  if (hasPassed(until, now))
    throw refuse('learning.not-enrollable', 409, 'O período de matrícula desta turma já terminou.');
}
