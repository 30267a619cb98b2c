import { impactEvaluationStatus } from './impact-evaluation.rules.ts';

const now = new Date('2026-11-20T12:00:00Z');
const before = new Date('2026-11-20T11:59:59Z');
const after = new Date('2026-11-20T12:00:01Z');

test('an impact evaluation is finished once answered, whatever the current time [B4.1-16]', () => {
  expect(impactEvaluationStatus({ finishDate: before, expirationDate: before }, now)).toBe('FINISHED');
  expect(impactEvaluationStatus({ finishDate: before, expirationDate: after }, now)).toBe('FINISHED');
});

test('expires after its last moment without an answer [B4.1-17]', () => {
  expect(impactEvaluationStatus({ finishDate: null, expirationDate: before }, now)).toBe('EXPIRED');
});

test('an impact evaluation is pending through its last moment [B4.1-18]', () => {
  expect(impactEvaluationStatus({ finishDate: null, expirationDate: now }, now)).toBe('PENDING');
  expect(impactEvaluationStatus({ finishDate: null, expirationDate: after }, now)).toBe('PENDING');
});
