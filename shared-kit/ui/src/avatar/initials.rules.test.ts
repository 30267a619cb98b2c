import { initials } from './initials.rules.ts';

test.each([
  ['Ana Maria da Silva', 'AS'],
  ['carla', 'C'],
  ['  Íris   dos Santos ', 'ÍS'],
  ['', ''],
])('returns the initials of %p as %p', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
