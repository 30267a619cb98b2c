import { fromMoment, isCalendarDay } from './moment.rules.ts';

/** A text from the server (see fromMoment) or a Date. */
export type Moment = string | Date;

const portalZone = 'America/Sao_Paulo';

const formatters = new Map<string, Intl.DateTimeFormat>();

function format(moment: Moment, options: Intl.DateTimeFormatOptions): string {
  const isDay = typeof moment === 'string' && isCalendarDay(moment);
  const timeZone = isDay ? 'UTC' : portalZone;
  const key = JSON.stringify({ ...options, timeZone });
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat('pt-BR', { ...options, timeZone });
  formatters.set(key, formatter);
  return formatter.format(typeof moment === 'string' ? fromMoment(moment) : moment);
}

/** '21/11/2026', in America/Sao_Paulo (A1-08). */
export function formatDate(moment: Moment): string {
  return format(moment, { day: '2-digit', month: '2-digit', year: 'numeric' });
}

/** '21 de novembro de 2026'. */
export function formatLongDate(moment: Moment): string {
  return format(moment, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** '14:32'. */
export function formatTime(moment: Moment): string {
  return format(moment, { hour: '2-digit', minute: '2-digit' });
}

/** '21/11/2026 14:32'. */
export function formatDateTime(moment: Moment): string {
  return `${formatDate(moment)} ${formatTime(moment)}`;
}

/** The day that it is in America/Sao_Paulo, as `YYYY-MM-DD`, to compare days with. */
export function dayOf(moment: Moment): string {
  return formatDate(moment).split('/').toReversed().join('-');
}
