import { instantOf } from './moment.rules.ts';
import type { Moment } from './moment.rules.ts';

// Made at first use: a formatter costs milliseconds of a page's start.
let words: Intl.RelativeTimeFormat | undefined;

/**
 * Formats a relative time, a moment seen from `now`, e.g. 'há 5 minutos', 'em 2 dias': seconds under 60 s, minutes under 60 min, hours
 * under 24 h, days under 30, months under 12, else years (A9-15). Less than
 * half a second is 'agora'.
 */
export function formatRelativeTime(moment: Moment, now: Date): string {
  const seconds = Math.round((instantOf(moment).getTime() - now.getTime()) / 1000);
  const { amount, unit } = inLargestUnit(Math.abs(seconds));
  if (amount === 0) return 'agora';
  words ??= new Intl.RelativeTimeFormat('pt-BR', { numeric: 'always' });
  return words.format(seconds <= 0 ? -amount : amount, unit);
}

function inLargestUnit(seconds: number): { amount: number; unit: Intl.RelativeTimeFormatUnit } {
  if (seconds < 60) return { amount: seconds, unit: 'second' };
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return { amount: minutes, unit: 'minute' };
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return { amount: hours, unit: 'hour' };
  const days = Math.floor(hours / 24);
  if (days < 30) return { amount: days, unit: 'day' };
  const months = Math.floor(days / 30);
  return months < 12 ? { amount: months, unit: 'month' } : { amount: Math.floor(months / 12), unit: 'year' };
}
