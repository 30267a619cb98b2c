import { builtInScheduleTypes } from '@shared-kit/contracts/journey';
import type { ScheduleModality } from '@shared-kit/contracts/journey';
import { levelPath } from '@shared-kit/contracts/learning';
import type { ClassMeeting, LearnerEnrollment } from '../../learning/index.ts';
import { scheduleId } from './schedule-record.rules.ts';
import type { ScheduleRecord } from './schedule-record.rules.ts';

type Meetings = ReadonlyMap<number, readonly ClassMeeting[]>;

/**
 * Returns the schedule records of a person's trainings: each class with its meetings, and the deadlines of unfinished
 * trainings.
 */
export function classRecords(enrollments: readonly LearnerEnrollment[], meetings: Meetings): ScheduleRecord[] {
  const published = enrollments.filter(({ nodeStatus }) => nodeStatus === 'PUBLISHED');
  // Enrolments are newest first: of several in one class, the latest wins.
  const ofTeam = new Map(
    published.toReversed().flatMap((each) => (each.team ? [[each.team.idTeam, each] as const] : [])),
  );
  const classes = [...ofTeam.values()].flatMap((each) => classRecord(each, meetings.get(each.team?.idTeam ?? 0) ?? []));
  return [...classes, ...published.flatMap(deadlineRecord)];
}

function classRecord(enrollment: LearnerEnrollment, meetings: readonly ClassMeeting[]): ScheduleRecord[] {
  const { team, idEnrollment, nodeCode, title, enrolledAt } = enrollment;
  if (!team) return [];
  const start = team.initialDate ?? meetings[0]?.startDate ?? (team.finalDate && enrolledAt);
  if (!start) return [];
  const end = team.finalDate ?? meetings.at(-1)?.finishDate ?? start;
  return [
    {
      idSchedule: scheduleId(team.idTeam, 'class'),
      title,
      description: team.name,
      // A person who joined after the end gets a span of zero length.
      start: end < start ? end : start,
      end,
      modality: modalityOf(meetings),
      idScheduleType: builtInScheduleTypes.classes,
      url: levelPath(idEnrollment),
      meetings: meetings.map((meeting) => ({ ...meeting, nodeCode })),
    },
  ];
}

function deadlineRecord({ idEnrollment, title, expiresAt, isDone, status, team }: LearnerEnrollment): ScheduleRecord[] {
  if (!expiresAt || isDone || status === 'FAILED') return [];
  // The record of the class already shows this day.
  if (team?.finalDate?.getTime() === expiresAt.getTime()) return [];
  return [
    {
      idSchedule: scheduleId(idEnrollment, 'deadline'),
      title: `Prazo: ${title}`,
      description: team?.name ?? '',
      start: expiresAt,
      end: expiresAt,
      modality: 'ASYNCHRONOUS',
      idScheduleType: builtInScheduleTypes.deadlines,
      url: levelPath(idEnrollment),
      meetings: [],
    },
  ];
}

function modalityOf(meetings: readonly ClassMeeting[]): ScheduleModality {
  const types = new Set(meetings.map(({ meetingType }) => meetingType));
  if (types.size === 0) return 'ASYNCHRONOUS';
  return types.size === 1 ? ([...types][0] ?? 'ASYNCHRONOUS') : 'BLENDED';
}
