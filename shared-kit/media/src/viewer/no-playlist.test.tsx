import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { contentType, findPlaylist } from '@shared-kit/contracts/content';
import { MockApi, renderPage, testContentItem } from '@shared-kit/testing';
import { ContentViewer } from './content-viewer.tsx';

const progress = { reach: () => undefined, pause: () => undefined, finish: () => undefined };
const withPlaylist: readonly number[] = [contentType.playlist, contentType.live];
/** The player of videos and audios needs a browser: `e2e/specs/content` opens one. */
const needsBrowser: readonly number[] = [contentType.video, contentType.audio];
const others = Object.entries(contentType).filter(([, id]) => ![...withPlaylist, ...needsBrowser].includes(id));

beforeAll(async () => {
  // Viewers load on demand.
  await import('./playlist-viewer/playlist-viewer.tsx');
});
beforeEach(() => {
  // jsdom has no layout, so no element intersects, and its media elements load nothing.
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
  });
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function playlistsAskedFor(idContentType: number, contentLocation: string): Promise<number> {
  const empty = { success: true, provider: 'youtube', videos: [], totalDuration: 0, idLastVideo: null } as const;
  const api = new MockApi().reply(findPlaylist, { ...empty, videos: [] });
  const item = { ...testContentItem, idContentType, contentLocation, content: '' };
  renderPage(<ContentViewer item={item} progress={progress} />);
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 100)));
  return api.calls(findPlaylist).length;
}

test.each(others)('an opened content of type %s requests no playlist', async (_, id) => {
  expect(await playlistsAskedFor(id, 'https://youtu.be/abc')).toBe(0);
});

test.each([
  ['a playlist without an address', contentType.playlist, ''],
  ['a live content without an address', contentType.live, ''],
  ['a live content on a site that has no playlists', contentType.live, 'https://meet.example/sala'],
])('%s requests none', async (_, id, location) => {
  expect(await playlistsAskedFor(id, location)).toBe(0);
});

test('a playlist with an address is requested', async () => {
  expect(await playlistsAskedFor(contentType.playlist, 'https://youtube.com/playlist?list=abc')).toBe(1);
});
