/** @jest-environment tools/jest/browser-environment.mjs */
import { shareToSave } from './leaving.rules.ts';
import { viewerKind } from '@shared-kit/media/viewer';
import type { ViewerKind } from '@shared-kit/media/viewer';
import { hasOwnProgress, hasSomethingToShow, isOpenedInTrainings, startWithin } from './training-content.rules.ts';

const item = (idContentType: number) => ({ idContentType, content: '', contentLocation: 'https://exemplo.com.br' });

test.each<[number, string, string]>([
  [1, 'audio', '[B2.6-04]'],
  [2, 'video', '[B2.6-05]'],
  [6, 'live', '[B2.6-05]'],
  [5, 'page', '[B2.6-06]'],
  [18, 'file', '[B2.6-07]'],
  [27, 'link', '[B2.6-08]'],
  [4, 'site', '[B1-01]'],
  [8, 'link', '[B2.6-10]'],
  [7, 'playlist', '[B2.6-10]'],
  [15, 'journeys', '[B2.6-10]'],
  [16, 'journey', '[B2.6-10]'],
  [22, 'journeys', '[B2.6-10]'],
  [23, 'impact-menu', '[B2.6-10]'],
  [25, 'pdf', '[B2.6-10]'],
])('opens type %i as %s %s', (idContentType, kind) => {
  expect(viewerKind(item(idContentType))).toBe(kind);
  expect(isOpenedInTrainings({ idContentType })).toBe(true);
});

test.each([3, 9, 99])('does not open type %i [B2.6-13]', (idContentType) => {
  expect(isOpenedInTrainings({ idContentType }) && viewerKind(item(idContentType)) !== 'unknown').toBe(false);
});

test('a training content has no progress outside the enrolment for media and pages', () => {
  expect(['video', 'live', 'article', 'file'].some((kind) => hasOwnProgress(kind as ViewerKind))).toBe(false);
  expect(['playlist', 'pdf', 'journey'].every((kind) => hasOwnProgress(kind as ViewerKind))).toBe(true);
});

test('a training content has nothing to show for an embedded site without an address [B2.6-14]', () => {
  expect(hasSomethingToShow({ idContentType: 4, contentLocation: '', content: 'texto' })).toBe(false);
});

test('a training content has nothing to show for a single page without address and text [B2.6-15]', () => {
  expect(hasSomethingToShow({ idContentType: 5, contentLocation: '', content: '' })).toBe(false);
  expect(hasSomethingToShow({ idContentType: 5, contentLocation: '', content: '<p>a</p>' })).toBe(true);
});

test('starts media in progress at the saved position and completed ones at the beginning', () => {
  expect(startWithin({ status: 'IN_PROGRESS', progress: 50 }, 90)).toBe(45);
  expect(startWithin({ status: 'COMPLETED', progress: 100 }, 90)).toBe(0);
  expect(startWithin(null, 90)).toBe(0);
});

describe('the progress to save when a player is closed', () => {
  test.each([
    [40, null, 40],
    [40, { status: 'IN_PROGRESS', progress: 25 }, 40],
    [25, { status: 'IN_PROGRESS', progress: 25 }, undefined],
    [10, { status: 'IN_PROGRESS', progress: 25 }, undefined],
    [100, { status: 'IN_PROGRESS', progress: 25 }, undefined],
    [60, { status: 'COMPLETED', progress: 100 }, undefined],
  ] as const)('with %i seen and %o saved is %s [B4.2-05]', (seen, saved, share) => {
    expect(shareToSave(seen, saved)).toBe(share);
  });
});
