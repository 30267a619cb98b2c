/** Text of a service as the portal takes it: one piece, no control characters, bounded. */
export function plainText(text: string, longest: number): string {
  return text
    .replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, longest);
}

/** A picture's address, where a page may show it; empty for any other. */
export function pictureUrl(address: string | undefined, origins: readonly string[]): string {
  const url = URL.parse(address ?? '');
  if (!url || url.username !== '' || url.password !== '') return '';
  return url.protocol === 'https:' || origins.includes(url.origin) ? url.href : '';
}

/** 'PT1H2M3S' → 3723, as YouTube writes durations; 0 for what is none, such as a broadcast that goes on. */
export function secondsOfIso(duration: string): number {
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] =
    /^P(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,4})M)?(?:(\d{1,6})S)?)?$/.exec(duration) ?? [];
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
}
