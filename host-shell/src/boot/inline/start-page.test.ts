/** @jest-environment tools/jest/browser-environment.mjs */
import '@shared-kit/runtime/api';
import { startPage } from './start-page.ts';

const fetched: [string, RequestInit][] = [];
const reply = new Response('{}');

beforeEach(() => {
  fetched.length = 0;
  globalThis.azulejoPrefetched = undefined;
  globalThis.fetch = ((url: string, init: RequestInit) => {
    fetched.push([url, init]);
    return Promise.resolve(reply);
  }) as typeof fetch;
});

const composition = {
  homeModule: 'blocks',
  releases: [
    {
      remote: 'mfe-learning',
      version: '1',
      baseUrl: '/_remotes/mfe-learning/1/',
      entry: 'remoteEntry.js',
      preloads: { '*': ['expose.js'], level: ['level.css', 'level.js'], 'blocks-home': ['home.js'] },
      manifest: {
        routes: [
          {
            path: '/level/:idEnrollment/:nodeCode?',
            page: 'level',
            prefetch: [{ path: '/enrollments/:idEnrollment/of/:idUser' }],
          },
          { path: '/find', page: 'find', prefetch: [{ method: 'POST', path: '/find', body: { text: '' } }] },
        ],
        slots: [
          {
            slot: 'shell.home.v1',
            component: 'blocks-home',
            when: { homeModule: 'blocks' },
            prefetch: [{ path: '/nodes/:idCompany' }],
          },
        ],
      },
    },
    {
      remote: 'mfe-content',
      version: '1',
      baseUrl: '/_remotes/mfe-content/1/',
      entry: 'remoteEntry.js',
      preloads: { 'sections-home': ['sections.js'], section: ['section.js'] },
      manifest: {
        routes: [{ path: '/:slug/:idSection', page: 'section' }],
        slots: [{ slot: 'shell.home.v1', component: 'sections-home', when: { homeModule: 'sections' } }],
      },
    },
  ],
  fallbacks: [
    {
      remote: 'mfe-learning',
      version: '0',
      baseUrl: '/_remotes/mfe-learning/0/',
      entry: 'remoteEntry.js',
      format: 'module',
      preloads: { level: ['level.css', 'level.js'] },
      manifest: { routes: [{ path: '/level/:idEnrollment/:nodeCode?', page: 'level' }], slots: [] },
    },
  ],
};

let app = {
  landingPage: false,
  loginPosition: 'middle',
  loginImage: '/media/wide.webp',
  loginImageMobile: '/media/phone.webp',
};

async function run(path: string, stored: Record<string, unknown>, body = '<div id="root"></div>'): Promise<string[]> {
  document.head.innerHTML = '';
  delete document.documentElement.dataset['theme'];
  document.body.innerHTML = `<script type="application/json" id="azulejo-boot">${JSON.stringify({ basename: '/aurora', apiBase: '/aurora/api', composition, portalFiles: ['/_shell/portal.js'], loginFiles: ['/_shell/login.js'], app })}</script>${body}`;
  localStorage.clear();
  for (const [name, value] of Object.entries(stored))
    localStorage.setItem(`azulejo:/aurora:${name}`, JSON.stringify(value));
  history.replaceState(null, '', `/aurora${path}`);
  startPage();
  return [...document.head.querySelectorAll('link')].map((link) => `${link.as} ${link.getAttribute('href')}`);
}

test("a visitor's page requests the login and no file of a remote", async () => {
  expect(await run('/login', {})).toEqual(['script /_shell/login.js']);
  expect(await run('/registro', {})).toEqual([]);
});

test('a visitor who gets the landing page does not request the login', async () => {
  app = { ...app, landingPage: true };
  expect([await run('/login', {}), await run('/login?fromLP=true', {})]).toEqual([[], ['script /_shell/login.js']]);
  app = { ...app, landingPage: false };
});

test('with a session, the files of the page that owns the address are requested', async () => {
  expect(await run('/LEVEL/7', { token: 't' })).toEqual([
    'script /_shell/portal.js',
    'script /_remotes/mfe-learning/1/remoteEntry.js',
    'script /_remotes/mfe-learning/1/expose.js',
    'style /_remotes/mfe-learning/1/level.css',
    'script /_remotes/mfe-learning/1/level.js',
  ]);
});

test('an address that matches two patterns belongs to the more specific one', async () => {
  expect(await run('/level/7', { token: 't' })).not.toContain('script /_remotes/mfe-content/1/section.js');
  expect(await run('/videos/7', { token: 't' })).toContain('script /_remotes/mfe-content/1/section.js');
});

test('with a session, the first calls of a page start before its code is loaded', async () => {
  const viewer = { idUser: 3, idCompany: 10 };
  await run('/level/7', { token: 't', session: { viewer } });
  expect(fetched.map(([url, { method, headers, body }]) => [method, url, headers, body])).toEqual([
    ['GET', '/aurora/api/enrollments/7/of/3', { authorization: 'Bearer t' }, undefined],
  ]);
  expect(await globalThis.azulejoPrefetched?.replies.get('GET /aurora/api/enrollments/7/of/3 ')).toBe(reply);
  expect(globalThis.azulejoPrefetched?.token).toBe('t');
  await run('/', { token: 't', session: { viewer } });
  expect(fetched.at(-1)?.[0]).toBe('/aurora/api/nodes/10');
  await run('/find', { token: 't', session: { viewer } });
  expect([...(globalThis.azulejoPrefetched?.replies.keys() ?? [])]).toEqual(['POST /aurora/api/find {"text":""}']);
});

describe('replies that the server wrote into the page', () => {
  const viewer = { idUser: 3, idCompany: 10 };
  const page = (idUser: number): string =>
    `<script type="application/json" id="azulejo-first-replies">${JSON.stringify({ idUser, replies: [{ path: '/enrollments/7/of/3', reply: { title: 'NR-10' } }] })}</script><div id="root"></div>`;
  const isRefused = (): boolean => document.documentElement.dataset['firstView'] === 'refused';

  afterEach(() => delete document.documentElement.dataset['firstView']);

  test('answer the calls of the same person, which are not sent, and leave the document', async () => {
    await run('/level/7', { token: 't', session: { viewer } }, page(3));
    expect(fetched).toEqual([]);
    const found = await globalThis.azulejoPrefetched?.replies.get('GET /aurora/api/enrollments/7/of/3 ');
    expect(await found?.json()).toEqual({ title: 'NR-10' });
    expect(document.getElementById('azulejo-first-replies')).toBeNull();
    expect(isRefused()).toBe(false);
  });

  test('that belong to another person are dropped with their first view, and the calls are sent', async () => {
    await run('/level/7', { token: 't', session: { viewer } }, page(4));
    expect(fetched).toHaveLength(1);
    expect(document.body.textContent).not.toContain('NR-10');
    expect(isRefused()).toBe(true);
  });

  test('are dropped in a browser without a session', async () => {
    await run('/level/7', {}, page(3));
    expect(document.body.textContent).not.toContain('NR-10');
    expect(isRefused()).toBe(true);
  });
});

test("a visitor's page requests no personal data", async () => {
  await run('/level/7', {});
  expect(fetched).toEqual([]);
  expect(globalThis.azulejoPrefetched).toBeUndefined();
});

test('a release that broke in this tab is replaced by the last known good one', async () => {
  sessionStorage.setItem(
    'azulejo:/aurora:broken-releases',
    JSON.stringify({ 'mfe-learning@1': Date.now() + 1000, 'mfe-content@1': Date.now() - 1000 }),
  );
  const requested = await run('/level/7', { token: 't' });
  sessionStorage.clear();
  expect(requested.slice(1)).toEqual([
    'script /_remotes/mfe-learning/0/remoteEntry.js',
    'style /_remotes/mfe-learning/0/level.css',
    'script /_remotes/mfe-learning/0/level.js',
  ]);
  expect([...document.head.querySelectorAll('link')].map(({ rel }) => rel)).toEqual([
    'preload',
    'modulepreload',
    'preload',
    'modulepreload',
  ]);
});

describe('the login picture', () => {
  const pictureAt = async (
    path: string,
    isWide: boolean,
    stored: Record<string, string> = {},
    body?: string,
  ): Promise<string | undefined> => {
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: isWide }) });
    await run(path, stored, body);
    return document.querySelector('#front-picture + #root')?.previousElementSibling?.getAttribute('src') ?? undefined;
  };

  test('appears before any other script runs, in the size of the screen', async () => {
    expect(await pictureAt('/login', false)).toBe('/media/phone.webp');
    expect(await pictureAt('/login', true)).toBe('/media/wide.webp');
  });

  test('appears as soon as the page has a body', async () => {
    const root = document.createElement('div');
    root.id = 'root';
    expect(await pictureAt('/login', false, {}, '')).toBeUndefined();
    document.body.append(root);
    await Promise.resolve();
    expect(document.querySelector('#front-picture + #root')).toBe(root);
    document.body.append(document.createElement('p'));
    await Promise.resolve();
    expect(document.querySelectorAll('#front-picture')).toHaveLength(1);
  });

  test('does not appear with a session, on another page, or when a landing page comes first', async () => {
    expect(await pictureAt('/login', false, { token: 't' })).toBeUndefined();
    expect(await pictureAt('/level/7', false)).toBeUndefined();
    app = { ...app, landingPage: true };
    expect(await pictureAt('/login', false)).toBeUndefined();
    expect(await pictureAt('/login?fromLP=true', false)).toBe('/media/phone.webp');
    app = { ...app, landingPage: false };
  });

  test('does not appear when its position depends on the form', async () => {
    app = { ...app, loginPosition: 'top' };
    expect(await pictureAt('/login', false)).toBeUndefined();
    expect(await pictureAt('/login', true)).toBe('/media/wide.webp');
  });
});

test("the home page is the tenant's", async () => {
  expect((await run('/', { token: 't' })).at(-1)).toBe('script /_remotes/mfe-learning/1/home.js');
});

test('the chosen color scheme is set before the first paint', async () => {
  await run('/login', { 'color-scheme': 'dark' });
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await run('/login', {});
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});
