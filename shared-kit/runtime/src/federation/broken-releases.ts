import * as z from 'zod/mini';
import { isReleaseBroken, releaseId, storedNames } from '@shared-kit/contracts/page-start';
import type { Release } from '@shared-kit/contracts/delivery';
import { readInTab, writeInTab } from '@shared-kit/runtime/session';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';

/** Time for which a release that broke in this tab is not tried again, in milliseconds. Reloads do not reset it. */
export const BROKEN_FOR_MS = 10 * MINUTE_MS;

const KEY = storedNames.brokenReleases;

/** End of the block by release, in milliseconds since 1970. */
const untilSchema = z.record(z.string(), z.number());

function known(): Readonly<Record<string, number>> {
  return readInTab(KEY, untilSchema) ?? {};
}

/** Returns whether a release broke in this tab within the last 10 minutes. */
export function isBroken(release: Release, now: number): boolean {
  return isReleaseBroken(known(), release, now);
}

export function recordBroken(release: Release, now: number): void {
  const current = Object.entries(known()).filter(([, until]) => until > now);
  writeInTab(KEY, Object.fromEntries([...current, [releaseId(release), now + BROKEN_FOR_MS]]));
}

/** Removes the block of a release when a user requests it again. */
export function clearBroken(release: Release): void {
  const { [releaseId(release)]: _, ...others } = known();
  writeInTab(KEY, others);
}
