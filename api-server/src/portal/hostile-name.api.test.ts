import { mkdir, writeFile } from 'node:fs/promises';
import { startTestApp } from '../test/index.ts';
import type { TestApp } from '../test/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const folder = app.platform.env.SHELL_DIR;
  await mkdir(folder, { recursive: true });
  const capabilities = { version: '1', contracts: [1], shared: {}, emits: {}, listens: {}, slots: {} };
  const build = {
    scripts: [],
    styles: [],
    fonts: [],
    portal: [],
    login: [],
    guardScript: '',
    inlineScript: '',
    files: {},
  };
  await writeFile(`${folder}/shell-manifest.json`, JSON.stringify({ ...build, capabilities }));
});
afterAll(() => app.close());

test('the name of a tenant stays text in the page, in its data and in its manifest', async () => {
  const name = `</script></title><img src=x onerror=alert(1)>"'\u2028<!--<script>`;
  const tenant = await app.makeTenant({ app: { name } });
  const headers = { host: tenant.host };
  const page = await app.server.inject({ url: `${tenant.basePath}/`, headers });
  expect(page.statusCode).toBe(200);
  expect(page.payload).not.toContain('<img');
  expect(page.payload).not.toContain('<!--');
  const [, data = ''] = /<script type="application\/json" id="azulejo-boot">(.*?)<\/script>/s.exec(page.payload) ?? [];
  expect(data).not.toContain('\u2028');
  expect(JSON.parse(data)).toMatchObject({ app: { name } });
  const manifest = await app.server.inject({ url: `${tenant.basePath}/manifest.webmanifest`, headers });
  expect(manifest.json()).toMatchObject({ name });
});
