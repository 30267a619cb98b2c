import type { Release } from '@shared-kit/contracts/delivery';
import { pageAt } from './page-views.rules.ts';

function release(channel: Release['channel'], ...paths: string[]): Release {
  return { channel, manifest: { routes: paths.map((path) => ({ path })) } } as unknown as Release;
}

const composed = {
  homeModule: 'blocks' as const,
  releases: [
    release('stable', '/content/:idContentItem', '/:slug/:idSection'),
    release('stable', '/myJourney/:tab?', '/searchResult/:searchValue'),
    release('override', '/lojinha'),
  ],
};

test.each([
  ['/', '/'],
  ['/content/31', '/content/:idContentItem'],
  ['/myjourney/certificates', '/myJourney/:tab?'],
  ['/videos/12', '/:slug/:idSection'],
  ['/searchResult/maria%20da%20silva', '/searchResult/:searchValue'],
  ['/contactus', '/contactus'],
  ['/nothing/like/this', '*'],
])('%s is counted as %s, without its parameters [B7.7-10]', (pathname, page) => {
  expect(pageAt(pathname, composed)).toBe(page);
});

test('pages of an overridden remote are not counted', () => {
  expect(pageAt('/lojinha', composed)).toBeUndefined();
});
