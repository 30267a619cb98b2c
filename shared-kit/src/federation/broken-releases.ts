import type { Release } from 'shared-kit/contracts/platform';
import { readInTab, writeInTab } from 'shared-kit/session';
import { MINUTE_MS } from 'shared-kit/contracts/calendar';

/** A release that broke in this tab is not tried again for this long, reloads included. */
export const BROKEN_FOR_MS = 10 * MINUTE_MS;

/** Read by host-shell's page.inline.js too, which asks for files ahead. */
const KEY = 'broken-releases';

type Until = Readonly<Record<string, number>>;

function nameOf({ remote, version }: Pick<Release, 'remote' | 'version'>): string {
  return `${remote}@${version}`;
}

function known(): Until {
  return readInTab<Until>(KEY) ?? {};
}

/** Whether a release broke in this tab a short while ago. */
export function isBroken(release: Release, now: number): boolean {
  return (known()[nameOf(release)] ?? 0) > now;
}

export function rememberBroken(release: Release, now: number): void {
  const current = Object.entries(known()).filter(([, until]) => until > now);
  writeInTab(KEY, Object.fromEntries([...current, [nameOf(release), now + BROKEN_FOR_MS]]));
}

/** Somebody asked for it again. */
export function forgetBroken(release: Release): void {
  const { [nameOf(release)]: _, ...others } = known();
  writeInTab(KEY, others);
}
