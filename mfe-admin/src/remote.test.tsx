import { manifest } from './manifest.ts';
import remote from './remote.tsx';

test('every page of the manifest is served, and no other one', () => {
  const served = Object.keys(remote.pages);
  expect(served.toSorted()).toEqual([...new Set(manifest.routes.map(({ page }) => page))].toSorted());
});
