import type { Composition, Release } from '@shared-kit/contracts/delivery';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';

/** Update of an open page to a newer composition. */
export interface Update {
  /** Id of the composition that a new page would have. */
  readonly id: string;
  /** True when a version that runs in the page was withdrawn: it is replaced at the first moment that loses no work. */
  readonly isWithdrawal: boolean;
}

/**
 * Returns the update when only a new page can show the new composition: other versions, including the shell's, or
 * modules that are new to the page. Modules that were disabled, or enabled again, need none. An override of this tab
 * stays as it is.
 */
export function updateOf(page: Composition, next: Composition): Update | undefined {
  const runs = new Map(page.releases.map((release) => [release.remote, release]));
  const replaced = next.releases.filter(
    ({ remote, version }) => runs.get(remote)?.channel !== 'override' && runs.get(remote)?.version !== version,
  );
  const hasOtherShell = page.shell !== undefined && next.shell !== undefined && page.shell !== next.shell;
  if (replaced.length === 0 && page.homeModule === next.homeModule && !hasOtherShell) return undefined;
  const isWithdrawal = replaced.some((release) => isWithdrawn(runs.get(release.remote), release));
  return { id: next.id, isWithdrawal };
}

/** Returns the remotes of the page whose module is disabled now. */
export function disabledRemotes(page: Composition, next: Composition): readonly string[] {
  return page.releases.filter(({ manifest }) => !next.modules.includes(manifest.module)).map(({ remote }) => remote);
}

/**
 * Moments at which a page may be replaced automatically: the person navigates, shows the tab again, or hides it; or the
 * page started unconfirmed (docs/pwa.md).
 */
export type Moment = 'start' | 'navigation' | 'tab-shown' | 'tab-hidden';

export interface Circumstances {
  readonly moment: Moment;
  /** True when a part of the page says "not now". */
  readonly isPostponed: boolean;
  /** True for a viewer or a player: its content may continue in a hidden tab. */
  readonly isStage: boolean;
  /** Time that the tab was hidden, in milliseconds. */
  readonly hiddenForMs: number;
  /** Update that this page was reloaded for. If it did not arrive, another reload would not bring it either. */
  readonly alreadyTried: string | undefined;
}

/** After this time hidden, a page that postpones nothing is reloaded when it is shown again. */
export const LONG_HIDDEN_MS = 15 * MINUTE_MS;

/** Returns whether the page is replaced now, without a question. */
export function isAppliedNow(
  update: Update | undefined,
  { moment, isPostponed, isStage, hiddenForMs, alreadyTried }: Circumstances,
): boolean {
  if (update === undefined || isPostponed || update.id === alreadyTried) return false;
  switch (moment) {
    case 'navigation':
      return true;
    case 'start':
      return update.isWithdrawal;
    case 'tab-shown':
      return !isStage && (update.isWithdrawal || hiddenForMs >= LONG_HIDDEN_MS);
    case 'tab-hidden':
      return !isStage && update.isWithdrawal;
  }
}

/**
 * Returns whether to show the offer: not while a part says "not now", not over a viewer, and not again after 'Depois'.
 */
export function isOffered(
  update: Update | undefined,
  { isPostponed, isStage, postponed }: { isPostponed: boolean; isStage: boolean; postponed: string | undefined },
): boolean {
  return update !== undefined && !isPostponed && !isStage && update.id !== postponed;
}

/**
 * Returns whether the running version was withdrawn rather than succeeded by a newer one: a trial that ended without
 * becoming everybody's version, or a lower version number. Builds of one number have no order.
 */
function isWithdrawn(runs: Release | undefined, next: Release): boolean {
  if (runs === undefined) return false;
  if (runs.channel === 'canary' && next.channel === 'stable') return true;
  const [before, after] = [numbersOf(runs.version), numbersOf(next.version)];
  const difference = before.map((part, index) => (after[index] ?? 0) - part).find((part) => part !== 0);
  return difference !== undefined && difference < 0;
}

function numbersOf(version: string): readonly number[] {
  return (/^\d+\.\d+\.\d+/.exec(version)?.[0] ?? '').split('.').map(Number);
}
