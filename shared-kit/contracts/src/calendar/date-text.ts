import { instantOf } from './moment.rules.ts';
import type { Moment } from './moment.rules.ts';
import { DEFAULT_ZONE, isDayKey } from './zone.rules.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Caches the formatters, because their creation is expensive. */
function format(moment: Moment, zone: string, options: Intl.DateTimeFormatOptions): string {
  const timeZone = typeof moment === 'string' && isDayKey(moment.trim()) ? 'UTC' : zone;
  const key = JSON.stringify({ ...options, timeZone });
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat('pt-BR', { ...options, timeZone });
  formatters.set(key, formatter);
  return formatter.format(instantOf(moment));
}

/** Formats a day as `21/11/2026` (A1-08). */
export function formatDate(moment: Moment, zone: string = DEFAULT_ZONE): string {
  return format(moment, zone, { day: '2-digit', month: '2-digit', year: 'numeric' });
}

/** Formats a day as `21 de novembro de 2026`. */
export function formatLongDate(moment: Moment, zone: string = DEFAULT_ZONE): string {
  return format(moment, zone, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** Formats a time as `14:32`. */
export function formatTime(moment: Moment, zone: string = DEFAULT_ZONE): string {
  return format(moment, zone, { hour: '2-digit', minute: '2-digit' });
}

/** Formats a moment as `21/11/2026 14:32`. */
export function formatDateTime(moment: Moment, zone: string = DEFAULT_ZONE): string {
  return `${formatDate(moment, zone)} ${formatTime(moment, zone)}`;
}
