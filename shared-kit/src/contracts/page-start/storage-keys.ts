/** Names of the stored values that the inlined scripts read. */
export const storedNames = {
  token: 'token',
  session: 'session',
  colorScheme: 'color-scheme',
  override: 'override',
  brokenReleases: 'broken-releases',
} as const;

/** Key of a value in `localStorage` or `sessionStorage`. The tenant's path keeps the tenants of one origin apart. */
export function storageKey(basename: string, name: string): string {
  return `azulejo:${basename}:${name}`;
}
