import { greeting } from './greeting.rules.ts';

test.each([
  [4, 'Boa noite'],
  [5, 'Bom dia'],
  [11, 'Bom dia'],
  [12, 'Boa tarde'],
  [17, 'Boa tarde'],
  [18, 'Boa noite'],
])('the greeting at %i h is %s', (hour, words) => {
  expect(greeting(new Date(2026, 10, 21, hour))).toBe(words);
});
