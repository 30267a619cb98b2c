/** Parses an id from a route parameter; returns undefined for an invalid one. */
export function routeId(text: string | undefined): number | undefined {
  const id = Number(text);
  return text !== undefined && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
