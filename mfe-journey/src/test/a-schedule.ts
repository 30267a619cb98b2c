import type { Schedule, ScheduleMeeting } from '@shared-kit/contracts/journey';

/** Event from 9:00 to 11:00 on 24 November, São Paulo time. */
export function aSchedule(changes: Partial<Schedule> = {}): Schedule {
  return {
    idSchedule: 11,
    title: 'Palestra',
    startDate: '2026-11-24 12:00:00',
    endDate: '2026-11-24 14:00:00',
    modality: 'PRESENCIAL',
    idScheduleType: 101,
    description: '',
    url: '',
    meetings: [],
    ...changes,
  };
}

export function aMeeting(changes: Partial<ScheduleMeeting> = {}): ScheduleMeeting {
  return {
    idMeeting: 1,
    startDate: '2026-11-29 12:00:00',
    finishDate: '2026-11-29 14:00:00',
    meetingType: 'ONLINE',
    address: 'meet.aurora.example/sala',
    speaker: 'Otávio',
    nodeCode: 'lideranca',
    ...changes,
  };
}
