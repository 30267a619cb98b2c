import { aMeeting, aSchedule } from '../../test/a-schedule.ts';
import { entriesOf } from './calendar-entries.rules.ts';
import type { CalendarEntry } from './calendar-entries.rules.ts';

const drawn = (entries: readonly CalendarEntry[]) =>
  entries.map(({ title, note, start, end, isAllDay }) => [title, note, start, end, isAllDay]);

test('an event within one day has hours', () => {
  expect(drawn(entriesOf(aSchedule()))).toEqual([
    ['Palestra', '', '2026-11-24T12:00:00.000Z', '2026-11-24T14:00:00.000Z', false],
  ]);
  expect(drawn(entriesOf(aSchedule({ endDate: '2026-11-24 12:00:00' })))).toEqual([
    ['Palestra', '', '2026-11-24T12:00:00.000Z', '', false],
  ]);
});

test('an event over several days is split into all-day first, middle and last segments [B4.14-01]', () => {
  // Ends at seven in the evening of the 27th in São Paulo.
  const entries = entriesOf(aSchedule({ endDate: '2026-11-27 22:00:00' }));
  expect(drawn(entries)).toEqual([
    ['Palestra', 'início às 09:00', '2026-11-24', '', true],
    ['Palestra', '', '2026-11-25', '2026-11-27', true],
    ['Palestra', 'término às 19:00', '2026-11-27', '', true],
  ]);
  expect(entries.map(({ segment }) => segment)).toEqual(['first', 'middle', 'last']);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(3);
});

test('an event over two days has no middle segment, and one that ends at midnight ends on the day before', () => {
  expect(drawn(entriesOf(aSchedule({ startDate: '2026-11-30 03:00:00', endDate: '2026-12-02 03:00:00' })))).toEqual([
    ['Palestra', 'início', '2026-11-30', '', true],
    ['Palestra', 'término', '2026-12-01', '', true],
  ]);
});

test('names no hour at which a day starts or ends anyway', () => {
  // From midnight of the 24th to the last second of the 26th in São Paulo.
  const notes = (fields: { startDate: string; endDate: string }) =>
    entriesOf(aSchedule(fields)).map(({ note }) => note);
  expect(notes({ startDate: '2026-11-24 03:00:00', endDate: '2026-11-27 02:59:59' })).toEqual([
    'início',
    '',
    'término',
  ]);
  expect(notes({ startDate: '2026-11-24 12:00:00', endDate: '2026-11-27 02:59:59' })).toEqual([
    'início às 09:00',
    '',
    'término',
  ]);
  expect(notes({ startDate: '2026-11-24 03:00:00', endDate: '2026-11-26 20:00:00' })).toEqual([
    'início',
    '',
    'término às 17:00',
  ]);
});

test('a whole day without midnight has no hours', () => {
  // São Paulo's clocks went from midnight to one o'clock on 4 November 2018.
  expect(drawn(entriesOf(aSchedule({ startDate: '2018-11-04 03:00:00', endDate: '2018-11-05 02:00:00' })))).toEqual([
    ['Palestra', '', '2018-11-04', '', true],
  ]);
});

test('every meeting, from the first on, is an entry of its own [B4.14-02]', () => {
  const entries = entriesOf(
    aSchedule({
      title: 'Liderança',
      meetings: [aMeeting(), aMeeting({ startDate: '2026-12-06 12:00:00', finishDate: '2026-12-06 14:00:00' })],
    }),
  );
  expect(drawn(entries).slice(1)).toEqual([
    ['Encontro 1', 'Liderança', '2026-11-29T12:00:00.000Z', '2026-11-29T14:00:00.000Z', false],
    ['Encontro 2', 'Liderança', '2026-12-06T12:00:00.000Z', '2026-12-06T14:00:00.000Z', false],
  ]);
  expect(entries[1]?.item).toMatchObject({ kind: 'meeting', number: 1 });
});

test.each(['ASYNCHRONOUS', 'BLENDED'] as const)(
  '%s events and events of whole days show only the date [B4.14-03]',
  (modality) => {
    expect(drawn(entriesOf(aSchedule({ modality })))).toEqual([['Palestra', '', '2026-11-24', '', true]]);
    expect(entriesOf(aSchedule({ modality, endDate: '2026-11-27 22:00:00' })).map(({ note }) => note)).toEqual([
      'início',
      '',
      'término',
    ]);
    expect(entriesOf(aSchedule({ startDate: '2026-11-24 03:00:00', endDate: '2026-11-25 03:00:00' }))[0]).toMatchObject(
      { start: '2026-11-24', isAllDay: true },
    );
  },
);

test("days are in São Paulo's time: late in the evening it is not the next day [B9-34]", () => {
  const [entry] = entriesOf(
    aSchedule({ modality: 'BLENDED', startDate: '2026-11-25 01:30:00', endDate: '2026-11-25 02:30:00' }),
  );
  expect(entry?.start).toBe('2026-11-24');
});
