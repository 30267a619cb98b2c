/**
 * Parses a lesson's session time to seconds: `0000:12:30.5` in 1.2, `PT12M30.5S` in 2004. Returns null when it is
 * missing or unreadable.
 */
export function secondsOf(text: string | undefined): number | null {
  if (text === undefined || text === '') return null;
  const clock = /^(\d{1,4}):(\d{2}):(\d{2}(?:\.\d{1,2})?)$/.exec(text);
  if (clock) return Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3]);
  const period = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(text);
  if (!period || text === 'P') return null;
  const [, years, months, days, hours, minutes, seconds] = period.map((part) => Number(part ?? 0));
  return (
    (((years ?? 0) * 365 + (months ?? 0) * 30 + (days ?? 0)) * 24 + (hours ?? 0)) * 3600 +
    (minutes ?? 0) * 60 +
    (seconds ?? 0)
  );
}
