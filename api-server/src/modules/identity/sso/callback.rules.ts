import { ownPath } from 'shared-kit/contracts/identity';

/** Ways in are nowhere to be led to. */
const wayIn = /^\/(?:login|landing-page|activate-user|registro|reset-password)(?:[/?#]|$)/i;

/**
 * The page that a `callback` means: an address of this tenant's own portal, whole or as a path, hash links included. Empty, which is home,
 * for whatever else: other sites, other tenants of the same host, ways in.
 */
export function pageOfCallback(callback: unknown, portalUrl: string): string {
  if (typeof callback !== 'string' || /[\\\s\p{Cc}]/u.test(callback) || callback.startsWith('//')) return '';
  const { origin, pathname: base } = new URL(`${portalUrl}/`);
  const basename = base.replace(/\/$/, '');
  const address =
    callback.startsWith('/') && !callback.startsWith(`${basename}/`) && callback !== basename
      ? `${basename}${callback}`
      : callback;
  if (!URL.canParse(address, `${portalUrl}/`)) return '';
  const url = new URL(address, `${portalUrl}/`);
  if (url.origin !== origin || url.username !== '' || url.password !== '') return '';
  if (!`${url.pathname}/`.startsWith(base)) return '';
  const page = url.hash.startsWith('#/') ? url.hash.slice(1) : `${url.pathname.slice(basename.length)}${url.search}`;
  const own = ownPath(page);
  return own === undefined || own === '/' || wayIn.test(own) ? '' : own;
}
