import { periodOf, touches } from './period.rules.ts';
import type { ScheduleRecord } from './schedule-record.rules.ts';

const november = { from: new Date('2026-11-01T03:00:00Z'), to: new Date('2026-12-01T03:00:00Z') };
const record = (start: string, end: string, meetings: ScheduleRecord['meetings'] = []): ScheduleRecord =>
  ({ start: new Date(start), end: new Date(end), meetings }) as unknown as ScheduleRecord;

test('uses the month in São Paulo, and the current one without a name [B9-34]', () => {
  expect(periodOf('11-2026', new Date(0))).toEqual(november);
  expect(periodOf('12-2026', new Date(0)).to).toEqual(new Date('2027-01-01T03:00:00Z'));
  // 00:30 UTC on 1 December is the evening of 30 November.
  expect(periodOf(undefined, new Date('2026-12-01T00:30:00Z'))).toEqual(november);
});

test.each([
  ['2026-10-20T12:00:00Z', '2026-11-01T03:00:00Z', false],
  ['2026-10-20T12:00:00Z', '2026-11-01T03:00:01Z', true],
  ['2026-11-01T03:00:00Z', '2026-11-01T03:00:00Z', true],
  ['2026-12-01T03:00:00Z', '2026-12-01T05:00:00Z', false],
])('reports whether %s to %s is in November: %p', (start, end, isIn) => {
  expect(touches(record(start, end), november)).toBe(isIn);
});

test('puts a class in the month of its meeting, whatever its own dates are', () => {
  const meeting = {
    startDate: new Date('2026-11-10T12:00:00Z'),
    finishDate: new Date('2026-11-10T13:00:00Z'),
  } as ScheduleRecord['meetings'][number];
  expect(touches(record('2026-09-01T12:00:00Z', '2026-09-02T12:00:00Z', [meeting]), november)).toBe(true);
});

test('begins a month with daylight saving time at its own midnight', () => {
  expect(periodOf('12-2018', new Date(0))).toEqual({
    from: new Date('2018-12-01T02:00:00Z'),
    to: new Date('2019-01-01T02:00:00Z'),
  });
});
