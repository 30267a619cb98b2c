import { createHash } from 'node:crypto';
import { canonicalJson } from '@shared-kit/contracts/delivery';
import type { Composition, Release } from '@shared-kit/contracts/delivery';
import type { SystemDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { Logger } from '../../../platform/logging.adapter.ts';
import type { ComposedTenant, Visitor } from '../../../platform/delivery.port.ts';
import { choose } from './choose-release.rules.ts';
import { snapshotReader } from './registry-snapshot.repository.ts';
import type { Snapshot } from './registry-snapshot.repository.ts';
import { rankOf } from './visitor.service.ts';

const freshFor = 1_000;

export interface CompositionParts {
  readonly db: SystemDb;
  readonly log: Logger;
  /** Notifies other nodes of a change. */
  readonly announce?: () => void;
  readonly now?: () => number;
}

/** Composes the published releases for tenants and visitors. */
export function compositions({ db, log, announce = () => undefined, now = Date.now }: CompositionParts) {
  const read = snapshotReader(db, log);
  let current: { snapshot: Promise<Snapshot>; until: number } | null = null;
  /** Every call of a tenant names its composition, so it is cached per tenant, bucket and snapshot. */
  const composed = new WeakMap<Snapshot, WeakMap<ComposedTenant, Map<Visitor['bucket'], Composition>>>();

  function snapshot(): Promise<Snapshot> {
    if (current && current.until > now()) return current.snapshot;
    const fresh = { snapshot: read(), until: now() + freshFor };
    current = fresh;
    // A failed read is not cached: the next request tries again.
    fresh.snapshot.catch(() => {
      if (current === fresh) current = null;
    });
    return fresh.snapshot;
  }

  return {
    /** Returns the modules that are on, with the release of each that this visitor gets. */
    async compositionOf(tenant: ComposedTenant, visitor: Visitor): Promise<Composition> {
      const now = await snapshot();
      const ofTenants = composed.get(now) ?? new WeakMap<ComposedTenant, Map<Visitor['bucket'], Composition>>();
      const ofTenant = ofTenants.get(tenant) ?? new Map<Visitor['bucket'], Composition>();
      const composition = ofTenant.get(visitor.bucket) ?? withId(compose(now, tenant, visitor));
      composed.set(now, ofTenants.set(tenant, ofTenant.set(visitor.bucket, composition)));
      return composition;
    },
    /** Clears the cache after a change, here and on other nodes. */
    forget(): void {
      current = null;
      announce();
    },
    /** Clears the cache on this node only, after a change on another node. */
    forgetHere(): void {
      current = null;
    },
  };
}

function compose(
  { pointers, sound, keys, shell }: Snapshot,
  tenant: ComposedTenant,
  visitor: Visitor,
): Omit<Composition, 'id'> {
  const releases: Release[] = [];
  const fallbacks: Release[] = [];
  for (const [remote, pointing] of pointers) {
    const choice = choose(pointing, tenant.key, rankOf(visitor, remote), (version) =>
      sound.has(`${remote}@${version}`),
    );
    const release = choice && sound.get(`${remote}@${choice.version}`);
    if (!choice || !release || !tenant.modules.has(release.manifest.module)) continue;
    releases.push({ ...release, channel: choice.channel });
    const fallback = sound.get(`${remote}@${choice.fallback}`);
    if (fallback) fallbacks.push(fallback);
  }
  const named = new Set([...releases, ...fallbacks].map(({ signature }) => signature?.key));
  return {
    modules: [...tenant.modules].toSorted(),
    homeModule: tenant.homeModule,
    ...(shell === undefined ? {} : { shell }),
    releases,
    fallbacks,
    keys: Object.fromEntries(Object.entries(keys).filter(([id]) => named.has(id))),
  };
}

/** Adds the id to a composition. Any change to the composition must give it another id. */
export function withId(composition: Omit<Composition, 'id'> & { id?: string }): Composition {
  const { modules, homeModule, shell = null, releases, fallbacks, keys } = composition;
  const text = canonicalJson([modules, homeModule, shell, releases.map(identityOf), fallbacks.map(identityOf), keys]);
  return { ...composition, id: createHash('sha256').update(text).digest('base64url').slice(0, 22) };
}

/**
 * Returns the value that identifies a release: its signature covers the content; an unsigned release identifies
 * itself by all its fields.
 */
function identityOf(release: Release): unknown {
  const { remote, version, channel, baseUrl, signature } = release;
  return signature ? [remote, version, channel, baseUrl, signature.key, signature.value] : release;
}
