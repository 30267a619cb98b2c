/** A text from the server (see `fromMoment`) or a Date. */
export type Moment = string | Date;

const moments = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?(Z|[+-]\d{2}:?\d{2})?$/;

/** Formats an instant for the wire: UTC, `YYYY-MM-DD HH:mm:ss`, without the fraction of the second (A9-16). */
export function toMoment(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}

/**
 * Parses a time from the server. A text without a zone is UTC (decision 25); ISO 8601 with a zone is accepted as well.
 * Throws RangeError on any other text.
 */
export function fromMoment(text: string): Date {
  const [, day, time = '00:00:00', zone = 'Z'] = moments.exec(text.trim()) ?? [];
  const date = new Date(`${day}T${time.length === 5 ? `${time}:00` : time}${zone}`);
  if (day === undefined || Number.isNaN(date.getTime())) throw new RangeError(`not a moment: ${text}`);
  return date;
}

/** Returns the instant of a text from the server or of a Date. */
export function instantOf(moment: Moment): Date {
  return typeof moment === 'string' ? fromMoment(moment) : moment;
}
