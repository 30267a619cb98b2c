import type { AttendanceMark } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import type { ActChange } from '../../audit/index.ts';
import type { AttendanceChange, ClassMeeting } from '../../learning/index.ts';

const stateWords = { PRESENT: 'presente', ABSENT: 'falta', JUSTIFIED: 'falta justificada' } as const;

/** People that one change of the log names. */
const MAX_NAMES = 50;

function wordsOf(mark: AttendanceMark | null): string {
  if (mark === null || mark.state === null) return '';
  return mark.note === '' ? stateWords[mark.state] : `${stateWords[mark.state]} (${mark.note})`;
}

/** Returns the marks of one call for the log of changes: the people whose mark changes in the same way are together. */
export function changesOfAttendance(
  { className, meeting }: { readonly className: string; readonly meeting: ClassMeeting },
  changes: readonly AttendanceChange[],
): ActChange[] {
  const when = formatDateTime(meeting.startDate);
  const alike = Map.groupBy(changes, ({ before, after }) => JSON.stringify([wordsOf(before), wordsOf(after)]));
  return [
    { field: 'class', before: className, after: className },
    { field: 'meeting', before: when, after: when },
    ...[...alike].map(([key, people]) => {
      const [before = '', after = ''] = JSON.parse(key) as string[];
      const names = people.slice(0, MAX_NAMES).map(({ name }) => name);
      const others = people.length > MAX_NAMES ? ` e mais ${people.length - MAX_NAMES}` : '';
      return { field: 'attendance', before, after: `${after || 'sem marca'}: ${names.join(', ')}${others}` };
    }),
  ];
}
