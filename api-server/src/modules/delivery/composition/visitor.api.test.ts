import { COMPOSITION_HEADER, getComposition } from '@shared-kit/contracts/delivery';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { writeTestShell } from '../test/test-shell.ts';
import { publishVersions, remoteBuild } from '../../../test/remote-build.ts';
import { startCanary } from '../releases/move-release.service.ts';
import { publishRelease } from '../releases/publish-release.service.ts';
import { rankOf, visitorNamedBy } from './visitor.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await writeTestShell(app);
  await publishVersions(app.platform, 'mfe-part', '1.0.0');
  await publishRelease(app.platform, remoteBuild('mfe-part', '1.1.0'), 'ana');
  await startCanary(app.platform, 'mfe-part', { version: '1.1.0', tenant: null, percent: 50 }, { by: 'ana' });
});
afterAll(() => app.close());

const page = (cookie?: string) =>
  app.server.inject({
    url: `${app.tenant.basePath}/login`,
    headers: { host: app.tenant.host, ...(cookie ? { cookie } : {}) },
  });

/** Returns a cookie whose visitor is (or is not) in the canary. */
function cookieWith(inCanary: boolean): string {
  const cookies = Array.from({ length: 50 }, (_, index) => `az_visitor=${String(index).padStart(22, 'v')}`);
  const found = cookies.find((cookie) => rankOf(visitorNamedBy(cookie), 'mfe-part') < 50 === inCanary);
  if (!found) throw new Error('no such visitor');
  return found;
}

test('a first visit gets a persistent HttpOnly cookie, and later visits reuse it', async () => {
  const first = await page();
  const [cookie = '', grant = ''] = [first.headers['set-cookie']].flat().map(String);
  expect(cookie).toMatch(/^az_visitor=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(grant).toMatch(/^az_page=[\w.~-]+; Max-Age=31536000; Path=\/[\w-]*; HttpOnly; SameSite=Lax$/);
  const both = [cookie, grant].map((one) => one.split(';')[0]).join('; ');
  expect((await page(both)).headers['set-cookie']).toBeUndefined();
  expect((await page('az_visitor=garbage')).headers['set-cookie']).toBeDefined();
});

test.each([
  [true, '1.1.0'],
  [false, '1.0.0'],
])(
  'page, composition and every API reply agree on the visitor’s release (in the canary: %s)',
  async (inCanary, version) => {
    const cookie = cookieWith(inCanary);
    const html = await page(cookie);
    expect(html.headers['cache-control']).toBe('private, no-cache');
    const { composition } = JSON.parse(/id="azulejo-boot">(.*?)<\/script>/.exec(html.payload)?.[1] ?? '{}') as {
      composition: { id: string; releases: object[] };
    };
    expect(composition.releases).toMatchObject([
      { remote: 'mfe-part', version, channel: inCanary ? 'canary' : 'stable' },
    ]);
    const reply = await app.call(getComposition, {}, { headers: { cookie } });
    expect(reply.body).toEqual(composition);
    expect(reply.headers[COMPOSITION_HEADER]).toBe(composition.id);
  },
);
