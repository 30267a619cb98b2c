import { createHash } from 'node:crypto';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { TermsVersion } from '@shared-kit/contracts/admin';

/** Terms that people accept. Both are empty when there are none. */
export interface Agreement {
  readonly version: string;
  readonly html: string;
}

interface SavedVersion {
  readonly version: string;
  readonly published_at: Date | null;
  readonly published_by: string;
}

interface Acceptances {
  readonly version: string;
  readonly everybody: number;
  readonly first_at: Date;
}

/** Returns the version of the setting: a digest of the terms, so that it changes whoever changes them. */
export function versionOfTerms({ version, html }: Agreement): string {
  return createHash('sha256')
    .update(JSON.stringify([version, html]))
    .digest('base64url')
    .slice(0, 22);
}

/** Returns the name of a version that begins on a day: the day, with a number when there is one already. */
export function newVersionName(day: string, used: readonly string[]): string {
  let name = day;
  for (let count = 2; used.includes(name); count += 1) name = `${day}-${count}`;
  return name;
}

/**
 * Returns the versions, newest first: those with a text, the current one, and those that somebody has accepted. A version
 * that came by files counts from its first acceptance.
 */
export function termsHistory(
  current: string,
  saved: readonly SavedVersion[],
  acceptances: readonly Acceptances[],
): TermsVersion[] {
  const names = [...new Set([...saved, ...acceptances].map(({ version }) => version)), current];
  const rows = [...new Set(names)]
    .filter((name) => name !== '')
    .map((name) => {
      const text = saved.find(({ version }) => version === name);
      const accepted = acceptances.find(({ version }) => version === name);
      const since = text?.published_at ?? accepted?.first_at;
      const version: TermsVersion = {
        name,
        publishedAt: text?.published_at ? toMoment(text.published_at) : null,
        publishedBy: text?.published_by ?? '',
        accepted: Number(accepted?.everybody ?? 0),
        hasText: text !== undefined,
      };
      return { version, since: since?.getTime() ?? Number.NEGATIVE_INFINITY, isCurrent: name === current };
    });
  return rows
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.since - a.since)
    .map(({ version }) => version);
}
