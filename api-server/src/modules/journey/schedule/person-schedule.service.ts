import type { Span } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { classMeetings, learnerEnrollments } from '../../learning/index.ts';
import { classRecords } from './class-records.rules.ts';
import { touches } from './period.rules.ts';
import { scheduleEvents } from './schedule-event.repository.ts';
import type { EventMeetingRow, EventRow } from './schedule-event.repository.ts';
import { scheduleId } from './schedule-record.rules.ts';
import type { ScheduleRecord } from './schedule-record.rules.ts';

/** Owner of a schedule. */
export interface ScheduleOwner {
  readonly idUser: number;
  readonly department: string;
  /** True when the learning module is on. */
  readonly hasLearning: boolean;
  readonly now: Date;
}

/**
 * Returns a reader of a person's schedule: the tenant's events, the classes with meetings, and the deadlines of
 * trainings.
 */
export function personSchedule(db: TenantDb, owner: ScheduleOwner) {
  const events = scheduleEvents(db, owner.department);

  async function ofTrainings(): Promise<ScheduleRecord[]> {
    if (!owner.hasLearning) return [];
    const enrollments = await learnerEnrollments(db, owner);
    return classRecords(
      enrollments,
      await classMeetings(
        db,
        enrollments.flatMap(({ team }) => team?.idTeam ?? []),
      ),
    );
  }

  return {
    /** Returns the records in the period, ordered by start, and the total number of records. */
    async within(period: Span): Promise<{ records: ScheduleRecord[]; total: number }> {
      const [rows, trainings, ownEvents] = await Promise.all([events.within(period), ofTrainings(), events.count()]);
      const meetings = await events.meetingsOf(rows.map((row) => row.id_schedule));
      const records = [
        ...rows.map((row) => eventRecord(row, meetings.get(row.id_schedule) ?? [])),
        ...trainings.filter((record) => touches(record, period)),
      ];
      return {
        records: records.toSorted((a, b) => a.start.getTime() - b.start.getTime()),
        total: ownEvents + trainings.length,
      };
    },

    async hasAny(): Promise<boolean> {
      const [count, trainings] = await Promise.all([events.count(), ofTrainings()]);
      return count > 0 || trainings.length > 0;
    },
  };
}

function eventRecord(row: EventRow, meetings: readonly EventMeetingRow[]): ScheduleRecord {
  return {
    idSchedule: scheduleId(row.id_schedule, 'event'),
    title: row.title,
    description: row.description,
    start: row.start_date,
    end: row.end_date,
    modality: row.modality,
    idScheduleType: row.id_schedule_type,
    url: row.url,
    meetings: meetings.map((meeting) => ({
      idMeeting: meeting.id_meeting,
      meetingType: meeting.meeting_type,
      startDate: meeting.start_date,
      finishDate: meeting.finish_date,
      address: meeting.address,
      speaker: meeting.speaker,
      nodeCode: '',
    })),
  };
}
