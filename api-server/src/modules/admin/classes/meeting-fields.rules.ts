import { createHash } from 'node:crypto';
import type { AdministeredMeeting, MeetingFields } from '@shared-kit/contracts/admin';
import { formatDateTime, parseWallClock, wallClockOf } from '@shared-kit/contracts/calendar';
import type { ActChange } from '../../audit/index.ts';
import type { ClassMeeting, SavedMeeting } from '../../learning/index.ts';

/** Returns a meeting as its form has it. */
export function presentMeeting({ idMeeting, ...meeting }: ClassMeeting): AdministeredMeeting {
  const clock = (date: Date) => wallClockOf(date).slice(0, 16).replace(' ', 'T');
  return {
    idMeeting,
    fields: {
      meetingType: meeting.meetingType,
      start: clock(meeting.startDate),
      finish: clock(meeting.finishDate),
      address: meeting.address,
      speaker: meeting.speaker,
    },
  };
}

/** Returns a meeting of the form as it is saved. The contract has checked its times. */
export function savedMeeting({ idMeeting, fields }: { idMeeting: number | null; fields: MeetingFields }): SavedMeeting {
  const { start, finish, ...words } = fields;
  return { idMeeting, ...words, startDate: momentOf(start), finishDate: momentOf(finish) };
}

function momentOf(text: string): Date {
  const moment = parseWallClock(`${text}:00`);
  if (moment === null) throw new Error(`not a time: ${text}`);
  return moment;
}

/** Returns the version of the meetings of a class: a digest (decision 754). */
export function versionOfMeetings(meetings: readonly ClassMeeting[]): string {
  return createHash('sha256').update(JSON.stringify(meetings)).digest('base64url').slice(0, 22);
}

/** Returns what changes, for the log: new, deleted and changed meetings, each in words. */
export function changesOfMeetings(
  name: string,
  before: readonly ClassMeeting[],
  after: readonly SavedMeeting[],
): ActChange[] {
  const words = (meeting: SavedMeeting | undefined) => (meeting ? wordsOf(meeting) : '');
  const pairs = [
    ...before.map((old) => [old, after.find(({ idMeeting }) => idMeeting === old.idMeeting)] as const),
    ...after.filter(({ idMeeting }) => idMeeting === null).map((added) => [undefined, added] as const),
  ];
  const changes = pairs
    .map(([old, next]) => ({ field: 'meeting', before: words(old), after: words(next) }))
    .filter((change) => change.before !== change.after);
  return [{ field: 'class', before: name, after: name }, ...changes];
}

/** Returns when a meeting is, in words. */
export function timesInWords({ startDate, finishDate }: Pick<ClassMeeting, 'startDate' | 'finishDate'>): string {
  return `${formatDateTime(startDate)} a ${formatDateTime(finishDate)}`;
}

function wordsOf({ startDate, finishDate, meetingType, address, speaker }: SavedMeeting): string {
  const times = timesInWords({ startDate, finishDate });
  const type = meetingType === 'ONLINE' ? 'on-line' : 'presencial';
  return [times, type, address, speaker].filter((part) => part !== '').join(', ');
}
