import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import { contentState } from './element-state.rules.ts';
import { contentOutcome } from '../scorm/core/sco-outcome.rules.ts';

const SCORM = 26;

test.each<[EnrollmentStatus, number]>([
  ['IN_PROGRESS', 50],
  ['INCOMPLETE', 50],
  ['COMPLETED', 100],
  ['PASSED', 100],
  ['FAILED', 100],
])(
  'maps a SCORM content that is %s to %i on the map and one that was not started to 0 [B4.2-09]',
  (status, progress) => {
    expect(contentState({ status, progress: 0, grade: 0 }, SCORM).progress).toBe(progress);
    expect(contentState(null, SCORM).progress).toBe(0);
  },
);

test('completes the content with its last lesson, whatever was skipped before it [B4.5-07]', () => {
  const outcome = (...statuses: EnrollmentStatus[]) =>
    contentOutcome(statuses.map((status) => ({ status, grade: null }))).status;
  expect(outcome('NOT_ATTEMPTED', 'INCOMPLETE', 'COMPLETED')).toBe('COMPLETED');
  expect(outcome('COMPLETED', 'COMPLETED', 'INCOMPLETE')).toBe('IN_PROGRESS');
});
