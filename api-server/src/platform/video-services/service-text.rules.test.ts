import { pictureUrl, plainText, secondsOfIso } from './service-text.rules.ts';

test.each([
  ['PT58S', 58],
  ['PT4M5S', 245],
  ['PT1H2M3S', 3723],
  ['P1DT1H', 90_000],
  ['P0D', 0],
  ['', 0],
  ['PT1X', 0],
  ['PT99999999999999S', 0],
])('secondsOfIso parses %s as %i seconds', (text, seconds) => expect(secondsOfIso(text)).toBe(seconds));

test('pictures are allowed over https or from the configured service', () => {
  expect(pictureUrl('https://i.ytimg.com/vi/x/hq.jpg', [])).toBe('https://i.ytimg.com/vi/x/hq.jpg');
  expect(pictureUrl('http://localhost:3003/vi/x.webp', ['http://localhost:3003'])).toBe(
    'http://localhost:3003/vi/x.webp',
  );
  for (const address of [
    'http://i.ytimg.com/x.jpg',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'https://me:secret@host/x',
    '//host/x',
    '',
    undefined,
  ]) {
    expect(pictureUrl(address, [])).toBe('');
  }
});

test('control and bidirectional characters are removed from texts', () => {
  expect(plainText('Aula\u0000 1\n\u202Efim', 50)).toBe('Aula  1 fim');
  expect(plainText('x'.repeat(400), 300)).toHaveLength(300);
});
