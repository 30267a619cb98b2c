import type { AttendanceResult } from '@shared-kit/contracts/admin';

/** Meetings of a class by what is recorded about one person. */
export interface AttendanceCounts {
  readonly present: number;
  readonly absent: number;
  readonly justified: number;
}

/**
 * Returns the attendance of a person in percent of the meetings at which they are marked, and whether they reach the
 * minimum of the class. A justified absence is no presence. The result is open as long as further meetings can change it.
 */
export function attendanceResult(
  { present, absent, justified }: AttendanceCounts,
  { meetings, min }: { readonly meetings: number; readonly min: number | null },
): { readonly percent: number | null; readonly result: AttendanceResult | null } {
  const marked = present + absent + justified;
  const percent = marked === 0 ? null : Math.floor((100 * present) / marked);
  if (min === null || meetings === 0) return { percent, result: null };
  const needed = min * meetings;
  if (100 * present >= needed) return { percent, result: 'approved' };
  const atBest = present + Math.max(0, meetings - marked);
  return { percent, result: 100 * atBest < needed ? 'failed' : 'open' };
}
