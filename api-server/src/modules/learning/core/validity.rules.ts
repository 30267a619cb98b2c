import { addDays, addMonths, endOfDay, startOfDay } from '@shared-kit/contracts/calendar';
import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import { endedWell } from './enrollment-status.rules.ts';

/** Days before the end of the validity from which a training may be taken again. */
export const RECERTIFICATION_DAYS = 60;

/** Column of a training that an import does not overwrite once a screen has edited it. */
export const VALIDITY_FIELD = 'valid_months';

const monthsPer = { month: 1, months: 1, year: 12, years: 12 } as const;

/** Pattern of a validity in a file: `24 months`, `2 years`. */
export const validityPattern = /^([1-9]\d{0,2}) (months?|years?)$/;

/** Returns the months of a validity such as `24 months` or `2 years`; null for any other text. */
export function validityMonths(text: string): number | null {
  const [, count, unit] = validityPattern.exec(text) ?? [];
  return count === undefined ? null : Number(count) * monthsPer[unit as keyof typeof monthsPer];
}

/** Returns the last moment of a validity that begins when the training is finished. */
export function validUntil(finishDate: Date, months: number): Date {
  return endOfDay(addMonths(finishDate, months));
}

/** Returns the last moment at which somebody finished whose validity of these months has ended before a moment. */
export function lastFinishEndedBefore(moment: Date, months: number): Date {
  // Months differ in length, so that the first day may be some days too late.
  let day = addDays(addMonths(moment, -months), 4);
  while (validUntil(day, months) >= moment) day = addDays(day, -1);
  return endOfDay(day);
}

/** Returns whether a finished training may be taken again because its validity ends soon or has ended. */
export function isRecertificationOpen(
  { status, valid_until }: { readonly status: EnrollmentStatus; readonly valid_until: Date | null },
  now: Date,
): boolean {
  return endedWell(status) && valid_until !== null && startOfDay(addDays(valid_until, -RECERTIFICATION_DAYS)) <= now;
}
