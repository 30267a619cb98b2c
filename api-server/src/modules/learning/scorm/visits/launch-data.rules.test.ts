import { launchData } from './launch-data.rules.ts';
import type { LaunchInput } from './launch-data.rules.ts';

const input = (more: Partial<LaunchInput>): LaunchInput => ({
  version: '1.2',
  mode: 'normal',
  learner: { id: '7', name: 'Ana Souza' },
  sco: {
    mastery_score: null,
    completion_threshold: null,
    launch_data: '',
    max_time_allowed: '',
    time_limit_action: '',
  },
  stored: {},
  totalTime: 0,
  isResumed: false,
  ...more,
});
const status = (more: Partial<LaunchInput>) => launchData(input(more)).elements['cmi.core.lesson_status'];

test('starts a review of a 1.2 lesson without a status as browsed', () => {
  expect(status({ mode: 'review' })).toBe('browsed');
  expect(status({ mode: 'review', stored: { 'cmi.core.lesson_status': 'passed' } })).toBe('passed');
  expect(status({})).toBeUndefined();
  expect(status({ version: '2004', mode: 'review' })).toBeUndefined();
});
