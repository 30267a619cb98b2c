import type { Endpoint } from 'shared-kit/contracts/core';

/** What a person's account does for whoever acts in it: these write nothing that would be the person's own word. */
const openOfIdentity: ReadonlySet<string> = new Set(['identity.renew-login', 'identity.logout']);

/**
 * Whether a support access is refused this call (decision 126). It may read all that the person may, and do their work; the account itself
 * (password, consent, profile, sessions, entering as a third person) and what is agreed with the plan stay the person's, and so does what an
 * endpoint's contract closes.
 */
export function isClosedToSupport(
  endpoint: Pick<Endpoint, 'id' | 'method' | 'path' | 'access' | 'inSupportAccess'>,
): boolean {
  if (endpoint.inSupportAccess !== undefined) return endpoint.inSupportAccess === 'closed';
  if (endpoint.access === 'public' || endpoint.method === 'GET') return false;
  const binds = endpoint.id.startsWith('identity.') || endpoint.path.includes('/plans/');
  return binds && !openOfIdentity.has(endpoint.id);
}

/** Whether a call belongs on the record of a support access: it may change something, and is more than coming and going. */
export function leavesTrace({ id, method, access }: Pick<Endpoint, 'id' | 'method' | 'access'>): boolean {
  return method !== 'GET' && access !== 'public' && !openOfIdentity.has(id);
}

/** Where a call went, for the record: the address without its query, and the ids that came in the body. Nothing that was typed. */
export function actionTarget(path: string, body: unknown): string {
  const ids = Object.entries(typeof body === 'object' && body !== null ? body : {})
    .filter(([name, value]) => /^id[A-Z]/.test(name) && (typeof value === 'number' || /^\d{1,12}$/.test(String(value))))
    .map(([name, value]) => `${name}=${String(value)}`);
  return [path.split('?', 1)[0] ?? '', ...ids].join(' ').slice(0, 300);
}
