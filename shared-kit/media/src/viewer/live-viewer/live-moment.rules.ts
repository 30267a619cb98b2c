import {
  DAY_SECONDS,
  HOUR_SECONDS,
  daysBetween,
  formatDate,
  formatTime,
  fromMoment,
} from '@shared-kit/contracts/calendar';
import { liveLabels } from './labels.ts';

/** Returns the milliseconds until it starts; 0 when it has started or has no date. */
export function untilBegin(initDate: string | null, now: Date): number {
  return initDate === null ? 0 : Math.max(0, fromMoment(initDate).getTime() - now.getTime());
}

/** Returns e.g. 'Começa hoje às 19:00', in São Paulo time. */
export function beginText(initDate: string, now: Date): string {
  const daysAway = daysBetween(now, initDate);
  const when =
    daysAway === 0 ? liveLabels.today : daysAway === 1 ? liveLabels.tomorrow : liveLabels.on(formatDate(initDate));
  return liveLabels.begins(when, formatTime(initDate));
}

/** Returns the remaining time in its two largest units: '2 d 3 h', '1 h 05 min', '4 min 09 s'. */
export function leftText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [days, hours, minutes] = [
    Math.floor(seconds / DAY_SECONDS),
    Math.floor(seconds / HOUR_SECONDS) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  const two = (value: number): string => String(value).padStart(2, '0');
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours} h ${two(minutes)} min`;
  return minutes > 0 ? `${minutes} min ${two(seconds % 60)} s` : `${seconds} s`;
}
