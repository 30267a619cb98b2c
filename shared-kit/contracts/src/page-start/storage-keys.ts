/** Names of the stored values that the inlined scripts read. */
export const storedNames = {
  token: 'token',
  session: 'session',
  colorScheme: 'color-scheme',
  override: 'override',
  brokenReleases: 'broken-releases',
  /** Pages that are not interactive yet. */
  starts: 'starts',
  /** Releases that hung a page of this browser. */
  hungReleases: 'hung-releases',
  unreportedHangs: 'unreported-hangs',
  /** Id of the tab. */
  tab: 'tab',
} as const;

/**
 * Returns the key of a value in `localStorage` or `sessionStorage`. The tenant's path separates the tenants of one
 * origin.
 */
export function storageKey(basename: string, name: string): string {
  return `azulejo:${basename}:${name}`;
}
