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
