import type { Composition } from 'shared-kit/contracts/platform';

/** What a newer composition asks of a page that is open. */
export interface Update {
  /** Id of the composition that a new page would have. */
  readonly id: string;
  /** A version that runs in the page was taken back: it goes at the first moment that costs nothing. */
  readonly isWithdrawal: boolean;
}

/**
 * Whether only a new page can show what the composition is now: other versions, or modules that the page did not come with.
 * Modules that were switched off, or on again, need none. What a developer put in for this tab stays what it is.
 */
export function updateOf(page: Composition, next: Composition): Update | undefined {
  const runs = new Map(page.releases.map((release) => [release.remote, release]));
  const replaced = next.releases.filter(({ remote, version }) => runs.get(remote)?.channel !== 'override' && runs.get(remote)?.version !== version);
  if (replaced.length === 0 && page.homeModule === next.homeModule) return undefined;
  const isWithdrawal = replaced.some(({ remote, version }) => isOlder(version, runs.get(remote)?.version));
  return { id: next.id, isWithdrawal };
}

/** The remotes of the page whose module is off now. */
export function goneRemotes(page: Composition, next: Composition): readonly string[] {
  return page.releases.filter(({ manifest }) => !next.modules.includes(manifest.module)).map(({ remote }) => remote);
}

/** When a page may be replaced by itself: the person goes to another one, comes back to the tab, or has left it. */
export type Moment = 'navigation' | 'tab-shown' | 'tab-hidden';

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
export const LONG_AWAY_MS = 15 * 60_000;

/** Whether the page is replaced now, without a question. */
export function isTakenNow(update: Update | undefined, { moment, isHeld, isStage, awayForMs, alreadyTried }: Circumstances): boolean {
  if (update === undefined || isHeld || update.id === alreadyTried) return false;
  switch (moment) {
    case 'navigation':
      return true;
    case 'tab-shown':
      return !isStage && (update.isWithdrawal || awayForMs >= LONG_AWAY_MS);
    case 'tab-hidden':
      return !isStage && update.isWithdrawal;
  }
}

/** Whether the person is told: not in the middle of something, not over a viewer, and not again after 'Depois'. */
export function isOffered(update: Update | undefined, { isHeld, isStage, postponed }: { isHeld: boolean; isStage: boolean; postponed: string | undefined }): boolean {
  return update !== undefined && !isHeld && !isStage && update.id !== postponed;
}

/** Order of two versions as semver has it; what doesn't read as one is never older. */
function isOlder(version: string, than: string | undefined): boolean {
  const [a, b] = [partsOf(version), partsOf(than ?? '')];
  if (!a || !b) return false;
  for (const index of [0, 1, 2]) if (a.numbers[index] !== b.numbers[index]) return (a.numbers[index] ?? 0) < (b.numbers[index] ?? 0);
  if (a.pre === b.pre || a.pre === '') return false;
  return b.pre === '' || a.pre.localeCompare(b.pre, 'en', { numeric: true }) < 0;
}

function partsOf(version: string): { numbers: readonly number[]; pre: string } | undefined {
  const [, core, pre = ''] = /^(\d+\.\d+\.\d+)(?:-([^+]+))?/.exec(version) ?? [];
  return core === undefined ? undefined : { numbers: core.split('.').map(Number), pre };
}
