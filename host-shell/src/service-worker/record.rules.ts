import type { BootDocument } from '../boot/boot-document.ts';
import type { Release } from '@shared-kit/contracts/delivery';

/** Stored level of a portal: the files of its login, or all files that its pages start with. */
export type CachedLevel = 'login' | 'portal';

/** Build of a tenant's page, as the server wrote it, with the files that belong to it. */
export interface PageBuild {
  /** ETag of the page, which is a digest of its text. */
  readonly etag: string;
  /** Milliseconds since 1970; the last time that the server confirmed the page as current. */
  readonly confirmedAt: number;
  /** Hash by full address, of every script and stylesheet that the page may load. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Addresses to store for each level. */
  readonly needs: Readonly<Record<CachedLevel, readonly string[]>>;
  /** Addresses that every page of a logged-in person requests first, in that order. */
  readonly begins?: readonly string[];
  /** First path segments of other tenants on the host. */
  readonly neighbours?: readonly string[];
  /** Level whose files are all stored; written after the last of them. */
  readonly cached: CachedLevel | null;
}

/**
 * Returns whether a file is stored only on first use: the document reader and its worker, 1.5 MB that few people open
 * (tools/webpack/host-config.ts).
 */
const isOnUse = (file: string): boolean => /^(on-use|assets)\//.test(file);

type PageRecord = Pick<PageBuild, 'hashes' | 'needs' | 'begins' | 'neighbours'>;

/** Returns the record of a page; undefined for a foreign page and for one with an override. */
export function recordOf(html: string, origin: string, basename: string): PageRecord | undefined {
  const [, json] = /<script type="application\/json" id="azulejo-boot">(.*?)<\/script>/s.exec(html) ?? [];
  if (json === undefined) return undefined;
  const {
    shell,
    composition,
    override,
    portalFiles,
    loginFiles = [],
    app,
    basename: named,
    neighbours = [],
  } = JSON.parse(json) as Omit<BootDocument, 'loginFiles'> & Partial<Pick<BootDocument, 'loginFiles'>>;
  if (override || named !== basename) return undefined;
  const whole = (address: string): string => new URL(address, origin).href;
  const hashes: { [address: string]: string } = {};
  for (const { baseUrl, files } of [shell, ...composition.releases, ...composition.fallbacks]) {
    for (const [file, hash] of Object.entries(files)) hashes[whole(baseUrl + file)] = hash;
  }
  const links = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+)"/g)].map(([, address = '']) =>
    whole(address),
  );
  const linked = links.filter((address) => address.startsWith(whole(shell.baseUrl)));
  const images = [app.logo, app.favIcon].filter((address) => address !== '').map(whole);
  // A page from an older server lists no login files.
  const login = [...linked, ...loginFiles.map(whole), ...images];
  const begins = [...new Set([...linked, ...portalFiles.map(whole)])];
  const portal = [
    ...login,
    ...begins,
    ...Object.keys(shell.files)
      .filter((file) => !isOnUse(file))
      .map((file) => whole(shell.baseUrl + file)),
    ...composition.releases.flatMap(startOf).map(whole),
  ];
  return { hashes, neighbours, begins, needs: { login: [...new Set(login)], portal: [...new Set(portal)] } };
}

/** Returns the files that a remote starts with on any of its pages. */
function startOf({ baseUrl, entry, preloads }: Release): string[] {
  return [entry, ...Object.values(preloads).flat()].map((file) => baseUrl + file);
}

/** Returns a file's address as the record has it, without the query of retries. */
export function plainAddress(address: string): string {
  return address.replace(/[?#].*/, '');
}

/** Returns whether a stored level includes another one. */
export function includesLevel(cached: CachedLevel | null, level: CachedLevel): boolean {
  return cached === 'portal' || cached === level;
}

/**
 * Returns the page to show when the server is unreachable: the most complete one, and of those the newest. Never one
 * with missing files.
 */
export function bestCached(builds: readonly PageBuild[]): PageBuild | undefined {
  const rank = ({ cached }: PageBuild): number => (cached === 'portal' ? 1 : 0);
  return builds
    .filter(({ cached }) => cached !== null)
    .toSorted((a, b) => rank(b) - rank(a) || b.confirmedAt - a.confirmedAt)[0];
}

export function newest(builds: readonly PageBuild[]): PageBuild | undefined {
  return builds.toSorted((a, b) => b.confirmedAt - a.confirmedAt)[0];
}

/**
 * Returns page builds that are no longer needed. An open page keeps its build, and the last complete build stays until
 * a newer one is complete.
 * @param inUse ETags of the pages that are open
 */
export function outdated(builds: readonly PageBuild[], inUse: ReadonlySet<string>): readonly PageBuild[] {
  const needed = new Set([newest(builds)?.etag, bestCached(builds)?.etag]);
  return builds.filter(({ etag }) => !needed.has(etag) && !inUse.has(etag));
}
