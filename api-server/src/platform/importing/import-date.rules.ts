import * as z from 'zod/mini';

// Brazil has had no daylight saving time since 2019.
const saoPauloOffset = '-03:00';
const relative = /^today(?:([+-]\d+)([dhm]))?(?: (\d{2}:\d{2}))?$/;
const absolute = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?$/;
const milliseconds = { d: 86_400_000, h: 3_600_000, m: 60_000 };

/** A moment in demo and tenant data: `today`, `today-3d`, `today+2h`, `today-3d 14:30`, `2026-05-01`, `2026-05-01 14:30`. */
export const importDateSchema = z
  .string()
  .check(
    z.refine(
      (text) => parseImportDate(text, new Date(0)) !== null,
      'Data inválida: use today, today-3d, today+2h, today-3d 14:30 ou 2026-05-01 14:30.',
    ),
  );

/**
 * Days and the time of day are São Paulo's. Hours and minutes (`today+2h`) count from now; days from the start of today, or from
 * the time that is given with them. Null when the expression has no such form.
 */
export function parseImportDate(expression: string, now: Date): Date | null {
  const fixed = absolute.exec(expression);
  if (fixed) return moment(fixed[1] ?? '', fixed[2]);
  const found = relative.exec(expression);
  if (!found) return null;
  const [, amount = '0', unit = 'd', time] = found;
  const step = Number(amount) * milliseconds[unit as keyof typeof milliseconds];
  if (unit !== 'd') return time ? null : new Date(now.getTime() + step);
  return moment(saoPauloDay(new Date(now.getTime() + step)), time);
}

function moment(day: string, time = '00:00'): Date | null {
  const date = new Date(`${day}T${time}:00${saoPauloOffset}`);
  return Number.isNaN(date.getTime()) ? null : date;
}

function saoPauloDay(date: Date): string {
  return new Date(date.getTime() - 3 * 3_600_000).toISOString().slice(0, 10);
}
