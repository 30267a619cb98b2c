import type { Composition, Release } from 'shared-kit/contracts/platform';
import { MINUTE_MS } from 'shared-kit/contracts/calendar';

/** What a newer composition asks of a page that is open. */
export interface Update {
  /** Id of the composition that a new page would have. */
  readonly id: string;
  /** A version that runs in the page was taken back: it goes at the first moment that costs nothing. */
  readonly isWithdrawal: boolean;
}

/**
 * Whether only a new page can show what the composition is now: other versions, of the shell as well, or modules that the page did not come with.
 * Modules that were switched off, or on again, need none. What a developer put in for this tab stays what it is.
 */
export function updateOf(page: Composition, next: Composition): Update | undefined {
  const runs = new Map(page.releases.map((release) => [release.remote, release]));
  const replaced = next.releases.filter(
    ({ remote, version }) => runs.get(remote)?.channel !== 'override' && runs.get(remote)?.version !== version,
  );
  const hasOtherShell = page.shell !== undefined && next.shell !== undefined && page.shell !== next.shell;
  if (replaced.length === 0 && page.homeModule === next.homeModule && !hasOtherShell) return undefined;
  const isWithdrawal = replaced.some((release) => isTakenBack(runs.get(release.remote), release));
  return { id: next.id, isWithdrawal };
}

/** The remotes of the page whose module is off now. */
export function goneRemotes(page: Composition, next: Composition): readonly string[] {
  return page.releases.filter(({ manifest }) => !next.modules.includes(manifest.module)).map(({ remote }) => remote);
}

/** When a page may be replaced by itself: the person goes to another one, comes back to the tab, or has left it; or it began unconfirmed (docs/pwa.md). */
export type Moment = 'start' | 'navigation' | 'tab-shown' | 'tab-hidden';

export interface Circumstances {
  readonly moment: Moment;
  /** Something in the page said "not now". */
  readonly isHeld: boolean;
  /** The page is one to stay on, a viewer or a player: its content may go on while nobody looks. */
  readonly isStage: boolean;
  /** How long the tab was out of sight, milliseconds. */
  readonly awayForMs: number;
  /** The update that this page was loaded to take: where it did not come, loading again would not bring it either. */
  readonly alreadyTried: string | undefined;
}

/** Out of sight for this long, a page that holds nothing is simply a new one when it is seen again. */
export const LONG_AWAY_MS = 15 * MINUTE_MS;

/** Whether the page is replaced now, without a question. */
export function isTakenNow(
  update: Update | undefined,
  { moment, isHeld, isStage, awayForMs, alreadyTried }: Circumstances,
): boolean {
  if (update === undefined || isHeld || update.id === alreadyTried) return false;
  switch (moment) {
    case 'navigation':
      return true;
    case 'start':
      return update.isWithdrawal;
    case 'tab-shown':
      return !isStage && (update.isWithdrawal || awayForMs >= LONG_AWAY_MS);
    case 'tab-hidden':
      return !isStage && update.isWithdrawal;
  }
}

/** Whether the person is told: not in the middle of something, not over a viewer, and not again after 'Depois'. */
export function isOffered(
  update: Update | undefined,
  { isHeld, isStage, postponed }: { isHeld: boolean; isStage: boolean; postponed: string | undefined },
): boolean {
  return update !== undefined && !isHeld && !isStage && update.id !== postponed;
}

/**
 * Whether what runs was taken back rather than followed by something newer: a trial that ended without becoming what all get, or a lower
 * number. Builds of one number have no order.
 */
function isTakenBack(runs: Release | undefined, next: Release): boolean {
  if (runs === undefined) return false;
  if (runs.channel === 'canary' && next.channel === 'stable') return true;
  const [before, after] = [numbersOf(runs.version), numbersOf(next.version)];
  const difference = before.map((part, index) => (after[index] ?? 0) - part).find((part) => part !== 0);
  return difference !== undefined && difference < 0;
}

function numbersOf(version: string): readonly number[] {
  return (/^\d+\.\d+\.\d+/.exec(version)?.[0] ?? '').split('.').map(Number);
}
