let runs = 0;

const composition = {
  homeModule: 'blocks',
  releases: [
    {
      remote: 'mfe-learning',
      version: '1',
      baseUrl: '/_remotes/mfe-learning/1/',
      entry: 'remoteEntry.js',
      preloads: { '*': ['expose.js'], level: ['level.css', 'level.js'], 'blocks-home': ['home.js'] },
      manifest: { routes: [{ path: '/level/:idEnrollment/:nodeCode?', page: 'level' }], slots: [{ slot: 'shell.home.v1', piece: 'blocks-home', when: { homeModule: 'blocks' } }] },
    },
    {
      remote: 'mfe-content',
      version: '1',
      baseUrl: '/_remotes/mfe-content/1/',
      entry: 'remoteEntry.js',
      preloads: { 'sections-home': ['sections.js'] },
      manifest: { routes: [], slots: [{ slot: 'shell.home.v1', piece: 'sections-home', when: { homeModule: 'sections' } }] },
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

async function run(path: string, stored: Record<string, string>): Promise<string[]> {
  document.head.innerHTML = '';
  delete document.documentElement.dataset['theme'];
  document.body.innerHTML = `<script type="application/json" id="azulejo-boot">${JSON.stringify({ basename: '/aurora', composition, portalFiles: ['/_shell/portal.js'] })}</script>`;
  localStorage.clear();
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(`azulejo:/aurora:${name}`, JSON.stringify(value));
  history.replaceState(null, '', `/aurora${path}`);
  // The query makes it a module of its own, so that it runs at each import as it does in each page.
  runs += 1;
  await import(`./page.inline.js?run=${runs}`);
  return [...document.head.querySelectorAll('link')].map((link) => `${link.as} ${link.getAttribute('href')}`);
}

test('a visitor makes no request to any remote', async () => {
  expect(await run('/login', {})).toEqual([]);
});

test('with a session, the files of the page that owns the address are asked for', async () => {
  expect(await run('/LEVEL/7', { token: 't' })).toEqual([
    'script /_shell/portal.js',
    'script /_remotes/mfe-learning/1/remoteEntry.js',
    'script /_remotes/mfe-learning/1/expose.js',
    'style /_remotes/mfe-learning/1/level.css',
    'script /_remotes/mfe-learning/1/level.js',
  ]);
});

test('a release that broke in this tab gives way to the last known good', async () => {
  sessionStorage.setItem('azulejo:/aurora:broken-releases', JSON.stringify({ 'mfe-learning@1': Date.now() + 1000, 'mfe-content@1': Date.now() - 1000 }));
  const asked = await run('/level/7', { token: 't' });
  sessionStorage.clear();
  expect(asked.slice(1)).toEqual(['script /_remotes/mfe-learning/0/remoteEntry.js', 'style /_remotes/mfe-learning/0/level.css', 'script /_remotes/mfe-learning/0/level.js']);
  expect([...document.head.querySelectorAll('link')].map(({ rel }) => rel)).toEqual(['preload', 'modulepreload', 'preload', 'modulepreload']);
});

test('the home is that of the tenant', async () => {
  expect((await run('/', { token: 't' })).at(-1)).toBe('script /_remotes/mfe-learning/1/home.js');
});

test('the colour scheme that the person picked is set before the first paint', async () => {
  await run('/login', { 'color-scheme': 'dark' });
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await run('/login', {});
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});
