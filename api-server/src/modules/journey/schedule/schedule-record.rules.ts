import type { ScheduleModality } from '@shared-kit/contracts/journey';

/** Last digit of `idSchedule`: the source of the record (decision 200). */
export const origins = { event: 1, class: 2, deadline: 3 } as const;

export interface RecordMeeting {
  readonly idMeeting: number;
  readonly meetingType: 'PRESENCIAL' | 'ONLINE';
  readonly startDate: Date;
  readonly finishDate: Date;
  readonly address: string;
  readonly speaker: string;
  readonly nodeCode: string;
}

/** Entry in a person's schedule, from any source. */
export interface ScheduleRecord {
  readonly idSchedule: number;
  readonly title: string;
  readonly description: string;
  readonly start: Date;
  /** Exclusive, unless it equals the start. */
  readonly end: Date;
  readonly modality: ScheduleModality;
  readonly idScheduleType: number;
  /** Path of the portal, https address, or empty. */
  readonly url: string;
  readonly meetings: readonly RecordMeeting[];
}

export function scheduleId(id: number, origin: keyof typeof origins): number {
  return id * 10 + origins[origin];
}
