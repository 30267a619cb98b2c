export { MockApi } from './mock-api.ts';
export { renderPage } from './render-page.tsx';
export { testSession, testTenant } from './test-session.ts';
