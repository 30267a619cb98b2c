import { createHash } from 'node:crypto';
import type { Composition, Release } from '@shared-kit/contracts/delivery';
import type { Override } from '../modules/delivery/index.ts';
import type { ShellBuild } from './shell-build.service.ts';

/** Returns the releases whose files a page may run: the current ones and their fallbacks. */
export function runnable({ releases, fallbacks }: Composition): readonly Release[] {
  return [...releases, ...fallbacks];
}

/**
 * Returns the policy of scripts that may run, by hash alone: the inlined ones and every file of the shell and of the
 * releases. It is in the page, where it compresses well beside the record that repeats the hashes; it is too large
 * for a header. A developer's override is allowed by origin, because its bytes change with every build. `worker`:
 * host and path of the portal's own service worker. Other workers are created by the guard from `blob:`, only
 * recorded ones; no other address is allowed for a worker.
 */
export function scriptPolicy(
  inlined: readonly string[],
  shell: ShellBuild,
  composition: Composition,
  override: Override | null,
  worker: string | null,
): string {
  const files = [shell.files, ...runnable(composition).map((release) => release.files)].flatMap(Object.entries) as [
    string,
    string,
  ][];
  const hashes = files.filter(([file]) => /\.m?js$/.test(file)).map(([, hash]) => `'${hash}'`);
  return `script-src ${[...new Set([...inlined.map(hashOf), ...hashes, ...(override ? [override.origin] : [])])].join(' ')}; worker-src ${worker === null ? '' : `${worker} `}blob:`;
}

interface Allowed {
  /** Inlined scripts. */
  readonly inlined: readonly string[];
  /** Host and path of the portal's own service worker. */
  readonly worker: string | null;
  /** Inlined styles. */
  readonly style: string;
  /** Origins that may be framed. */
  readonly frames: string;
  /** Origins of video services, whose players are framed and whose pictures are shown. */
  readonly videos?: readonly string[];
  /** Origins of payment gateways, to which the page sends cards. */
  readonly payments?: readonly string[];
  readonly composition?: Composition;
  readonly override?: Override | null;
}

/**
 * Returns the policy of the header. Of scripts it names origins and the inlined ones; the policy in the page narrows the
 * files to recorded ones, and both hold (decision 546).
 */
export function loadPolicy({
  inlined,
  worker,
  style,
  frames,
  videos = [],
  payments = [],
  composition,
  override,
}: Allowed): string {
  const releases = composition ? runnable(composition) : [];
  const developed = override ? [override.origin] : [];
  const origins = [...originsOf(releases), ...developed];
  // Those with https are already allowed.
  const plainVideos = videos.filter((origin) => origin.startsWith('http:'));
  return [
    list('script-src', "'self'", ...inlined.map(hashOf), ...origins),
    `worker-src ${worker === null ? '' : `${worker} `}blob:`,
    list('style-src', "'self'", hashOf(style), ...origins),
    list('img-src', "'self' data: blob: https:", ...plainVideos, ...developed),
    "media-src 'self' blob:",
    list('font-src', "'self'", ...origins),
    // Workers are fetched from the origin of their release; a developer's machine notifies the page of rebuilds.
    list(
      'connect-src',
      "'self'",
      ...payments,
      ...originsOf(releases),
      ...developed.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]),
    ),
    "manifest-src 'self'",
    list('frame-src', "'self'", frames, ...plainVideos, 'https:'),
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "script-src-attr 'none'",
    "require-trusted-types-for 'script'",
    // `default` belongs to the guard; `kit-article` parses articles in a document without scripts.
    'trusted-types default kit-article',
  ].join('; ');
}

/** Returns the policy of a page without scripts. */
export function stillPolicy(style: string): string {
  return `default-src 'none'; style-src ${hashOf(style)}; img-src 'self' data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`;
}

/** Returns the other origins that serve releases. */
function originsOf(releases: readonly Release[]): readonly string[] {
  return [
    ...new Set(releases.filter(({ baseUrl }) => URL.canParse(baseUrl)).map(({ baseUrl }) => new URL(baseUrl).origin)),
  ];
}

function list(directive: string, ...sources: readonly string[]): string {
  return [directive, ...sources].join(' ');
}

function hashOf(source: string): string {
  const known = hashesBySource.get(source);
  if (known !== undefined) return known;
  const hash = `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
  if (hashesBySource.size >= 200) hashesBySource.clear();
  hashesBySource.set(source, hash);
  return hash;
}

/** Hashes of inlined scripts and styles, which most pages share. */
const hashesBySource = new Map<string, string>();
