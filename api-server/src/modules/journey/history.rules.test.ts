import type { LearnerEnrollment } from '../learning/index.ts';
import { renewable, repeatable } from './history.rules.ts';

const now = new Date('2026-11-26T12:00:00Z');
const done: LearnerEnrollment = {
  idEnrollment: 1,
  idUser: 7,
  nodeCode: 'nr-35',
  title: 'NR-35',
  workload: '',
  nodeStatus: 'PUBLISHED',
  status: 'PASSED',
  isDone: true,
  progress: 100,
  grade: 88,
  enrolledAt: new Date('2024-12-01T12:00:00Z'),
  startDate: null,
  finishDate: new Date('2024-12-21T12:00:00Z'),
  expiresAt: null,
  validUntil: new Date('2026-12-21T12:00:00Z'),
  team: null,
};

test.each<[string, Partial<LearnerEnrollment>, boolean]>([
  ['ends in 25 days', {}, true],
  ['has ended', { validUntil: new Date('2026-11-01T12:00:00Z') }, true],
  ['ends in 61 days', { validUntil: new Date('2027-01-26T12:00:00Z') }, false],
  ['has no end', { validUntil: null }, false],
  ['is not done', { isDone: false, status: 'FAILED' }, false],
  ['belongs to a training that is no longer offered', { nodeStatus: 'ARCHIVED' }, false],
])('a certification that %s can be renewed: %s', (_, fields, expected) => {
  expect(renewable([{ ...done, ...fields }], now).has(1)).toBe(expected);
});

test('a certification whose renewal has begun offers no second one', () => {
  const renewal = {
    ...done,
    idEnrollment: 2,
    isDone: false,
    status: 'IN_PROGRESS',
    enrolledAt: now,
    validUntil: null,
  } as const;
  expect(renewable([done, renewal], now).size).toBe(0);
  expect(renewable([done, { ...renewal, nodeCode: 'nr-10' }], now).has(1)).toBe(true);
});

describe('an expired enrolment', () => {
  const expired = { ...done, status: 'EXPIRED', isDone: false, validUntil: null } as const;

  test('an expired enrolment may be repeated while the training is offered', () => {
    expect(repeatable([expired]).has(1)).toBe(true);
    expect(repeatable([{ ...expired, nodeStatus: 'ARCHIVED' }]).size).toBe(0);
    expect(repeatable([{ ...expired, status: 'IN_PROGRESS' }]).size).toBe(0);
  });

  test('an expired enrolment is not repeated after a later one', () => {
    expect(repeatable([expired, { ...done, idEnrollment: 2, enrolledAt: now }]).size).toBe(0);
    expect(repeatable([expired, { ...expired, idEnrollment: 2, enrolledAt: now }])).toEqual(new Set([2]));
  });
});
