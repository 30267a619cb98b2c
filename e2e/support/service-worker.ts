import { expect } from '@playwright/test';
import type { BrowserContext, Page, Request } from '@playwright/test';
import type { TenantName } from './accounts.ts';

const isFile = (url: string): boolean => /\/_(shell|remotes)\//.test(url);

interface CacheContents {
  /** Names of the caches of this origin. */
  readonly caches: readonly string[];
  /** Cached level of each page of the current tenant. */
  readonly levels: readonly (string | null)[];
  /** Addresses of the cached files, with their hashes. */
  readonly files: readonly string[];
}

/** Reads the caches of the tenant's worker. */
export function cacheContents(page: Page, tenant: TenantName): Promise<CacheContents> {
  return page.evaluate(async (prefix) => {
    const pages = await caches.open(`${prefix}pages`);
    const records = (await pages.keys()).filter(({ url }) => url.includes('/.stored/record'));
    const levels = await Promise.all(
      records.map(
        async (record) =>
          ((await (await pages.match(record))?.json()) as { cached: string | null } | undefined)?.cached ?? null,
      ),
    );
    const files = (await (await caches.open(`${prefix}files`)).keys()).map(({ url }) => url);
    return { caches: await caches.keys(), levels, files };
  }, `azulejo:/${tenant}:`);
}

/** Waits until the worker has cached everything that the next visit needs. */
export async function untilCached(page: Page, tenant: TenantName, builds = 1): Promise<void> {
  await expect
    .poll(async () => (await cacheContents(page, tenant)).levels.filter((level) => level === 'portal').length, {
      timeout: 30_000,
    })
    .toBe(builds);
}

/** Collects requests for files that left the pages and workers of a context for the HTTP cache or the network. */
export function fileRequests(context: BrowserContext): string[] {
  const requests: string[] = [];
  const note = async (request: Request): Promise<void> => {
    if (!isFile(request.url())) return;
    if (request.serviceWorker()) return void requests.push(`worker: ${request.url()}`);
    const response = await request.response().catch(() => null);
    if (response && !response.fromServiceWorker()) requests.push(`page: ${request.url()}`);
  };
  context.on('request', (request) => void note(request));
  return requests;
}

export const isControlled = (page: Page): Promise<boolean> =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);
