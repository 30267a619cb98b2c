import type { Endpoint } from '@shared-kit/contracts/core';

/** Identity endpoints that stay open to a support actor, because they record nothing in the person's name. */
const openOfIdentity: ReadonlySet<string> = new Set(['identity.renew-login', 'identity.logout']);

/**
 * Returns true when a support access may not make this call (decision 126). It may read everything that the person
 * may read and do their work. The account itself (password, consent, profile, sessions, entering as a third person),
 * what is agreed with the plan, and the endpoints that their contract closes stay reserved for the person.
 */
export function isClosedToSupport(
  endpoint: Pick<Endpoint, 'id' | 'method' | 'path' | 'access' | 'inSupportAccess'>,
): boolean {
  if (endpoint.inSupportAccess !== undefined) return endpoint.inSupportAccess === 'closed';
  if (endpoint.access === 'public' || endpoint.method === 'GET') return false;
  const binds = endpoint.id.startsWith('identity.') || endpoint.path.includes('/plans/');
  return binds && !openOfIdentity.has(endpoint.id);
}

/**
 * Returns true when a call belongs on the record of a support access: it may change data and is not a login renewal
 * or a logout.
 */
export function leavesTrace({ id, method, access }: Pick<Endpoint, 'id' | 'method' | 'access'>): boolean {
  return method !== 'GET' && access !== 'public' && !openOfIdentity.has(id);
}

/**
 * Returns the target of a call for the record: the path without its query, and the ids in the body. It never contains
 * text that was typed.
 */
export function actionTarget(path: string, body: unknown): string {
  const ids = Object.entries(typeof body === 'object' && body !== null ? body : {})
    .filter(([name, value]) => /^id[A-Z]/.test(name) && (typeof value === 'number' || /^\d{1,12}$/.test(String(value))))
    .map(([name, value]) => `${name}=${String(value)}`);
  return [path.split('?', 1)[0] ?? '', ...ids].join(' ').slice(0, 300);
}
