import { openTab } from './journey-tabs.rules.ts';

test('an address opens its tab, in whatever case', () => {
  expect(openTab('certificates')).toBe('certificates');
  expect(openTab('HISTORIC')).toBe('historic');
});

test('an unavailable tab falls back to registered [B2.2-06]', () => {
  expect([undefined, 'nope', 'externalCourse'].map(openTab)).toEqual(['registered', 'registered', 'registered']);
});
