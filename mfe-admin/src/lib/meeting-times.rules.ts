import type { MeetingFields } from '@shared-kit/contracts/admin';
import { formatDate, formatDateTime, formatTime, parseWallClock } from '@shared-kit/contracts/calendar';

/** Returns when a meeting is, with the day of its end only when it is another one. */
export function meetingTimes({ start, finish }: Pick<MeetingFields, 'start' | 'finish'>): string {
  const [from, until] = [parseWallClock(start), parseWallClock(finish)];
  if (from === null || until === null) return '';
  const end = formatDate(from) === formatDate(until) ? formatTime(until) : formatDateTime(until);
  return `${formatDateTime(from)} – ${end}`;
}
