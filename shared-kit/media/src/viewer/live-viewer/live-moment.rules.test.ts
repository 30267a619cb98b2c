import { beginText, leftText, untilBegin } from './live-moment.rules.ts';

const now = new Date('2026-11-20T20:00:00Z');

test('starts at the time of São Paulo', () => {
  expect(untilBegin('2026-11-20 22:00:00', now)).toBe(7_200_000);
  expect(untilBegin('2026-11-20 19:59:59', now)).toBe(0);
  expect(untilBegin(null, now)).toBe(0);
});

test('names the day relative to today', () => {
  expect(beginText('2026-11-20 22:00:00', now)).toBe('Começa hoje às 19:00');
  expect(beginText('2026-11-21 22:30:00', now)).toBe('Começa amanhã às 19:30');
  expect(beginText('2026-12-02 13:00:00', now)).toBe('Começa em 02/12/2026 às 10:00');
});

test.each([
  [200_000_000, '2 d 7 h'],
  [3_900_000, '1 h 05 min'],
  [249_000, '4 min 09 s'],
  [900, '1 s'],
])('formats %i ms as %s', (ms, text) => expect(leftText(ms)).toBe(text));
