import { menuFlags } from '@shared-kit/contracts/delivery';
import { availableTabs, openTab } from './journey-tabs.rules.ts';

const none = availableTabs(new Set());
const withRequests = availableTabs(new Set([menuFlags.hasEnrollmentRequests]));

test('the address selects a tab, ignoring case', () => {
  expect(openTab('certificates', none)).toBe('certificates');
  expect(openTab('HISTORIC', none)).toBe('historic');
});

test('the requests tab exists for people with requests, between the trainings and the history [B2.2-02]', () => {
  expect(none).toEqual(['registered', 'historic', 'certificates']);
  expect(withRequests).toEqual(['registered', 'requestEnrollmentStatus', 'historic', 'certificates']);
  expect(openTab('requestenrollmentstatus', withRequests)).toBe('requestEnrollmentStatus');
});

test('the campaigns tab exists for people in a campaign, after the certificates [B2.2-04]', () => {
  expect(availableTabs(new Set([menuFlags.isInCampaign]))).toEqual([
    'registered',
    'historic',
    'certificates',
    'gamification',
  ]);
  expect(openTab('gamification', none)).toBe('registered');
});

test('the external courses tab exists when the tenant has the feature [B2.2-05]', () => {
  const withCourses = availableTabs(new Set([menuFlags.externalCourses]));
  expect(withCourses).toEqual(['registered', 'historic', 'certificates', 'externalCourse']);
  expect(openTab('externalcourse', withCourses)).toBe('externalCourse');
  expect(openTab('externalCourse', none)).toBe('registered');
});

test('the impact evaluations tab exists for people with evaluations [B2.2-03]', () => {
  const withImpact = availableTabs(new Set([menuFlags.hasImpactEvaluations]));
  expect(withImpact).toEqual(['registered', 'historic', 'certificates', 'impactEvaluation']);
  expect(openTab('impactevaluation', withImpact)).toBe('impactEvaluation');
  expect(openTab('impactEvaluation', none)).toBe('registered');
});

test('an unavailable tab falls back to the registered trainings [B2.2-06]', () => {
  expect([undefined, 'nope', 'externalCourse', 'requestEnrollmentStatus'].map((name) => openTab(name, none))).toEqual(
    Array(4).fill('registered'),
  );
});
