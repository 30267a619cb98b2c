import { aSchedule } from '../../test/a-schedule.ts';
import { entriesOf } from './calendar-entries.rules.ts';
import { shownHours } from './shown-hours.rules.ts';
import { entriesIn, monthOf, periodsOf } from './shown-period.rules.ts';

test.each([
  [{ start: '2026-11-01', end: '2026-12-01' }, ['11-2026']],
  [{ start: '2026-11-29', end: '2027-01-10' }, ['11-2026', '12-2026', '01-2027']],
  [{ start: '2027-01-31', end: '2027-03-01' }, ['01-2027', '02-2027']],
  [{ start: '2026-11-22', end: '2026-11-23' }, ['11-2026']],
])('%p requests the months %p', (range, periods) => {
  expect(periodsOf(range)).toEqual(periods);
});

test('a month ends on the first day of the next', () => {
  expect(monthOf('2026-12-31')).toEqual({ start: '2026-12-01', end: '2027-01-01' });
  expect(monthOf('2028-02-10')).toEqual({ start: '2028-02-01', end: '2028-03-01' });
});

test('an entry is in a range when one of its days is', () => {
  const count = (start: string, end: string, changes = {}) =>
    entriesIn(entriesOf(aSchedule(changes)), { start, end }).length;
  expect(count('2026-11-24', '2026-11-25')).toBe(1);
  expect(count('2026-11-25', '2026-11-26')).toBe(0);
  const week = { endDate: '2026-11-28 12:00:00' };
  expect(count('2026-11-26', '2026-11-27', week)).toBe(1);
  expect(count('2026-11-29', '2026-11-30', week)).toBe(0);
});

test('a week shows working hours, and more for entries outside them', () => {
  const hours = (...changes: object[]) => shownHours(changes.flatMap((each) => entriesOf(aSchedule(each))));
  expect(hours()).toEqual({ from: '07:00', to: '20:00' });
  expect(hours({ startDate: '2026-11-24 08:30:00', endDate: '2026-11-24 09:00:00' })).toEqual({
    from: '05:00',
    to: '20:00',
  });
  expect(hours({ startDate: '2026-11-24 22:00:00', endDate: '2026-11-24 23:30:00' })).toEqual({
    from: '07:00',
    to: '21:00',
  });
});
