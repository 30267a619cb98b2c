/** Where the time comes from, so that tests can hold it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** `YYYY-MM-DD` in UTC. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** `YYYY-MM-DD HH:mm:ss` in UTC, the form of moments on the wire (A9-16). */
export function wireMoment(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}
