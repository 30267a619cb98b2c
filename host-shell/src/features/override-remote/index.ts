/** Code for a page with an override or with a request for one; other pages don't load it. */
export { LocalPortal } from './local-portal.tsx';
export { OverrideRequest } from './override-request.tsx';
