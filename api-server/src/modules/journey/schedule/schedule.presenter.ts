import type { Schedule } from 'shared-kit/contracts/journey';
import { wireMoment } from '../../../platform/clock.ts';
import type { ScheduleRecord } from './schedule-record.ts';

export function presentSchedule({ start, end, meetings, ...record }: ScheduleRecord): Schedule {
  return {
    idSchedule: record.idSchedule,
    title: record.title,
    startDate: wireMoment(start),
    endDate: wireMoment(end),
    modality: record.modality,
    idScheduleType: record.idScheduleType,
    description: record.description,
    url: record.url,
    meetings: meetings.map((meeting) => ({
      ...meeting,
      startDate: wireMoment(meeting.startDate),
      finishDate: wireMoment(meeting.finishDate),
    })),
  };
}
