import { ownPath } from '@shared-kit/contracts/identity';

/** Login pages, to which a callback must not lead. */
const wayIn = /^\/(?:login|landing-page|activate-user|registro|reset-password|confirm-email)(?:[/?#]|$)/i;

/**
 * Returns the page that a `callback` names: an address of this tenant's own portal, absolute or as a path, hash links
 * included. Empty, which means home, for anything else: other sites, other tenants of the same host, login pages.
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
