/** The id in a piece of an address; undefined where it is none. */
export function routeId(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
