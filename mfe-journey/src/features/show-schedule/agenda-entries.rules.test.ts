import { aSchedule } from '../../test/a-schedule.ts';
import { agendaEntries } from './agenda-entries.rules.ts';
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
