import { checkDates, eventSpan, fileSpan } from './event-span.rules.ts';
import { parseImportDate } from '../../../platform/importing/import-date.rules.ts';
import { scheduleFileSchema } from './schedule-file.schema.ts';

const now = new Date('2026-11-22T12:00:00Z');
const dateOf = (text: string) => parseImportDate(text, now) ?? now;
const span = (start: string, end?: string) =>
  Object.values(eventSpan({ start, end }, dateOf)).map((date) => date.toISOString().slice(0, 16));

test.each([
  ['today', undefined, ['2026-11-22T03:00', '2026-11-23T03:00']],
  ['today', 'today+2d', ['2026-11-22T03:00', '2026-11-25T03:00']],
  ['today 09:00', undefined, ['2026-11-22T12:00', '2026-11-22T13:00']],
  ['today 09:00', 'today 11:30', ['2026-11-22T12:00', '2026-11-22T14:30']],
  ['2018-11-03', undefined, ['2018-11-03T03:00', '2018-11-04T03:00']],
  ['2018-11-04', undefined, ['2018-11-04T03:00', '2018-11-05T02:00']],
  ['today+2h', undefined, ['2026-11-22T14:00', '2026-11-22T15:00']],
])('spans an event from %s until %s', (start, end, expected) => {
  expect(span(start, end)).toEqual(expected);
});

test('rejects dates that go backwards and meetings outside of the event', () => {
  const faults = (event: object) =>
    scheduleFileSchema
      .parse({ types: [], events: [{ key: 'a', type: 'x', title: 'A', ...event }] })
      .events.flatMap((each) => checkDates(each, now).map(({ field }) => field.join('.')));
  expect(faults({ start: 'today 10:00', end: 'today 09:00' })).toEqual(['end']);
  const meeting = (start: string, finish: string) => ({ type: 'ONLINE', start, finish });
  expect(
    faults({
      start: 'today',
      meetings: [
        meeting('today 10:00', 'today 09:00'),
        meeting('today+1d 09:00', 'today+1d 10:00'),
        meeting('today 09:00', 'today 10:00'),
      ],
    }),
  ).toEqual(['meetings.0.finish', 'meetings.1.start']);
});

test.each([
  ['2026-11-22T03:00:00Z', '2026-11-23T03:00:00Z'],
  ['2026-11-22T03:00:00Z', '2026-11-25T03:00:00Z'],
  ['2026-11-22T12:00:00Z', '2026-11-22T14:30:00Z'],
  ['2018-11-03T12:00:00Z', '2018-11-04T03:00:00Z'],
  ['2026-11-22T12:00:00Z', '2026-11-22T14:30:15.250Z'],
])('writes an event from %s to %s so that it is read the same', (start, end) => {
  const dates = { start: new Date(start), end: new Date(end) };
  expect(eventSpan(fileSpan(dates), dateOf)).toEqual(dates);
});
