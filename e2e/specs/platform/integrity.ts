import type { Locator, Page, Request } from '@playwright/test';
import { listOffers } from '@shared-kit/contracts/store';
import type { TenantName } from '../../support/accounts.ts';
import { fixtureBuild } from '../../support/fixture-remotes.ts';
import { buildOf } from '../../support/release-variant.ts';
import { expect } from '../../support/test.ts';
import type { Actor } from '../../support/test.ts';

interface Place {
  readonly path: string;
  /** Elements of the remote that are visible when it works. */
  shows(page: Page): readonly Locator[];
}

interface Remote {
  readonly bundler: string;
  readonly build: string;
  readonly tenant: TenantName;
  /** Module to enable, for a remote that no demo tenant uses. */
  readonly module?: string;
  /** Pages that together load every file. */
  places(actor: Actor): Promise<readonly Place[]>;
}

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

export const remotes: readonly Remote[] = [
  {
    bundler: 'webpack',
    build: buildOf('mfe-store'),
    tenant: 'sabermais',
    async places({ api }) {
      const { offers } = await api.call(listOffers, { body: {} });
      const [offer] = offers;
      if (!offer) throw new Error('the demo store is empty');
      const cart = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /carrinho/i });
      return [
        { path: '/lojinha', shows: (page) => [heading(page, 'Lojinha'), cart(page)] },
        {
          path: `/detalheslojinha?idOffer=${offer.idOffer}`,
          shows: (page) => [page.getByRole('main').getByRole('heading', { level: 1 }), cart(page)],
        },
        {
          path: '/cartlojinha',
          shows: (page) => [page.getByRole('main').getByRole('heading', { level: 1 }), cart(page)],
        },
      ];
    },
  },
  {
    bundler: 'Rspack',
    build: fixtureBuild('remote-rspack'),
    tenant: 'horizonte',
    module: 'glossary',
    places: async () => [
      {
        path: '/glossario',
        shows: (page) => [
          heading(page, 'Glossário'),
          page.getByRole('banner').getByRole('link', { name: 'Abrir glossário' }),
        ],
      },
    ],
  },
  {
    bundler: 'Vite',
    build: fixtureBuild('remote-vite'),
    tenant: 'horizonte',
    module: 'birthdays',
    places: async () => [
      {
        path: '/aniversariantes',
        shows: (page) => [
          heading(page, 'Aniversariantes'),
          page.getByRole('banner').getByRole('link', { name: 'Abrir aniversariantes' }),
        ],
      },
    ],
  },
];

/** Returns the file's name as a custom property. */
export const propertyOf = (file: string): string => `--ran-${file.replace(/\W/g, '_')}`;

export const hasRun = (page: Page, file: string): Promise<boolean> =>
  page.evaluate(
    ([name, property]) =>
      window.ran?.includes(name) === true ||
      getComputedStyle(document.documentElement).getPropertyValue(property) !== '',
    [file, propertyOf(file)] as const,
  );

export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** Returns what the tab and the device remember about releases that broke. */
const blockedReleases = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...Object.entries(sessionStorage), ...Object.entries(localStorage)]
      .filter(([name]) => /broken|hung|starts/i.test(name))
      .map(([name, value]) => `${name} ${value}`)
      .join(' '),
  );

/** Returns the files of the release that run at each place when it works, and the load time of each place in milliseconds. */
export async function filesThatRun(
  { page, open }: Actor,
  places: readonly Place[],
  base: string,
): Promise<{ ranAt: Map<string, Set<string>>; whole: number[] }> {
  const [, , remote] = base.split('/');
  const ranAt = new Map<string, Set<string>>();
  const whole: number[] = [];
  for (const { path, shows } of places) {
    const files = new Set<string>();
    const note = (request: Request): void => {
      const [, file] = new URL(request.url()).pathname.split(base);
      if (file !== undefined) files.add(file);
    };
    page.on('request', note);
    await open(path);
    for (const part of shows(page)) await expect(part).toBeVisible();
    whole.push(await page.evaluate(() => performance.now()));
    await page.waitForLoadState('networkidle');
    const ran = new Set<string>();
    for (const file of files) if (await hasRun(page, `${remote}/${file}`)) ran.add(file);
    expect(
      ran.size,
      `${[...ran].join(', ')} run at ${path}; ${[...files].join(', ')} are requested; blocked: ${await blockedReleases(page)}`,
    ).toBeGreaterThan(2);
    page.off('request', note);
    ranAt.set(path, ran);
  }
  return { ranAt, whole };
}

declare global {
  interface Window {
    ran?: string[];
    tampered?: boolean;
    failedAt?: number;
    shownAt?: number;
  }
}

/** Records when the first file of the release failed, and when the page's heading appeared after it. */
export async function markFirstFailure(page: Page, base: string): Promise<void> {
  await page.addInitScript((prefix) => {
    const watch = (): void => {
      if (window.failedAt !== undefined && document.querySelector('main h1')) window.shownAt ??= performance.now();
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
    document.addEventListener(
      'error',
      ({ target }) => {
        const address =
          target instanceof HTMLScriptElement
            ? target.src
            : target instanceof HTMLLinkElement && target.rel === 'stylesheet'
              ? target.href
              : '';
        if (address.includes(prefix)) window.failedAt ??= performance.now();
      },
      true,
    );
  }, base);
}

/** Returns the milliseconds from the first failure to the heading; 0 when no element has failed. */
export async function sinceFailure(page: Page): Promise<number> {
  return page.evaluate(() => (window.shownAt ?? 0) - (window.failedAt ?? window.shownAt ?? 0));
}
