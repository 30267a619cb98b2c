import { releaseSchema } from 'shared-kit/contracts/platform';
import type { Composition, Release } from 'shared-kit/contracts/platform';
import type { SystemDb } from '../database/tenant-db.ts';
import type { Tenant } from '../tenancy/tenant.ts';

const freshFor = 1_000;

/** What is published, and what of it a tenant gets. */
export function registry(db: SystemDb, now: () => number = Date.now) {
  let stable: { releases: Promise<Release[]>; until: number } | null = null;

  function stableReleases(): Promise<Release[]> {
    if (!stable || stable.until <= now()) stable = { releases: load(db, 'stable'), until: now() + freshFor };
    return stable.releases;
  }

  return {
    /** Modules that are on, and the release of each from the stable channel. */
    async compositionOf(tenant: Tenant): Promise<Composition> {
      const releases = await stableReleases();
      return {
        id: '',
        fallbacks: [],
        keys: {},
        modules: [...tenant.modules].toSorted(),
        homeModule: tenant.homeModule,
        releases: releases.filter((release) => tenant.modules.has(release.manifest.module)),
      };
    },
    /** Forgets what was looked up: a channel has moved. */
    forget(): void {
      stable = null;
    },
  };
}

export type Registry = ReturnType<typeof registry>;

async function load(db: SystemDb, channel: string): Promise<Release[]> {
  const rows = await db
    .selectFrom('channels as c')
    .innerJoin('releases as r', (join) => join.onRef('r.remote', '=', 'c.remote').onRef('r.version', '=', 'c.version'))
    .select(['r.remote', 'r.version', 'r.entry', 'r.container', 'r.files', 'r.preloads', 'r.manifest'])
    .where('c.channel', '=', channel)
    .orderBy('r.remote')
    .execute();
  return rows.map((row) => releaseSchema.parse({ ...row, baseUrl: releaseBaseUrl(row.remote, row.version) }));
}

export function releaseBaseUrl(remote: string, version: string): string {
  return `/_remotes/${remote}/${version}/`;
}

/** Storage key of a release's file. */
export function releaseKey({ remote, version }: Pick<Release, 'remote' | 'version'>, name: string): string {
  return `remotes/${remote}/${version}/${name}`;
}
