import type { AppDetails } from '@shared-kit/contracts/identity';

interface Visit {
  readonly app: Pick<AppDetails, 'landingPage' | 'loginImage' | 'loginImageMobile'>;
  /** Path below the tenant's own. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
}

/**
 * Returns the `Link` header of a login page, so that browsers request its picture with the first bytes of the reply,
 * before they have parsed the page. It is not in the page, which is the same at every address. The shell decides
 * which picture is shown (host-shell/src/boot/inline).
 */
export function pictureLink({ app, path, query }: Visit): string | undefined {
  const isShown =
    path.replace(/\/+$/, '').toLowerCase() === '/login' &&
    (!app.landingPage || 'fromLP' in query || 'byPassSSO' in query);
  if (!isShown) return undefined;
  const [wide, narrow] = [app.loginImage || app.loginImageMobile, app.loginImageMobile || app.loginImage];
  if (!wide || !narrow) return undefined;
  if (wide === narrow) return preload(wide);
  return [preload(wide, '(min-width: 48rem)'), preload(narrow, 'not all and (min-width: 48rem)')].join(', ');
}

/** Returns a `Link` header that requests a picture before the page is parsed. The focus of its address is left out. */
export function preload(address: string, media?: string): string {
  const safe = address.replace(/#.*/, '').replace(/[<>,;"\s]/g, encodeURIComponent);
  return `<${safe}>; rel=preload; as=image; fetchpriority=high${media ? `; media="${media}"` : ''}`;
}
