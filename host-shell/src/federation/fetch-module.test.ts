/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import type { Release } from '@shared-kit/contracts/delivery';
import type { RemoteModule } from '@shared-kit/runtime/federation';

const module = { contract: 1 } as unknown as RemoteModule;
const fetchFromRelease = jest.fn(async () => module);
let confirm: () => void = () => undefined;
const confirmed = new Promise<void>((resolve) => (confirm = resolve));

jest.unstable_mockModule('./runtime.ts', () => ({ fetchFromRelease }));
jest.unstable_mockModule('../lib/worker/confirmation.ts', () => ({ confirmed: () => confirmed }));

test("no remote runs before the page's composition is confirmed as current", async () => {
  const { fetchModule } = await import('./fetch-module.ts');
  const release = { remote: 'mfe-store', version: '1.0.0' } as Release;
  const fetched = fetchModule(release, 2);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(fetchFromRelease).not.toHaveBeenCalled();
  confirm();
  expect(await fetched).toBe(module);
  expect(fetchFromRelease).toHaveBeenCalledWith(release, 2);
});
