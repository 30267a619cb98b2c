export { formatDate, formatDateTime, formatLongDate, formatTime } from './date-text.ts';
export { DAY_MS, DAY_SECONDS, HOUR_MS, HOUR_SECONDS, MINUTE_MS, SECOND_MS } from './durations.ts';
export { hasPassed, lastMoment } from './end-date.rules.ts';
export { fromMoment, toMoment } from './moment.rules.ts';
export type { Moment } from './moment.rules.ts';
export { formatRelativeTime } from './relative-time.ts';
export {
  DEFAULT_ZONE,
  addDays,
  addDaysToKey,
  addMonths,
  dayKey,
  daySpan,
  daysBetween,
  endOfDay,
  isDayKey,
  lastDayKey,
  lastSecondBefore,
  monthSpan,
  parseWallClock,
  startOfDay,
  wallClockOf,
  weekSpan,
} from './zone.rules.ts';
export type { Span } from './zone.rules.ts';
