import type { Schedule } from '@shared-kit/contracts/journey';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { ScheduleRecord } from './schedule-record.rules.ts';

export function presentSchedule({ start, end, meetings, ...record }: ScheduleRecord): Schedule {
  return {
    idSchedule: record.idSchedule,
    title: record.title,
    startDate: toMoment(start),
    endDate: toMoment(end),
    modality: record.modality,
    idScheduleType: record.idScheduleType,
    description: record.description,
    url: record.url,
    meetings: meetings.map((meeting) => ({
      ...meeting,
      startDate: toMoment(meeting.startDate),
      finishDate: toMoment(meeting.finishDate),
    })),
  };
}
