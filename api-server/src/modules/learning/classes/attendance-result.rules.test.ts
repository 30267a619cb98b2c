import { attendanceResult } from './attendance-result.rules.ts';

const counts = (present: number, absent = 0, justified = 0) => ({ present, absent, justified });

test('attendance is the part of the marked meetings, rounded down', () => {
  expect(attendanceResult(counts(2, 1), { meetings: 5, min: null })).toEqual({ percent: 66, result: null });
  expect(attendanceResult(counts(0), { meetings: 5, min: null })).toEqual({ percent: null, result: null });
});

test.each([
  [counts(3, 1), { meetings: 4, min: 75 }, 'approved'],
  [counts(3, 0, 1), { meetings: 4, min: 75 }, 'approved'],
  [counts(3), { meetings: 4, min: 75 }, 'approved'],
  [counts(2, 1), { meetings: 4, min: 75 }, 'open'],
  [counts(2, 1, 1), { meetings: 4, min: 75 }, 'failed'],
  [counts(0, 2), { meetings: 4, min: 75 }, 'failed'],
  [counts(0), { meetings: 4, min: 75 }, 'open'],
  [counts(2, 1), { meetings: 3, min: 67 }, 'failed'],
  [counts(0), { meetings: 0, min: 75 }, null],
])('%j of %j is %s', (marks, of, result) => {
  expect(attendanceResult(marks, of).result).toBe(result);
});
