import type { Composition, Condition, InspectedRemote, Release, Verdict } from '@shared-kit/contracts/delivery';
import { isConditionMet } from '@shared-kit/runtime/federation';
import type { ConditionValues, RemoteState } from '@shared-kit/runtime/federation';
import type { Journal } from '../../lib/remote-journal/remote-journal.ts';

/** File that the browser fetched, from its resource timing. */
export interface FetchedFile {
  readonly name: string;
  readonly transferSize: number;
  readonly encodedBodySize: number;
}

/** Transfer size of a release. `network` is 0 when all files came from the browser's cache. */
export interface Transfer {
  readonly files: number;
  readonly network: number;
  readonly packed: number;
}

/** Returns the transfer size of the files from a release's address. */
export function transferOf(baseUrl: string, fetched: readonly FetchedFile[]): Transfer {
  const own = fetched.filter(({ name }) => name.startsWith(baseUrl));
  const sum = (key: 'transferSize' | 'encodedBodySize'): number => own.reduce((total, file) => total + file[key], 0);
  return {
    files: new Set(own.map(({ name }) => name)).size,
    network: sum('transferSize'),
    packed: sum('encodedBodySize'),
  };
}

/**
 * Returns the milliseconds from the first request of a remote until it was ready, failed tries included; undefined
 * until then.
 */
export function loadTimeOf(remote: string, { steps }: Journal): number | undefined {
  const own = steps.filter((step) => step.remote === remote);
  const ready = own.find(({ state }) => state.kind === 'ready');
  return ready && own[0] && ready.at - own[0].at;
}

/** State of one remote in this page and on the server. */
export interface RemoteRow {
  readonly release: Release;
  readonly state: RemoteState;
  readonly isFallback: boolean;
  readonly loadMs: number | undefined;
  readonly transfer: Transfer;
  readonly lastFault: Journal['faults'][number] | undefined;
  /** Undefined while it is loading, and for a remote that is not in the registry. */
  readonly server: InspectedRemote | undefined;
}

/** Returns whether a fallback runs instead of the release in the composition. */
export function isFallback(state: RemoteState): boolean {
  return state.kind === 'ready' && 'choice' in state && state.choice === 'fallback';
}

/** Combines verdicts: a release is as compatible as in the worst of its pages. */
export function verdictOf(verdicts: readonly Verdict[]): 'compatible' | 'incompatible' | 'unknown' {
  if (verdicts.length === 0) return 'unknown';
  return verdicts.every(({ compatible }) => compatible) ? 'compatible' : 'incompatible';
}

export interface SlotFill {
  readonly remote: string;
  readonly component: string;
  readonly order: number;
  readonly when: Condition | undefined;
  /** True when its condition holds for this person now. */
  readonly isMet: boolean;
}

/** Returns all slots with fillers and the shell's open slots, by name, with their fillers in order. */
export function slotRows(
  { releases }: Composition,
  open: readonly string[],
  conditions: ConditionValues,
): { slot: string; fills: SlotFill[] }[] {
  const fillers = releases.flatMap(({ remote, manifest }) => manifest.slots.map((filler) => ({ remote, ...filler })));
  const names = [...new Set([...open, ...fillers.map(({ slot }) => slot)])].toSorted((a, b) =>
    a.localeCompare(b, 'en'),
  );
  return names.map((name) => ({
    slot: name,
    fills: fillers
      .filter(({ slot }) => slot === name)
      .map(({ remote, component, order, when }): SlotFill => ({
        remote,
        component,
        order,
        when,
        isMet: isConditionMet(when, conditions),
      }))
      .toSorted((a, b) => a.order - b.order),
  }));
}

/** Version of a shared module in the federation runtime's share scope. */
interface OfferedVersion {
  readonly from: string;
  readonly loaded?: unknown;
  readonly lib?: unknown;
  readonly useIn?: readonly string[];
}

export type ShareScope = Readonly<Record<string, Readonly<Record<string, OfferedVersion>>>>;

export interface SharedRow {
  readonly module: string;
  readonly version: string;
  readonly from: string;
  readonly isLoaded: boolean;
  readonly usedBy: readonly string[];
}

/** Returns the providers of each shared module. Two rows of one module mean two copies in the page. */
export function sharedRows(scope: ShareScope): SharedRow[] {
  return Object.entries(scope)
    .flatMap(([module, versions]) =>
      Object.entries(versions).map(([version, { from, loaded, lib, useIn = [] }]): SharedRow => ({
        module,
        version,
        from,
        isLoaded: Boolean(loaded) || lib !== undefined,
        usedBy: [...new Set(useIn)].filter((name) => name !== from),
      })),
    )
    .toSorted((a, b) => a.module.localeCompare(b.module, 'en'));
}
