import { contentOrigins } from './content-origins.service.ts';

const of = (
  CONTENT_ORIGIN: string | undefined,
  CONTENT_NETWORK_ORIGIN?: string,
  INSTALLATION: 'demonstration' | 'production' = 'demonstration',
) => contentOrigins({ CONTENT_ORIGIN, CONTENT_NETWORK_ORIGIN, INSTALLATION, CONTENT_PORT: 3001 });

test.each([
  ['a star', 'https://*.example-content.net', true],
  ['localhost', undefined, true],
  ['a single host', 'https://content.example.net', false],
])('a production with %s as content origin opens lessons: %s, %s', (_, origin, opens) => {
  expect(of(origin, undefined, 'production').opensLessons).toBe(opens);
  expect(of(origin).opensLessons).toBe(true);
});

test('a production does not use a content network of a single host', () => {
  const star = 'https://*.example-content.net';
  expect(of(star, 'https://cdn.example.net', 'production').contentNetworkOrigin).toBeUndefined();
  expect(of(star, 'https://*.cdn.example.net', 'production').contentNetworkOrigin).toBe('https://*.cdn.example.net');
  expect(of(star, 'https://cdn.example.net').contentNetworkOrigin).toBe('https://cdn.example.net');
});
