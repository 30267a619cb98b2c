import fc from 'fast-check';
import { importDateOf, importDateSchema, parseImportDate } from './import-date.rules.ts';

/** 21 May, 01:30 in UTC: still 20 May in São Paulo. */
const now = new Date('2026-05-21T01:30:00Z');

test.each([
  ['today', '2026-05-20T03:00:00.000Z'],
  ['today-3d', '2026-05-17T03:00:00.000Z'],
  ['today+30d 14:30', '2026-06-19T17:30:00.000Z'],
  ['today+2h', '2026-05-21T03:30:00.000Z'],
  ['today-45m', '2026-05-21T00:45:00.000Z'],
  ['2026-05-01', '2026-05-01T03:00:00.000Z'],
  ['2026-05-01 08:15', '2026-05-01T11:15:00.000Z'],
  ['2018-12-01 14:30', '2018-12-01T16:30:00.000Z'],
  ['2018-11-04', '2018-11-04T03:00:00.000Z'],
])('parses %s', (expression, moment) => expect(parseImportDate(expression, now)?.toISOString()).toBe(moment));

test.each(['', 'tomorrow', 'today-3', 'today+2h 10:00', '2026-13-01', '2026-02-30', '01/05/2026', 'today 9:00'])(
  "rejects '%s'",
  (expression) => expect(importDateSchema.safeParse(expression).success).toBe(false),
);

test.each([
  ['2026-05-20T03:00:00.000Z', '2026-05-20'],
  ['2026-05-20T17:30:00.000Z', '2026-05-20 14:30'],
  ['2026-05-20T17:30:15.000Z', '2026-05-20 14:30:15'],
  ['2026-05-20T17:30:15.001Z', '2026-05-20T17:30:15.001Z'],
  // The second of two equal wall clocks, when daylight saving time ended.
  ['2018-02-18T02:30:00.000Z', '2018-02-18T02:30:00.000Z'],
])('writes %s as %s', (moment, expression) => expect(importDateOf(new Date(moment))).toBe(expression));

test('writes every moment so that it is read as the same moment', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (moment) => {
        const expression = importDateOf(moment);
        expect(importDateSchema.safeParse(expression).success).toBe(true);
        expect(parseImportDate(expression, now)?.getTime()).toBe(moment.getTime());
      },
    ),
  );
});
