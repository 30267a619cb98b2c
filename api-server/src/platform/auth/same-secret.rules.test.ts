import { isSameSecret } from './same-secret.rules.ts';

test.each([
  ['segredo', 'segredo', true],
  ['segredo', 'segredO', false],
  ['segred', 'segredo', false],
  ['segredo ', 'segredo', false],
  ['', 'segredo', false],
  ['ã', 'a', false],
])('%j against %j: %j', (sent, expected, isSame) => {
  expect(isSameSecret(sent, expected)).toBe(isSame);
});
