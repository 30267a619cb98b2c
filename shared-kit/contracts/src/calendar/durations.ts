/** Fixed durations in milliseconds. A calendar day is not always 24 hours long: use `addDays` to move between days. */
export const SECOND_MS = 1000;
/** Milliseconds of a minute. */
export const MINUTE_MS = 60 * SECOND_MS;
/** Milliseconds of an hour. */
export const HOUR_MS = 60 * MINUTE_MS;
/** Milliseconds of 24 hours. */
export const DAY_MS = 24 * HOUR_MS;

/** The same durations in seconds, for cookies, caches and rate limits. */
export const HOUR_SECONDS = HOUR_MS / SECOND_MS;
/** Seconds of 24 hours. */
export const DAY_SECONDS = DAY_MS / SECOND_MS;
