import { DEFAULT_ZONE, monthSpan, parseWallClock } from '@shared-kit/contracts/calendar';
import type { Span } from '@shared-kit/contracts/calendar';
import type { ScheduleRecord } from './schedule-record.rules.ts';

/** Returns the month of `zone` that `MM-YYYY` names; the current one without a name. */
export function periodOf(name: string | undefined, now: Date, zone: string = DEFAULT_ZONE): Span {
  const named = name === undefined ? null : parseWallClock(`${name.split('-').toReversed().join('-')}-01`, zone);
  return monthSpan(named ?? now, zone);
}

/** Returns whether the record, or one of its meetings, is in the period. */
export function touches({ start, end, meetings }: ScheduleRecord, { from, to }: Span): boolean {
  const spans = [
    { start, end },
    ...meetings.map(({ startDate, finishDate }) => ({ start: startDate, end: finishDate })),
  ];
  return spans.some((span) => span.start < to && (span.end > from || span.start >= from));
}
