import { mayUseNetwork, networkTestCookie, testedNetwork } from './network-test.rules.ts';

const like = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Chrome', `${like} Chrome/140.0.0.0 Safari/537.36`, true],
  ['Edge', `${like} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, true],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', false],
  ['Firefox on a phone', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 FxiOS/145.0 Mobile/15E148 Safari/605.1.15', false],
  ['Safari', 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15', false],
])('decides for %s whether the content network may be used [B4.5-11]', (_, userAgent, expected) => {
  expect(mayUseNetwork(userAgent)).toBe(expected);
});

test('stores the result of the test in a cookie for seven days [B4.5-10]', () => {
  expect(networkTestCookie(true, true)).toBe('scormNetworkTest=1; max-age=604800; path=/; samesite=lax; secure');
  expect(testedNetwork('a=1; scormNetworkTest=1; b=2')).toBe(true);
  expect(testedNetwork('scormNetworkTest=0')).toBe(false);
  expect(testedNetwork('scormNetworkTestX=1')).toBeUndefined();
  expect(testedNetwork('')).toBeUndefined();
});
