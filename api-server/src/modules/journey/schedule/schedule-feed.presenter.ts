import { ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { isDateOnly, meetingLink, meetingTitle } from '@shared-kit/contracts/journey';
import { DAY_MS, HOUR_SECONDS, addDaysToKey, dayKey, lastDayKey } from '@shared-kit/contracts/calendar';
import type { Span } from '@shared-kit/contracts/calendar';
import type { RecordMeeting, ScheduleRecord } from './schedule-record.rules.ts';

interface FeedOptions {
  readonly idApp: number;
  readonly name: string;
  readonly portalUrl: string;
  readonly now: Date;
}

/** Returns the period of a subscription: three months back, a year ahead. */
export function feedPeriod(now: Date): Span {
  return { from: new Date(now.getTime() - 90 * DAY_MS), to: new Date(now.getTime() + 365 * DAY_MS) };
}

/**
 * Returns the schedule as iCalendar. Times are in UTC, which calendars convert to their own zone; records without hours
 * become whole days.
 */
export function scheduleFeed(records: readonly ScheduleRecord[], options: FeedOptions): string {
  const calendar = new ICalCalendar({
    name: `Agenda · ${options.name}`,
    prodId: { company: 'Azulejo', product: 'Agenda', language: 'PT' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR_SECONDS,
  });
  for (const record of records) {
    addRecord(calendar, record, options);
    record.meetings.forEach((meeting, index) => addMeeting(calendar, record, { meeting, number: index + 1 }, options));
  }
  return calendar.toString();
}

function addRecord(calendar: ICalCalendar, record: ScheduleRecord, { idApp, portalUrl, now }: FeedOptions): void {
  const isWholeDays = isDateOnly(record) || dayKey(record.start) !== lastDayKey(record);
  calendar.createEvent({
    id: `${idApp}-${record.idSchedule}@azulejo`,
    stamp: now,
    summary: record.title,
    description: record.description || null,
    url: record.url === '' ? null : record.url.startsWith('/') ? `${portalUrl}${record.url}` : record.url,
    ...(isWholeDays ? wholeDays(record) : { start: record.start, end: record.end }),
  });
}

/**
 * Returns the whole days of a record as free time, because a class may be open for a month. The end is the day after
 * the last.
 */
function wholeDays(record: ScheduleRecord) {
  const end = new Date(addDaysToKey(lastDayKey(record), 1));
  return {
    allDay: true,
    start: new Date(dayKey(record.start)),
    end,
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

function addMeeting(
  calendar: ICalCalendar,
  record: ScheduleRecord,
  { meeting, number }: { meeting: RecordMeeting; number: number },
  { idApp, now }: FeedOptions,
): void {
  calendar.createEvent({
    id: `${idApp}-${record.idSchedule}-${number}@azulejo`,
    stamp: now,
    summary: `${meetingTitle(number)} · ${record.title}`,
    description: [record.description, meeting.speaker].filter(Boolean).join('\n') || null,
    location: meeting.address || null,
    url: meeting.meetingType === 'ONLINE' ? meetingLink(meeting.address) : null,
    start: meeting.startDate,
    end: meeting.finishDate,
  });
}
