import type { ScheduleRecord } from './schedule-record.ts';

/** From the first moment to the one after the last. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

// Brazil has had no daylight saving time since 2019.
const offsetMs = 3 * 60 * 60 * 1000;

/** The day that it is in São Paulo, as `YYYY-MM-DD`. */
export function saoPauloDay(moment: Date): string {
  return new Date(moment.getTime() - offsetMs).toISOString().slice(0, 10);
}

/** The last day of something that ends at this moment: what ends at midnight has the day before as its last. */
export function lastDay({ start, end }: Pick<ScheduleRecord, 'start' | 'end'>): string {
  return saoPauloDay(end > start ? new Date(end.getTime() - 1) : end);
}

/** The month of São Paulo that `MM-YYYY` names; the present one where nothing does. */
export function periodOf(name: string | undefined, now: Date): Period {
  const [year = 0, month = 0] =
    name === undefined ? saoPauloDay(now).split('-').map(Number) : name.split('-').map(Number).toReversed();
  return { from: new Date(Date.UTC(year, month - 1) + offsetMs), to: new Date(Date.UTC(year, month) + offsetMs) };
}

/** Whether the record, or one of its meetings, is in the period. */
export function touches({ start, end, meetings }: ScheduleRecord, { from, to }: Period): boolean {
  const spans = [
    { start, end },
    ...meetings.map(({ startDate, finishDate }) => ({ start: startDate, end: finishDate })),
  ];
  return spans.some((span) => span.start < to && (span.end > from || span.start >= from));
}
