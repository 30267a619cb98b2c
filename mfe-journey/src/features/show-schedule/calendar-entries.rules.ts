import { meetingTitle } from '@shared-kit/contracts/journey';
import type { Schedule, ScheduleMeeting } from '@shared-kit/contracts/journey';
import { addDaysToKey, formatTime, fromMoment } from '@shared-kit/contracts/calendar';
import { labels } from './labels.ts';
import { daysOf, endsDay, hasHours, startsDay } from './schedule-days.rules.ts';

/** Event or meeting behind a calendar entry. */
export type ScheduleItem =
  | { readonly kind: 'event'; readonly schedule: Schedule }
  | {
      readonly kind: 'meeting';
      readonly schedule: Schedule;
      readonly meeting: ScheduleMeeting;
      readonly number: number;
    };

/** Entry drawn in the calendar. */
export interface CalendarEntry {
  readonly id: string;
  readonly title: string;
  /** Text after the title: the parent event, or that the event starts or ends here. */
  readonly note: string;
  /** `YYYY-MM-DD` for all-day entries, otherwise ISO 8601 in UTC. */
  readonly start: string;
  /** Exclusive end; '' when the entry has no duration. */
  readonly end: string;
  readonly isAllDay: boolean;
  readonly segment: 'whole' | 'first' | 'middle' | 'last';
  readonly item: ScheduleItem;
}

/** Returns the entries of an event: the event itself, split into segments over several days (B4.14-01), and its meetings (B4.14-02). */
export function entriesOf(schedule: Schedule): CalendarEntry[] {
  return [
    ...ownEntries(schedule),
    ...schedule.meetings.map((meeting, index) => meetingEntry(schedule, meeting, index + 1)),
  ];
}

function ownEntries(schedule: Schedule): CalendarEntry[] {
  const { first, last } = daysOf(schedule);
  const common = { title: schedule.title, note: '', item: { kind: 'event', schedule }, segment: 'whole' } as const;
  const id = String(schedule.idSchedule);
  if (first !== last) return segmentsOf(schedule, { id, first, last });
  if (!hasHours(schedule)) return [{ ...common, id, start: first, end: '', isAllDay: true }];
  const isMoment = schedule.startDate === schedule.endDate;
  return [
    { ...common, id, start: iso(schedule.startDate), end: isMoment ? '' : iso(schedule.endDate), isAllDay: false },
  ];
}

/** Returns the first, middle and last segment, all of them all-day. */
function segmentsOf(
  schedule: Schedule,
  { id, first, last }: { id: string; first: string; last: string },
): CalendarEntry[] {
  const withHours = hasHours(schedule);
  const common = { title: schedule.title, item: { kind: 'event', schedule }, isAllDay: true } as const;
  const inside = addDaysToKey(first, 1);
  return [
    {
      ...common,
      id: `${id}-first`,
      segment: 'first',
      start: first,
      end: '',
      note: withHours && !startsDay(schedule.startDate) ? labels.firstAt(formatTime(schedule.startDate)) : labels.first,
    },
    ...(inside < last
      ? [{ ...common, id: `${id}-middle`, segment: 'middle', start: inside, end: last, note: '' } as const]
      : []),
    {
      ...common,
      id: `${id}-last`,
      segment: 'last',
      start: last,
      end: '',
      note: withHours && !endsDay(schedule.endDate) ? labels.lastAt(formatTime(schedule.endDate)) : labels.last,
    },
  ];
}

function meetingEntry(schedule: Schedule, meeting: ScheduleMeeting, number: number): CalendarEntry {
  return {
    id: `${schedule.idSchedule}-meeting-${number}`,
    title: meetingTitle(number),
    note: schedule.title,
    start: iso(meeting.startDate),
    end: iso(meeting.finishDate),
    isAllDay: false,
    segment: 'whole',
    item: { kind: 'meeting', schedule, meeting, number },
  };
}

function iso(moment: string): string {
  return fromMoment(moment).toISOString();
}
