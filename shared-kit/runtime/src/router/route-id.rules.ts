/** Parses an id from a route parameter; returns undefined for an invalid one. */
export function routeId(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
