import type { FastifyInstance } from 'fastify';
import { createEnrollment, createNodeEnrollment, getScormLessons, playScorm } from '@shared-kit/contracts/learning';
import { DAY_MS, HOUR_MS } from '@shared-kit/contracts/calendar';
import { importLearning } from '../modules/learning/test/training-import.ts';
import { manifest12, putPackage, zipOf } from '../modules/learning/scorm/test/package-factory.ts';
import { startTestApp } from '../test/index.ts';
import type { TestApp } from '../test/index.ts';
import { buildContentOrigin } from './build-content-origin.service.ts';

let app: TestApp;
let origin: FastifyInstance;
let url: string;
let idUser: number;

beforeAll(async () => {
  app = await startTestApp({ CONTENT_NETWORK_ORIGIN: 'https://rede.example' });
  origin = buildContentOrigin(app.platform);
  await origin.ready();
  const ids = await importLearning(app, {
    trainings: [
      {
        code: 'curso',
        catalog: 'catalogo',
        title: 'Curso',
        selfEnrollment: true,
        blocks: [{ type: 'List', elements: [{ content: 'pacote' }] }],
      },
    ],
  });
  const idContentItem = ids.content('pacote');
  await putPackage(
    app,
    app.tenant,
    idContentItem,
    zipOf({
      'imsmanifest.xml': manifest12({ A: { title: 'Um &lt;/script&gt;&lt;b&gt;', href: 'aula/um.html?x=1' } }),
      'aula/um.html': '<p>um</p>',
      'aula/filme ç.mp4': '0123456789',
    }),
  );
  const as = app.user;
  ({ idUser } = as);
  const { idEnrollment } = await app.ok(
    createEnrollment,
    { body: { idUser, nodeCode: 'curso', idTeam: null } },
    { as },
  );
  const { data } = await app.ok(createNodeEnrollment, { body: { idUser, idEnrollment, nodeCode: 'curso' } }, { as });
  const { scos } = await app.ok(getScormLessons, { params: { idContentItem }, query: { idEnrollment } }, { as });
  ({ url } = await app.ok(
    playScorm,
    { body: { idEnrollment, idContentItem, idNodeEnrollment: data.newId, idSco: scos[0]?.idSco ?? 0, useCdn: 1 } },
    { as },
  ));
});
afterEach(() => app.clock.reset());
afterAll(async () => {
  await origin.close();
  await app.close();
});

const get = (address: string, headers: Record<string, string> = {}) => {
  const { pathname, search } = new URL(address, 'http://content.example');
  return origin.inject({ url: pathname + search, headers });
};
async function visit(): Promise<{ token: string; launchUrl: string; commitUrl: string; cmi: Record<string, string> }> {
  const { payload } = await get(url);
  return JSON.parse(/id="visit">(.*?)<\/script>/.exec(payload)?.[1] ?? '{}');
}

test("the page of a visit contains the lesson's data, may be framed only by its portal, and contains no markup of a package", async () => {
  const reply = await get(url);
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  const policy = String(reply.headers['content-security-policy']);
  expect(policy).toMatch(
    /default-src 'none'; script-src ('sha256-\S+' ?)+; style-src 'sha256-[^;]*; connect-src http[^;]*; frame-src 'self'/,
  );
  expect(policy).toContain(`frame-ancestors http://${app.tenant.host}`);
  expect(policy).not.toContain('unsafe');
  expect(reply.payload).not.toContain('</script><b>');
  const { cmi, commitUrl } = await visit();
  expect(cmi).toMatchObject({
    'cmi.core.student_id': String(idUser),
    'cmi.core.entry': 'ab-initio',
    'cmi.core.credit': 'credit',
    'cmi.core.lesson_mode': 'normal',
  });
  expect(new URL(commitUrl).pathname).toBe(`${app.tenant.basePath}/api/learning/scorm/commit`);
});

test('a token that is invented, expired or of another tenant is rejected', async () => {
  for (const address of [
    url.replace('&n=1', 'x'),
    url.replace(/t=\d+/, `t=${app.otherTenant.idApp}`),
    url.replace(/t=\d+/, 't=0'),
    '/scorm/play',
    '/scorm/play?t=1.x&t=2',
  ]) {
    expect([address, (await get(address)).statusCode]).toEqual([address, 403]);
  }
  app.clock.advance(8 * DAY_MS);
  expect((await get(url)).statusCode).toBe(403);
});

test('files of a package are served under their signed path only, whole or in part', async () => {
  const { launchUrl } = await visit();
  const page = await get(launchUrl);
  expect([page.statusCode, page.payload, page.headers['content-type']]).toEqual([
    200,
    '<p>um</p>',
    'text/html; charset=utf-8',
  ]);
  expect(page.headers['content-security-policy']).toMatch(
    /frame-ancestors 'self' http[^;]+; sandbox allow-scripts allow-same-origin/,
  );
  expect(page.headers['content-security-policy']).not.toContain('allow-top-navigation');
  const film = new URL('filme%20%C3%A7.mp4', `http://content.example${launchUrl}`).pathname;
  const part = await get(film, { range: 'bytes=2-4' });
  expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
  expect((await get(film, { range: 'bytes=99-' })).statusCode).toBe(416);
  expect((await get(launchUrl.replace('um.html', 'dois.html'))).statusCode).toBe(404);
  for (const forged of [
    launchUrl.replace(/files\/\d+/, 'files/99999999999'),
    launchUrl.replace(/\/t\d+\//, '/t999/'),
    launchUrl.replace(/[0-9a-f]{40}/, 'a'.repeat(40)),
    '/scorm/files/../../etc/passwd',
  ]) {
    expect([forged, (await get(forged)).statusCode >= 403]).toEqual([forged, true]);
  }
  app.clock.advance(14 * HOUR_MS);
  expect((await get(launchUrl)).statusCode).toBe(403);
});

test('a package cannot register a service worker, which would intercept requests of others', async () => {
  const { launchUrl } = await visit();
  expect((await get(launchUrl, { 'service-worker': 'script' })).statusCode).toBe(404);
});

test('the scripts of the page are served under their version, without types', async () => {
  const { payload } = await get(url);
  const script = /src="(\/scorm\/runtime\/[^"]+)"/.exec(payload)?.[1] ?? '';
  const reply = await get(script);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(reply.payload).not.toMatch(/: PendingCommit|import type/);
  expect(reply.headers['cache-control']).toContain('immutable');
  for (const name of [
    'player/pending-commits.ts',
    'retry/index.ts',
    'retry/in-order.ts',
    'scorm/data-model.ts',
    'sequencing/index.ts',
  ])
    expect((await get(script.replace('player/player.ts', name))).statusCode).toBe(200);
  for (const name of ['player/scorm-api.test.ts', 'player/pending-commits.fixtures.ts', '..%2fpage-routes.ts'])
    expect((await get(script.replace('player/player.ts', name))).statusCode).toBe(404);
});

test('with a content network lessons are played through it, and a page reports whether it is reachable [B4.5-09] [B7.7-08]', async () => {
  expect(url).toMatch(/^https:\/\/rede\.example\/scorm\/play\?t=/);
  const reply = await get('/scorm/network-test');
  expect(reply.payload).toContain('network-test-passed');
  expect(reply.headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'sha256-/);
});
