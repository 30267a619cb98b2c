/** An id from an address; undefined for anything that is not one. */
export function routeId(text: string | undefined): number | undefined {
  const id = Number(text);
  return text !== undefined && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
