import { highlightCount } from './highlight.rules.ts';

test('highlights one post, or the number that the design sets, up to four [A2s-23]', () => {
  expect(highlightCount(undefined)).toBe(1);
  expect(highlightCount({ showEmphasis: false, emphasisNumber: 3 })).toBe(1);
  expect(highlightCount({ showEmphasis: true, emphasisNumber: 2 })).toBe(2);
  expect(highlightCount({ showEmphasis: true, emphasisNumber: 0 })).toBe(1);
  expect(highlightCount({ showEmphasis: true, emphasisNumber: 40 })).toBe(4);
});
