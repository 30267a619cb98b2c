import { timeLeft } from './time-left.rules.ts';

test.each([
  ['1 h 05 min', 'Falta 1 h 05 min'],
  ['1 s', 'Falta 1 s'],
  ['10 min', 'Faltam 10 min'],
  ['2 h 1 min', 'Faltam 2 h 1 min'],
])('formats %s left as %s', (time, text) => expect(timeLeft(time)).toBe(text));
