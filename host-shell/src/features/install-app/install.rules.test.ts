import { installMethod } from './install.rules.ts';

const android = {
  userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/143.0 Mobile Safari/537.36',
  maxTouchPoints: 5,
  isInstalled: false,
};
const iphone = {
  ...android,
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
};
const ipad = { ...android, userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15' };

test('shows a button when the browser offers it, an explanation on iPhone and iPad, and otherwise nothing', () => {
  expect(installMethod(android, true)).toBe('button');
  expect(installMethod(android, false)).toBeUndefined();
  expect(installMethod(iphone, false)).toBe('by-hand');
  expect(installMethod(ipad, false)).toBe('by-hand');
  expect(installMethod({ ...ipad, maxTouchPoints: 0 }, false)).toBeUndefined();
  expect(
    installMethod({ ...iphone, userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Instagram' }, false),
  ).toBeUndefined();
});

test('asks nothing in an installed portal', () => {
  expect(installMethod({ ...iphone, isInstalled: true }, false)).toBeUndefined();
  expect(installMethod({ ...android, isInstalled: true }, true)).toBeUndefined();
});
