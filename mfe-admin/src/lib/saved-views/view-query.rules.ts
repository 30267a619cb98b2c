/** Sort of a list in the address, which a view saves beside its filters. The place in the list is not part of a view. */
const sortNames = ['ordem', 'sentido'] as const;

/** Returns what a view saves of an address: filters and sort, in a fixed order. */
export function viewQuery(params: URLSearchParams, filters: readonly string[]): string {
  const saved = new URLSearchParams();
  for (const name of [...filters, ...sortNames]) {
    const value = params.get(name);
    if (value) saved.set(name, value);
  }
  return saved.toString();
}

/** Place in a list, as its address has it. */
const placeNames = ['depois', 'antes'] as const;

/**
 * Returns the address that shows a view from its first page. What is not the list's, such as the open tab, stays. A view may
 * be older than a filter: only filters that the list knows go into the address.
 */
export function addressOfView(params: URLSearchParams, query: string, filters: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of [...filters, ...sortNames, ...placeNames]) next.delete(name);
  for (const [name, value] of new URLSearchParams(viewQuery(new URLSearchParams(query), filters)))
    next.set(name, value);
  return next;
}
