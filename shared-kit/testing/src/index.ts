export { MockApi } from './mock-api.ts';
export { MockSocket } from './mock-socket.ts';
export { renderPage } from './render-page.tsx';
export { testContentItem } from './test-content-item.ts';
export { testSession, testTenant } from './test-session.ts';
export { testNextItem, testSteps } from './training-steps.ts';
