import { shareToKeep } from './leaving.rules.ts';
import { hasSomethingToShow, stageOf, startWithin } from './stage.rules.ts';

test.each<[number, string, string]>([
  [1, 'media', 'B2.6-04'],
  [2, 'media', 'B2.6-05'],
  [6, 'media', 'B2.6-05'],
  [5, 'page', 'B2.6-06'],
  [18, 'file', 'B2.6-07'],
  [27, 'link', 'B2.6-08'],
  [4, 'page', 'B1-01'],
  [8, 'link', 'B2.6-10'],
  [7, 'portal', 'B2.6-10'],
  [15, 'portal', 'B2.6-10'],
  [16, 'portal', 'B2.6-10'],
  [22, 'portal', 'B2.6-10'],
  [23, 'portal', 'B2.6-10'],
  [25, 'portal', 'B2.6-10'],
  [99, 'unknown', 'B2.6-13'],
])('type %i opens as %s [%s]', (idContentType, stage) => {
  expect(stageOf({ idContentType })).toBe(stage);
});

test('an embedded site without an address has nothing to show [B2.6-14]', () => {
  expect(hasSomethingToShow({ idContentType: 4, contentLocation: '', content: 'texto' })).toBe(false);
});

test('a single page has nothing to show without address and text [B2.6-15]', () => {
  expect(hasSomethingToShow({ idContentType: 5, contentLocation: '', content: '' })).toBe(false);
  expect(hasSomethingToShow({ idContentType: 5, contentLocation: '', content: '<p>a</p>' })).toBe(true);
});

test('media under way begin where they were left, seen ones at the start', () => {
  expect(startWithin({ status: 'IN_PROGRESS', progress: 50 }, 90)).toBe(45);
  expect(startWithin({ status: 'COMPLETED', progress: 100 }, 90)).toBe(0);
  expect(startWithin(null, 90)).toBe(0);
});

describe('leaving a player keeps its share', () => {
  test.each([
    [40, null, 40],
    [40, { status: 'IN_PROGRESS', progress: 25 }, 40],
    [25, { status: 'IN_PROGRESS', progress: 25 }, undefined],
    [10, { status: 'IN_PROGRESS', progress: 25 }, undefined],
    [100, { status: 'IN_PROGRESS', progress: 25 }, undefined],
    [60, { status: 'COMPLETED', progress: 100 }, undefined],
  ] as const)('%i seen, %o kept: %s [B4.2-05]', (seen, kept, share) => {
    expect(shareToKeep(seen, kept)).toBe(share);
  });
});
