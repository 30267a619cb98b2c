import { cleanFileName } from './upload-name.rules.ts';

test('reads the last part of a path without unseen characters', () => {
  expect(cleanFileName('C:\\Fotos\\relat\u202Eorio .pdf. ')).toBe('relatorio .pdf');
});

test('takes no longer for a hostile name of a hundred thousand characters', () => {
  const from = performance.now();
  expect(cleanFileName(`a${'.'.repeat(100_000)}b.pdf`)).toBe('b.pdf');
  expect(performance.now() - from).toBeLessThan(1_000);
});
