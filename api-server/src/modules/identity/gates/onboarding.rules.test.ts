import { isOnboardingOn, onboardingAddress } from './onboarding.rules.ts';

const storage = { signPageUrl: (key: string) => `http://content.example/page/${key}?e=1&s=x` };
const now = new Date('2026-11-01T12:00:00Z');

test('a tutorial is on when it is enabled and has an address', () => {
  expect(isOnboardingOn({ on_board_screen: true, on_board_url: 'https://x.example' })).toBe(true);
  expect(isOnboardingOn({ on_board_screen: true, on_board_url: '' })).toBe(false);
  expect(isOnboardingOn({ on_board_screen: false, on_board_url: 'https://x.example' })).toBe(false);
});

test('an external address is returned unchanged, a page of the folder gets a signed link', () => {
  expect(onboardingAddress({ on_board_screen: true, on_board_url: 'https://x.example/a' }, storage, now)).toBe(
    'https://x.example/a',
  );
  expect(onboardingAddress({ on_board_screen: true, on_board_url: 't1/ab/x.html' }, storage, now)).toContain(
    '/page/t1/ab/x.html',
  );
});
