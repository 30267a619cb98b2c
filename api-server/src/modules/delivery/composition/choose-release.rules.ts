import type { ReleaseChannel } from '@shared-kit/contracts/delivery';

/** Pointers to the releases of one remote. */
export interface Pointers {
  /** Version on stable; null when there is none. */
  readonly stable: string | null;
  /** Versions that were on stable before and were not rolled back, newest first. */
  readonly earlier: readonly string[];
  /** Pinned versions, by tenant key. */
  readonly pins: ReadonlyMap<string, string>;
  readonly canaries: readonly Canary[];
}

interface Canary {
  readonly version: string;
  /** Null for all tenants without a canary of their own. */
  readonly tenant: string | null;
  readonly percent: number;
}

export interface Choice {
  readonly version: string;
  readonly channel: Exclude<ReleaseChannel, 'override'>;
  /** The last known good version, if there is another. */
  readonly fallback: string | null;
}

/**
 * Returns the release of a remote for a visitor of a tenant. `rank` is the visitor's position (0 to 99) for this
 * remote; `isSound` returns whether a version may be served at all.
 */
export function choose(
  pointers: Pointers,
  tenant: string,
  rank: number,
  isSound: (version: string) => boolean,
): Choice | null {
  const trial = pinOrCanary(pointers, tenant, rank);
  const known = (pointers.stable === null ? [] : [pointers.stable, ...pointers.earlier]).filter(isSound);
  const isTried = trial !== null && isSound(trial.version);
  const version = isTried ? trial.version : known[0];
  if (version === undefined) return null;
  return {
    version,
    channel: isTried ? trial.channel : 'stable',
    fallback: known.find((other) => other !== version) ?? null,
  };
}

function pinOrCanary(
  { pins, canaries }: Pointers,
  tenant: string,
  rank: number,
): Pick<Choice, 'version' | 'channel'> | null {
  const pinned = pins.get(tenant);
  if (pinned !== undefined) return { version: pinned, channel: 'pin' };
  const canary = canaries.find((each) => each.tenant === tenant) ?? canaries.find((each) => each.tenant === null);
  return canary && rank < canary.percent ? { version: canary.version, channel: 'canary' } : null;
}
