import { createHash } from 'node:crypto';
import type { Composition, Release } from 'shared-kit/contracts/delivery';
import type { Override } from '../modules/delivery/index.ts';
import type { ShellBuild } from './shell-build.ts';

/** Releases whose files a page may run: those it shows, and those it falls back on. */
export function runnable({ releases, fallbacks }: Composition): readonly Release[] {
  return [...releases, ...fallbacks];
}

/**
 * Which scripts may run, by hash alone: the ones that the page inlines, and every file of the shell and of the releases. In the page itself,
 * where it packs well beside the record that repeats the hashes; no header takes so much. What a developer may take from their own machine is
 * named by origin: its bytes change at every build. `worker`: host and path of the portal's own service worker. Of other workers the guard makes
 * those that are recorded, from `blob:`; what it has not made is no address for a worker.
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
  /** Inlined styles. */
  readonly style: string;
  /** Origins that may be framed. */
  readonly frames: string;
  /** Origins of video services, whose players are framed and whose pictures are shown. */
  readonly videos?: readonly string[];
  readonly composition?: Composition;
  readonly override?: Override | null;
}

/** All that a page may load and do besides running scripts. A list without `default-src`, which would rule scripts too. */
export function loadPolicy({ style, frames, videos = [], composition, override }: Allowed): string {
  const releases = composition ? runnable(composition) : [];
  const developed = override ? [override.origin] : [];
  const origins = [...originsOf(releases), ...developed];
  // Those of https are allowed already.
  const plainVideos = videos.filter((origin) => origin.startsWith('http:'));
  return [
    list('style-src', "'self'", hashOf(style), ...origins),
    list('img-src', "'self' data: blob: https:", ...plainVideos, ...developed),
    "media-src 'self' blob:",
    list('font-src', "'self'", ...origins),
    // Workers are fetched from where their release is; a developer's own machine tells the page of rebuilds.
    list(
      'connect-src',
      "'self'",
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
    // `default` is the guard's; `kit-article` parses articles where nothing runs.
    'trusted-types default kit-article',
  ].join('; ');
}

/** For a page that runs nothing at all. */
export function stillPolicy(style: string): string {
  return `default-src 'none'; style-src ${hashOf(style)}; img-src 'self' data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`;
}

/** Other origins that releases are served from. */
function originsOf(releases: readonly Release[]): readonly string[] {
  return [
    ...new Set(releases.filter(({ baseUrl }) => URL.canParse(baseUrl)).map(({ baseUrl }) => new URL(baseUrl).origin)),
  ];
}

function list(directive: string, ...sources: readonly string[]): string {
  return [directive, ...sources].join(' ');
}

function hashOf(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
