import type { BootDocument } from '../boot/boot-document.ts';
import type { Release } from 'shared-kit/contracts/platform';

/** How much of a portal is kept: what its login needs, or all that its pages begin with. */
export type KeptLevel = 'login' | 'portal';

/** One page of a tenant, as the server wrote it once, and the files that belong to it and to nothing else. */
export interface Edition {
  /** The page's ETag, which is a digest of its text. */
  readonly etag: string;
  /** Milliseconds since 1970; when the server last said that this is the page. */
  readonly confirmedAt: number;
  /** Hash by whole address, of every file that the page may run or style itself with. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Addresses to keep for each level. */
  readonly needs: Readonly<Record<KeptLevel, readonly string[]>>;
  /** Addresses of what every page of somebody who is logged in asks for first, in that order. */
  readonly begins?: readonly string[];
  /** First words of paths that name other tenants of the host. */
  readonly neighbours?: readonly string[];
  /** Of what the files are all there; written after the last of them. */
  readonly kept: KeptLevel | null;
}

/** The reader of documents and its worker, 1.5 MB that few people open: stored when they are first used (tools/webpack/host-config.ts). */
const isOnUse = (file: string): boolean => /^(on-use|assets)\//.test(file);

type PageRecord = Pick<Edition, 'hashes' | 'needs' | 'begins' | 'neighbours'>;

/** What a page says of its files; undefined for what is no page of this portal, or one made for a developer's override. */
export function recordOf(html: string, origin: string, basename: string): PageRecord | undefined {
  const [, json] = /<script type="application\/json" id="azulejo-boot">(.*?)<\/script>/s.exec(html) ?? [];
  if (json === undefined) return undefined;
  const {
    shell,
    composition,
    override,
    portalFiles,
    app,
    basename: named,
    neighbours = [],
  } = JSON.parse(json) as BootDocument;
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
  const login = [...linked, ...images];
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

/** What a remote begins with, wherever it is entered. */
function startOf({ baseUrl, entry, preloads }: Release): string[] {
  return [entry, ...Object.values(preloads).flat()].map((file) => baseUrl + file);
}

/** A file's address as the record has it: retries carry a query. */
export function plainAddress(address: string): string {
  return address.replace(/[?#].*/, '');
}

/** Whether a level is kept where another one is asked for. */
export function holds(kept: KeptLevel | null, level: KeptLevel): boolean {
  return kept === 'portal' || kept === level;
}

/** What is shown where the server can't be asked: the fullest there is, of those the newest. Never one whose files are not all there. */
export function bestKept(editions: readonly Edition[]): Edition | undefined {
  const rank = ({ kept }: Edition): number => (kept === 'portal' ? 1 : 0);
  return editions
    .filter(({ kept }) => kept !== null)
    .toSorted((a, b) => rank(b) - rank(a) || b.confirmedAt - a.confirmedAt)[0];
}

export function newest(editions: readonly Edition[]): Edition | undefined {
  return editions.toSorted((a, b) => b.confirmedAt - a.confirmedAt)[0];
}

/**
 * Editions that nobody needs any more: a page that is open keeps its own, and the last whole one stays until there is a newer whole one.
 * @param inUse ETags of the pages that are open
 */
export function outlived(editions: readonly Edition[], inUse: ReadonlySet<string>): readonly Edition[] {
  const needed = new Set([newest(editions)?.etag, bestKept(editions)?.etag]);
  return editions.filter(({ etag }) => !needed.has(etag) && !inUse.has(etag));
}
