const moments = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?(Z|[+-]\d{2}:?\d{2})?$/;

/** How the portal sends times: UTC, `YYYY-MM-DD HH:mm:ss` (A9-16). */
export function toMoment(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}

/**
 * The time that a text from the server means. Without a zone it is UTC (decision 25); ISO 8601 is read as well.
 * Throws RangeError on anything else.
 */
export function fromMoment(text: string): Date {
  const [, day, time = '00:00:00', zone = 'Z'] = moments.exec(text.trim()) ?? [];
  const date = new Date(`${day}T${time.length === 5 ? `${time}:00` : time}${zone}`);
  if (day === undefined || Number.isNaN(date.getTime())) throw new RangeError(`not a moment: ${text}`);
  return date;
}

/** A day without a time, e.g. `2026-11-21`: the same day wherever it is shown. */
export function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text.trim());
}
