/** @jest-environment tools/jest/browser-environment.mjs */
import { playlistFacts } from './playlist-facts.rules.ts';
import { testContentItem } from 'shared-kit/test';

test('a playlist is as long as its items together, and as far as they are on average [A2s-28]', () => {
  const children = [
    { ...testContentItem, duration: 60, progress: 100 },
    { ...testContentItem, duration: 30, progress: 1 },
  ];
  expect(playlistFacts({ children, duration: 5, progress: 0 })).toEqual({ count: 2, seconds: 90, percent: 50 });
  expect(playlistFacts({ children: [], duration: 5, progress: 20 })).toEqual({ count: 0, seconds: 5, percent: 20 });
});
