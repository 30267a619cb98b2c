import { headerTitle } from './title.rules.ts';

test('a title of 40 characters stays whole, a longer one is cut there [A9-14]', () => {
  expect(headerTitle('a'.repeat(40))).toBe('a'.repeat(40));
  expect(headerTitle('b'.repeat(41))).toBe(`${'b'.repeat(40)}…`);
});
