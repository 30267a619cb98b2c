import { initials } from './initials.rules.ts';

test.each([
  ['Ana Maria da Silva', 'AS'],
  ['carla', 'C'],
  ['  Íris   dos Santos ', 'ÍS'],
  ['', ''],
])('the initials of %p are %p', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
