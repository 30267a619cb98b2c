/** Verdict on a value: `type` is another data type than the element's, `range` a number or length beyond its limits. */
export type Verdict = 'ok' | 'type' | 'range';

/** Format of a value of the data model. */
export type Format = (value: string) => Verdict;

const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Longest value in characters of a 2004 element. The standard's limits are minimums that an LMS must store (SPM). */
export const LONGEST_TEXT = 64_000;

/** Longest suspend data in characters, in both versions (decision 37). */
export const LONGEST_SUSPEND_DATA = 1024 * 1024;

const verdict = (isOk: boolean): Verdict => (isOk ? 'ok' : 'type');

export const matches =
  (pattern: RegExp): Format =>
  (value) =>
    verdict(pattern.test(value));

export const oneOf =
  (...words: readonly string[]): Format =>
  (value) =>
    verdict(words.includes(value));

export const textUpTo =
  (longest: number): Format =>
  (value) =>
    verdict(value.length <= longest);

/** Accepts numbers from `min` to `max`; `beyond` is the verdict on others. */
export const numberFrom =
  (min: number, max: number, beyond: Verdict = 'range'): Format =>
  (value) => {
    if (!NUMBER.test(value)) return 'type';
    const number = Number(value);
    return number >= min && number <= max ? 'ok' : beyond;
  };

export const anyNumber = numberFrom(-Infinity, Infinity);

export const wholeFrom =
  (min: number, max: number): Format =>
  (value) =>
    verdict(/^[-+]?\d{1,6}$/.test(value) && Number(value) >= min && Number(value) <= max);

export const either =
  (...formats: readonly Format[]): Format =>
  (value) =>
    formats.some((format) => format(value) === 'ok') ? 'ok' : 'type';

export const blank: Format = (value) => verdict(value === '');

/** SCORM 1.2, CMIIdentifier: visible characters without a blank, up to 255. */
export const identifier12 = matches(/^[^\s\p{Cc}]{1,255}$/u);
/** SCORM 1.2, CMITime: a time of day. */
export const time12 = matches(/^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,2})?$/);
/** SCORM 1.2, CMITimespan: `HHHH:MM:SS.SS` with two to four digits of hours. */
export const timespan12 = matches(/^\d{2,4}:\d{2}:\d{2}(?:\.\d{1,2})?$/);
/** SCORM 1.2, a score: 0 to 100, or blank. There is no error for a range in 1.2. */
export const score12 = either(blank, numberFrom(0, 100, 'type'));

/** Returns whether a text is a non-empty identifier of 2004: a URI, with letters of any language. */
export function isIdentifier(text: string, longest = LONGEST_TEXT): boolean {
  if (text === '' || text.length > longest || /[\s\p{Cc}<>"{}|\\^`]/u.test(text)) return false;
  if (/%(?![0-9a-f]{2})/i.test(text)) return false;
  return !/^urn:/i.test(text) || /^urn:[a-z0-9][a-z0-9-]{0,31}:.+$/i.test(text);
}

export const identifier: Format = (value) => verdict(isIdentifier(value));

const LANGUAGE = '(?:[a-zA-Z]{2,3}|[iIxX])(?:-[a-zA-Z0-9]{1,8})*';

export const language = matches(new RegExp(`^(?:${LANGUAGE})?$`));

/** Removes a `{lang=…}` at the start; null when it names no language. */
export function withoutLanguage(text: string): string | null {
  if (!text.startsWith('{lang=')) return text;
  const found = new RegExp(`^\\{lang=${LANGUAGE}\\}`).exec(text);
  return found ? text.slice(found[0].length) : null;
}

export const localized: Format = (value) => verdict(value.length <= LONGEST_TEXT && withoutLanguage(value) !== null);

const TIME =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2})(?::(\d{2})(?::(\d{2})(?:\.\d{1,2})?)?)?(?:Z|[-+](\d{2})(?::(\d{2}))?)?)?)?)?$/;

/** 2004, time(second,10,0): from 1970 to 2038, shortened from its end, with a zone after its time of day. */
export const time: Format = (value) => {
  const found = TIME.exec(value);
  if (!found) return 'type';
  const [, year, month, day, hour, minute, second, zoneHour, zoneMinute] = found.map(Number);
  const isIn = (number: number | undefined, min: number, max: number) =>
    number === undefined || Number.isNaN(number) || (number >= min && number <= max);
  const days = new Date(Date.UTC(year ?? 1970, Number.isNaN(month) ? 1 : (month ?? 1), 0)).getUTCDate();
  return verdict(
    isIn(year, 1970, 2038) &&
      isIn(month, 1, 12) &&
      isIn(day, 1, days) &&
      isIn(hour, 0, 23) &&
      isIn(minute, 0, 59) &&
      isIn(second, 0, 59) &&
      isIn(zoneHour, 0, 23) &&
      isIn(zoneMinute, 0, 59),
  );
};

const PERIOD =
  /^P(?=[\dT])(?:(\d{1,10})Y)?(?:(\d{1,10})M)?(?:(\d{1,10})D)?(?:T(?=\d)(?:(\d{1,10})H)?(?:(\d{1,10})M)?(?:(\d{1,10}(?:\.\d{1,2})?)S)?)?$/;

/** 2004, timeinterval(second,10,2): `P` and `PT` alone are none. */
export const timeinterval = matches(PERIOD);

/**
 * Parses a session time to seconds: `0000:12:30.5` in 1.2, `PT12M30.5S` in 2004. Returns null when it is missing or
 * unreadable. A year counts as 365 days and a month as 30.
 */
export function secondsOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (timespan12(text) === 'ok') {
    const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
    return hours * 3600 + minutes * 60 + seconds;
  }
  const period = PERIOD.exec(text);
  if (!period) return null;
  const [, years = 0, months = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = period.map((part) =>
    Number(part ?? 0),
  );
  return ((years * 365 + months * 30 + days) * 24 + hours) * 3600 + minutes * 60 + seconds;
}

/** Writes seconds as a time interval of 2004, e.g. `PT1H2M3S`. */
export function periodOf(seconds: number): string {
  const whole = Math.floor(seconds);
  return `PT${Math.floor(whole / 3600)}H${Math.floor(whole / 60) % 60}M${whole % 60}S`;
}
