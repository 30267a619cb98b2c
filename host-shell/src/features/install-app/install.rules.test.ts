import { installWay } from './install.rules.ts';

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
  expect(installWay(android, true)).toBe('button');
  expect(installWay(android, false)).toBeUndefined();
  expect(installWay(iphone, false)).toBe('by-hand');
  expect(installWay(ipad, false)).toBe('by-hand');
  expect(installWay({ ...ipad, maxTouchPoints: 0 }, false)).toBeUndefined();
  expect(
    installWay({ ...iphone, userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Instagram' }, false),
  ).toBeUndefined();
});

test('asks nothing in an installed portal', () => {
  expect(installWay({ ...iphone, isInstalled: true }, false)).toBeUndefined();
  expect(installWay({ ...android, isInstalled: true }, true)).toBeUndefined();
});
