/** Sanitizes text of a service: one line, no control characters, limited length. */
export function plainText(text: string, longest: number): string {
  return text
    .replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, longest);
}

/** Returns a picture's address when a page may show it; empty for any other. */
export function pictureUrl(address: string | undefined, origins: readonly string[]): string {
  const url = URL.parse(address ?? '');
  if (!url || url.username !== '' || url.password !== '') return '';
  return url.protocol === 'https:' || origins.includes(url.origin) ? url.href : '';
}

/** Parses a YouTube duration: 'PT1H2M3S' → 3723. Returns 0 for other values, such as that of a live broadcast. */
export function secondsOfIso(duration: string): number {
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] =
    /^P(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,4})M)?(?:(\d{1,6})S)?)?$/.exec(duration) ?? [];
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
}
