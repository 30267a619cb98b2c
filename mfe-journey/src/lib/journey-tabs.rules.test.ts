import { menuFacts } from 'shared-kit/contracts/platform';
import { availableTabs, openTab } from './journey-tabs.rules.ts';

const none = availableTabs(new Set());
const withRequests = availableTabs(new Set([menuFacts.hasEnrollmentRequests]));

test('an address opens its tab, in whatever case', () => {
  expect(openTab('certificates', none)).toBe('certificates');
  expect(openTab('HISTORIC', none)).toBe('historic');
});

test('requests have a tab for whoever has made some, between the trainings and the history [B2.2-02]', () => {
  expect(none).toEqual(['registered', 'historic', 'certificates']);
  expect(withRequests).toEqual(['registered', 'requestEnrollmentStatus', 'historic', 'certificates']);
  expect(openTab('requestenrollmentstatus', withRequests)).toBe('requestEnrollmentStatus');
});

test('an unavailable tab falls back to registered [B2.2-06]', () => {
  expect([undefined, 'nope', 'externalCourse', 'requestEnrollmentStatus'].map((name) => openTab(name, none))).toEqual(Array(4).fill('registered'));
});
