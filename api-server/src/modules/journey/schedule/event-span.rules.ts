import { HOUR_MS, dayKey, daySpan } from '@shared-kit/contracts/calendar';
import { importDateOf, parseImportDate } from '../../../platform/importing/import-date.rules.ts';
import type { EventInput } from './schedule-file.schema.ts';

interface Fault {
  readonly field: readonly (string | number)[];
  readonly message: string;
}

/** Returns the start and end of an event of the file. */
export function eventSpan(
  event: Pick<EventInput, 'start' | 'end'>,
  dateOf: (expression: string) => Date,
): { start: Date; end: Date } {
  const start = dateOf(event.start);
  const last = event.end ?? event.start;
  if (!hasTime(last)) return { start, end: daySpan(dateOf(last)).to };
  return { start, end: event.end === undefined ? new Date(start.getTime() + HOUR_MS) : dateOf(last) };
}

/** Returns the `start` and `end` of a file from which `eventSpan` returns this start and end. */
export function fileSpan({ start, end }: { readonly start: Date; readonly end: Date }): { start: string; end: string } {
  const lastDay = dayKey(new Date(end.getTime() - 1));
  const isWholeDay = daySpan(new Date(end.getTime() - 1)).to.getTime() === end.getTime();
  return { start: importDateOf(start), end: isWholeDay ? lastDay : withTime(end) };
}

/** Returns an expression with a time, since one without means the whole day. */
function withTime(moment: Date): string {
  const text = importDateOf(moment);
  return hasTime(text) ? text : `${text} 00:00`;
}

/** Returns the faults of an event's dates: they go backwards, or a meeting is outside of them. */
export function checkDates(event: EventInput, now: Date): Fault[] {
  const dateOf = (expression: string): Date => parseImportDate(expression, now) ?? now;
  const { start, end } = eventSpan(event, dateOf);
  const ofMeetings = event.meetings.flatMap((meeting, index): Fault[] => {
    const [from, to] = [dateOf(meeting.start), dateOf(meeting.finish)];
    if (to <= from) return [{ field: ['meetings', index, 'finish'], message: 'O encontro termina antes de começar.' }];
    return from < start || to > end
      ? [{ field: ['meetings', index, 'start'], message: 'O encontro está fora do período do evento.' }]
      : [];
  });
  return end <= start ? [{ field: ['end'], message: 'O evento termina antes de começar.' }] : ofMeetings;
}

/**
 * Returns whether the expression has a time: `today-3d 14:30`, `today+2h`, `2026-05-01 14:30`. `today+3d` and
 * `2026-05-01` are whole days.
 */
function hasTime(expression: string): boolean {
  return /\d{2}:\d{2}$|\d[hm]$|Z$/.test(expression);
}
