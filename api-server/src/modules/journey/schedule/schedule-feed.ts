import { ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { isDateOnly, meetingLink, meetingTitle } from 'shared-kit/contracts/journey';
import { lastDay, saoPauloDay } from './period.rules.ts';
import type { Period } from './period.rules.ts';
import type { RecordMeeting, ScheduleRecord } from './schedule-record.ts';

const dayMs = 24 * 60 * 60 * 1000;
const anHour = 60 * 60;

interface FeedOptions {
  readonly idApp: number;
  readonly name: string;
  readonly portalUrl: string;
  readonly now: Date;
}

/** What a subscription shows: three months back, a year ahead. */
export function feedPeriod(now: Date): Period {
  return { from: new Date(now.getTime() - 90 * dayMs), to: new Date(now.getTime() + 365 * dayMs) };
}

/** The schedule as iCalendar. Times are in UTC, which every calendar shows in its own zone; what has no hours is made of whole days. */
export function scheduleFeed(records: readonly ScheduleRecord[], options: FeedOptions): string {
  const calendar = new ICalCalendar({
    name: `Agenda · ${options.name}`,
    prodId: { company: 'Azulejo', product: 'Agenda', language: 'PT' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: anHour,
  });
  for (const record of records) {
    addRecord(calendar, record, options);
    record.meetings.forEach((meeting, index) => addMeeting(calendar, record, { meeting, number: index + 1 }, options));
  }
  return calendar.toString();
}

function addRecord(calendar: ICalCalendar, record: ScheduleRecord, { idApp, portalUrl, now }: FeedOptions): void {
  const isWholeDays = isDateOnly(record) || saoPauloDay(record.start) !== lastDay(record);
  calendar.createEvent({
    id: `${idApp}-${record.idSchedule}@azulejo`,
    stamp: now,
    summary: record.title,
    description: record.description || null,
    url: record.url === '' ? null : record.url.startsWith('/') ? `${portalUrl}${record.url}` : record.url,
    ...(isWholeDays ? wholeDays(record) : { start: record.start, end: record.end }),
  });
}

/** A class that is open for a month leaves its people free. The end is the day after the last. */
function wholeDays(record: ScheduleRecord) {
  const end = new Date(Date.parse(lastDay(record)) + dayMs);
  return {
    allDay: true,
    start: new Date(saoPauloDay(record.start)),
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
