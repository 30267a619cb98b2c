import { aSchedule } from '../../test/a-schedule.ts';
import { agendaEntries, fromToday } from './agenda-entries.rules.ts';
import { entriesOf } from './calendar-entries.rules.ts';

const november = { start: '2026-11-01', end: '2026-12-01' };
const days = (startDate: string, endDate: string, range = november) =>
  agendaEntries(entriesOf(aSchedule({ startDate, endDate })), range).map(({ start, end }) => [start, end]);

test('lists the first and the last day of a class that is open for weeks', () => {
  expect(days('2026-11-05 12:00:00', '2026-11-25 12:00:00')).toEqual([
    ['2026-11-05', ''],
    ['2026-11-25', ''],
  ]);
});

test('lists a class that spans the whole month on the first day of the month', () => {
  expect(days('2026-09-05 12:00:00', '2027-01-25 12:00:00')).toContainEqual(['2026-11-01', '2026-11-02']);
  expect(days('2026-09-05 12:00:00', '2026-10-25 12:00:00')).toEqual([
    ['2026-09-05', ''],
    ['2026-10-25', ''],
  ]);
});

describe('a list that is opened', () => {
  const entries = ['2026-11-05', '2026-11-24', '2026-11-26'].flatMap((day, index) =>
    entriesOf(aSchedule({ idSchedule: index, startDate: `${day} 12:00:00`, endDate: `${day} 13:00:00` })),
  );
  const shown = (today: string, range = november) => {
    const { entries: left, hasEarlier } = fromToday(entries, range, today);
    return [left.map(({ start }) => start.slice(0, 10)), hasEarlier];
  };

  test('starts today and leaves out earlier days', () =>
    expect(shown('2026-11-24')).toEqual([['2026-11-24', '2026-11-26'], true]));

  test('a list that is opened is complete without anything to come, and in another month', () => {
    expect(shown('2026-11-28')[1]).toBe(false);
    expect(shown('2026-11-01')[1]).toBe(false);
    expect(shown('2026-11-24', { start: '2026-10-01', end: '2026-11-01' })[1]).toBe(false);
  });
});
