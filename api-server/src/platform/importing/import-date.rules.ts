import {
  DEFAULT_ZONE,
  HOUR_MS,
  MINUTE_MS,
  addDaysToKey,
  dayKey,
  parseWallClock,
  wallClockOf,
} from '@shared-kit/contracts/calendar';
import * as z from 'zod/mini';

const relative = /^today(?:([+-]\d+)([dhm]))?(?: (\d{2}:\d{2}))?$/;
const absolute = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2})?)?$/;
/** Instant with milliseconds, which an export writes for a moment that no wall clock names exactly. */
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/**
 * A moment in demo and tenant data: `today`, `today-3d`, `today+2h`, `today-3d 14:30`, `2026-05-01`, `2026-05-01
 * 14:30`.
 */
export const importDateSchema = z
  .string()
  .check(
    z.refine(
      (text) => parseImportDate(text, new Date(0)) !== null,
      'Data inválida: use today, today-3d, today+2h, today-3d 14:30 ou 2026-05-01 14:30.',
    ),
  );

/**
 * Parses an import date. Days and the time of day are those of `zone`, with the daylight saving time in force then.
 * Hours and minutes (`today+2h`) count from now; days count from the start of today, or from the time given with
 * them. Returns null when the expression has another form.
 */
export function parseImportDate(expression: string, now: Date, zone: string = DEFAULT_ZONE): Date | null {
  if (absolute.test(expression)) return parseWallClock(expression, zone);
  if (instant.test(expression)) return instantOrNull(expression);
  const found = relative.exec(expression);
  if (!found) return null;
  const [, amount = '0', unit = 'd', time] = found;
  if (unit !== 'd')
    return time ? null : new Date(now.getTime() + Number(amount) * (unit === 'h' ? HOUR_MS : MINUTE_MS));
  const day = addDaysToKey(dayKey(now, zone), Number(amount));
  return parseWallClock(time === undefined ? day : `${day} ${time}`, zone);
}

function instantOrNull(text: string): Date | null {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Returns the shortest absolute expression of a moment, from which `parseImportDate` returns the same moment. */
export function importDateOf(moment: Date, zone: string = DEFAULT_ZONE): string {
  const clock = wallClockOf(moment, zone);
  const shapes = [clock.slice(0, 10), clock.slice(0, 16), clock];
  return shapes.find((text) => parseWallClock(text, zone)?.getTime() === moment.getTime()) ?? moment.toISOString();
}
