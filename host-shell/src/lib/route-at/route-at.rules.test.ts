import type { Composition, Release, RemoteRoute } from '@shared-kit/contracts/delivery';
import { routeAt } from './route-at.rules.ts';

function release(remote: string, ...routes: readonly Pick<RemoteRoute, 'path' | 'when'>[]): Release {
  return { remote, manifest: { routes } } as unknown as Release;
}

const content = release(
  'mfe-content',
  { path: '/content/:idContentItem' },
  { path: '/:slug/:idSection' },
  { path: '/searchResult/:searchValue', when: { homeModule: 'sections' } },
);
const learning = release(
  'mfe-learning',
  { path: '/level/:idEnrollment/:nodeCode?' },
  { path: '/searchResult/:searchValue', when: { homeModule: 'blocks' } },
);
const evaluations = release('mfe-evaluations', { path: '/evaluations/:idEnrollment?/:idEvaluation?' });

const composed = (homeModule: Composition['homeModule']) => ({
  homeModule,
  releases: [content, learning, evaluations],
});

test.each([
  ['/level/9', '/level/:idEnrollment/:nodeCode?', 'mfe-learning'],
  ['/LEVEL/9/', '/level/:idEnrollment/:nodeCode?', 'mfe-learning'],
  ['/evaluations/77', '/evaluations/:idEnrollment?/:idEvaluation?', 'mfe-evaluations'],
  ['/videos/12', '/:slug/:idSection', 'mfe-content'],
  ['/searchResult/x', '/searchResult/:searchValue', 'mfe-learning'],
  ['/contactus', '/contactus', undefined],
  ['/', '/', undefined],
  ['/nothing/like/this', '*', undefined],
])('%s is the page %s, in any order of the remotes', (pathname, path, remote) => {
  const { releases, homeModule } = composed('blocks');
  for (const order of [releases, releases.toReversed()]) {
    const found = routeAt(pathname, { homeModule, releases: order });
    expect([found.path, found.release?.remote]).toEqual([path, remote]);
  }
});

test("an address of two remotes belongs to the tenant's home", () => {
  expect(routeAt('/searchResult/x', composed('sections')).release?.remote).toBe('mfe-content');
});
