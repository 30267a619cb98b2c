interface NamedRelease {
  readonly remote: string;
  readonly version: string;
}

/** Returns the id of a release, e.g. `mfe-store@1.4.0`. */
export function releaseId({ remote, version }: NamedRelease): string {
  return `${remote}@${version}`;
}

/**
 * Returns whether a release failed in this tab and must not be tried yet.
 * @param brokenUntil milliseconds since 1970 by release id
 */
export function isReleaseBroken(
  brokenUntil: Readonly<Record<string, number>>,
  release: NamedRelease,
  now: number,
): boolean {
  return (brokenUntil[releaseId(release)] ?? 0) > now;
}
