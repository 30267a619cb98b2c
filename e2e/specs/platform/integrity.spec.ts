import type { Locator, Page, Request } from '@playwright/test';
import { listOffers } from '@shared-kit/contracts/store';
import type { TenantName } from '../../support/accounts.ts';
import { fixtureBuild } from '../../support/fixture-remotes.ts';
import { ownPortalTest as test } from '../../support/own-portal.ts';
import { buildOf, writeVariant } from '../../support/release-variant.ts';
import { releaseIn, storedRelease } from '../../support/stored-release.ts';
import { expect } from '../../support/test.ts';
import type { Actor } from '../../support/test.ts';

test.describe.configure({ mode: 'default' });

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

const remotes: readonly Remote[] = [
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

const VERSION = '9.0.0';

/** Returns the file's name as a custom property. */
const propertyOf = (file: string): string => `--ran-${file.replace(/\W/g, '_')}`;

/**
 * Marks each file of the newer version so that it records its execution (with the remote's name, as file names repeat) and ends in a
 * comment.
 */
const telling =
  (remote: string) =>
  (name: string, text: string): string => {
    const file = `${remote}/${name}`;
    const marker = file.endsWith('.css')
      ? `:root { ${propertyOf(file)}: 1 }`
      : `(globalThis.ran ??= []).push(${JSON.stringify(file)});`;
    return `${marker}\n${text}\n/* ${VERSION} */`;
  };

/** Changes a digit in that comment: the code is equivalent, but it must not run. */
function oneByte(body: Buffer): Buffer {
  const changed = Buffer.from(body);
  const digit = changed.length - 4;
  changed[digit] = (changed[digit] ?? 0) ^ 1;
  return changed;
}

const hasRun = (page: Page, file: string): Promise<boolean> =>
  page.evaluate(
    ([name, property]) =>
      window.ran?.includes(name) === true ||
      getComputedStyle(document.documentElement).getPropertyValue(property) !== '',
    [file, propertyOf(file)] as const,
  );

/** Error texts of Chromium and the bundlers when bytes are rejected. */
const refusals =
  /digest in the 'integrity'|mfe-|RUNTIME-|ChunkLoadError|chunk .* failed|dynamically imported|preload|LoadError/i;

for (const { bundler, build, tenant, module, places } of remotes) {
  test.describe(`a remote built by ${bundler}`, () => {
    const { remote, files } = releaseIn(build);
    const base = `/_remotes/${remote}/${VERSION}/`;
    const runnable = Object.keys(files).filter((file) => /\.(m?js|css)$/.test(file));

    test.beforeEach(async ({ azulejo, faults }, testInfo) => {
      faults.expect(refusals);
      await azulejo('remote', 'publish', build);
      if (module) await azulejo('module', 'enable', module, '--tenant', tenant);
      await azulejo(
        'remote',
        'publish',
        writeVariant(build, testInfo.outputPath('newer'), { version: VERSION, edit: telling(remote) }),
      );
      await azulejo('remote', 'promote', `${remote}@${VERSION}`);
    });

    // Restores the remote, because later tests share this portal.
    test.afterEach(({ azulejo }) => azulejo('remote', 'rollback', remote));

    test('no changed byte of its files runs: the last known good shows, and the report names the file', async ({
      actor,
      portal,
    }) => {
      test.slow();
      const stored = storedRelease(portal.dataDirectory, { remote, version: VERSION });
      const visited = await actor('bruno', tenant);
      const known = await places(visited);
      const { ranAt, whole } = await filesThatRun(visited, known, base);
      const delays: number[] = [];
      for (const file of runnable) {
        const putBack = stored.change(file, oneByte);
        const place = known.find(({ path }) => ranAt.get(path)?.has(file));
        const { page, open } = await actor('bruno', tenant);
        if (place) {
          const told = reportOf(page, file);
          await markFirstFailure(page, base);
          await open(place.path);
          for (const part of place.shows(page)) await expect(part, `${file} is changed`).toBeVisible();
          delays.push(await sinceFailure(page));
          expect(await hasRun(page, `${remote}/${file}`), `${file} has run`).toBe(false);
          expect((await told).remote).toBe(remote);
        } else {
          // These pages never load the file, so the test requests it: the request fails.
          await open(known[0]?.path ?? '/');
          expect(await askFor(page, base + file)).toBe('error');
          expect(await hasRun(page, `${remote}/${file}`), `${file} has run`).toBe(false);
        }
        await page.context().close();
        putBack();
      }
      // Allows a second or, on a busy machine, as long as a whole page takes.
      const slowest = Math.max(1000, median(whole));
      expect(
        median(delays),
        `milliseconds to the last known good: ${delays.map(Math.round).join(' ')}; to a whole page: ${whole.map(Math.round).join(' ')}`,
      ).toBeLessThan(slowest);
    });
  });
}

const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** Returns the files of the release that run at each place when it works, and the load time of each place in milliseconds. */
async function filesThatRun(
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
    const ran = new Set<string>();
    for (const file of files) if (await hasRun(page, `${remote}/${file}`)) ran.add(file);
    expect(ran.size, 'the files tell that they run').toBeGreaterThan(2);
    page.off('request', note);
    ranAt.set(path, ran);
  }
  return { ranAt, whole };
}

interface Entry {
  readonly kind: string;
  readonly remote?: string;
  readonly version?: string;
  readonly message: string;
}

/** Returns the first report of the changed version that names the file. */
async function reportOf(page: Page, file: string): Promise<Entry> {
  const entriesOf = (request: Request): Entry[] => (request.postDataJSON() as { entries: Entry[] }).entries;
  const names = ({ version, message }: Entry): boolean => version === VERSION && message.includes(file);
  const request = await page.waitForRequest((each) => each.url().endsWith('/api/logs') && entriesOf(each).some(names));
  return entriesOf(request).find(names) ?? { kind: '', message: '' };
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
async function markFirstFailure(page: Page, base: string): Promise<void> {
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
async function sinceFailure(page: Page): Promise<number> {
  return page.evaluate(() => (window.shownAt ?? 0) - (window.failedAt ?? window.shownAt ?? 0));
}

/** Adds an element to the page that loads the file. */
function askFor(page: Page, address: string): Promise<string> {
  return page.evaluate(
    (url) =>
      new Promise<string>((resolve) => {
        const element = url.endsWith('.css')
          ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url })
          : Object.assign(document.createElement('script'), { src: url });
        element.addEventListener('load', () => resolve('load'));
        element.addEventListener('error', () => resolve('error'));
        document.head.append(element);
      }),
    address,
  );
}

const hostile: readonly { readonly what: string; readonly directive: RegExp; attack(): void }[] = [
  {
    what: 'a script from another address',
    directive: /^(script-src|require-trusted-types-for)/,
    attack: () =>
      document.head.append(Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/x.js' })),
  },
  {
    what: 'a script of this origin that no record names',
    directive: /^(script-src|require-trusted-types-for)/,
    attack: () =>
      document.head.append(Object.assign(document.createElement('script'), { src: '/_remotes/mfe-store/0.0.0/x.js' })),
  },
  {
    what: 'a script in the page',
    directive: /^(script-src|require-trusted-types-for)/,
    attack: () =>
      document.head.append(
        Object.assign(document.createElement('script'), { textContent: 'globalThis.tampered = true' }),
      ),
  },
  {
    what: 'a handler in markup',
    directive: /^script-src-attr/,
    attack() {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="/_shell/none.png" onerror="globalThis.tampered = true">',
      );
    },
  },
  {
    what: 'a javascript: address',
    directive: /^(script-src|require-trusted-types-for)/,
    attack() {
      const link = Object.assign(document.createElement('a'), { href: 'javascript:void(globalThis.tampered = true)' });
      document.body.append(link);
      link.click();
    },
  },
  {
    what: 'code from text',
    directive: /^(script-src|require-trusted-types-for)/,
    // Runs later, because code that the browser's debugger runs itself is exempt.
    // oxlint-disable-next-line no-eval -- it is the attack
    attack: () => void setTimeout(() => void globalThis.eval('globalThis.tampered = true')),
  },
  {
    what: 'a worker from text',
    directive: /^(worker-src|require-trusted-types-for)/,
    attack: () => void new Worker(URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' }))),
  },
];

for (const { what, directive, attack } of hostile) {
  test(`${what} does not run and is reported`, async ({ visitor, faults }) => {
    faults.expect(
      /Content Security Policy|TrustedScript|Trusted Type|violates|digest in the 'integrity'|elsewhere|unsafe-eval|none\.png|404|SecurityError|EvalError/i,
    );
    const { page, open } = await visitor('aurora');
    const reported = page.waitForRequest(
      (request) => request.url().endsWith('/api/logs') && (request.postData() ?? '').includes('"kind":"csp"'),
    );
    await open('/login');
    await expect(page.getByLabel('Login', { exact: true })).toBeVisible();
    // An attack that throws was blocked immediately.
    await page.evaluate(attack).catch(() => undefined);
    const entries = ((await reported).postDataJSON() as { entries: Entry[] }).entries;
    expect(entries).toContainEqual(expect.objectContaining({ kind: 'csp', message: expect.stringMatching(directive) }));
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  });
}
