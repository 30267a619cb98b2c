import { impactEvaluationStatus } from './impact-evaluation.rules.ts';

const now = new Date('2026-11-20T12:00:00Z');
const before = new Date('2026-11-20T11:59:59Z');
const after = new Date('2026-11-20T12:00:01Z');

test('what was answered is finished, however late it is now [B4.1-16]', () => {
  expect(impactEvaluationStatus({ finishDate: before, expirationDate: before }, now)).toBe('FINISHED');
  expect(impactEvaluationStatus({ finishDate: before, expirationDate: after }, now)).toBe('FINISHED');
});

test('without an answer it expires with its last moment [B4.1-17]', () => {
  expect(impactEvaluationStatus({ finishDate: null, expirationDate: before }, now)).toBe('EXPIRED');
  expect(impactEvaluationStatus({ finishDate: null, expirationDate: now }, now)).toBe('EXPIRED');
});

test('until then it is pending [B4.1-18]', () => {
  expect(impactEvaluationStatus({ finishDate: null, expirationDate: after }, now)).toBe('PENDING');
});
