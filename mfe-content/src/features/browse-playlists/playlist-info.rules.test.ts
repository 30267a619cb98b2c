/** @jest-environment tools/jest/browser-environment.mjs */
import { playlistInfo } from './playlist-info.rules.ts';
import { testContentItem } from '@shared-kit/testing';

test('sums the length of the items of a playlist and averages their progress [A2s-28]', () => {
  const children = [
    { ...testContentItem, duration: 60, progress: 100 },
    { ...testContentItem, duration: 30, progress: 1 },
  ];
  expect(playlistInfo({ children, duration: 5, progress: 0 })).toEqual({ count: 2, seconds: 90, percent: 50 });
  expect(playlistInfo({ children: [], duration: 5, progress: 20 })).toEqual({ count: 0, seconds: 5, percent: 20 });
});
