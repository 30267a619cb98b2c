/** What only a page with an override, or with the question for one, loads. */
export { LocalPortal } from './local-portal.tsx';
export { OverrideRequest } from './override-request.tsx';
