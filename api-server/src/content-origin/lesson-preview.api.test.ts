import { inspectScorm, readScormPreview } from '@shared-kit/contracts/admin';
import { DAY_MS, HOUR_MS } from '@shared-kit/contracts/calendar';
import type { FastifyInstance } from 'fastify';
import { withTenant } from '../platform/database/tenant-db.adapter.ts';
import { startTestApp } from '../test/index.ts';
import type { TestApp } from '../test/index.ts';
import { importLearning } from '../modules/learning/test/training-import.ts';
import { manifest12, putPackage, zipOf } from '../modules/learning/scorm/test/package-factory.ts';
import { flowOnly, manifestOf, sco } from '../modules/learning/scorm/test/sequenced-course.ts';
import { buildContentOrigin } from './build-content-origin.service.ts';
import type { TrialPackage } from './scorm-player/trial-attempt.ts';
import type { VisitInfo } from './scorm-player/visit-info.ts';

let app: TestApp;
let origin: FastifyInstance;
let idContentItem: number;
let sequenced: number;

beforeAll(async () => {
  app = await startTestApp();
  origin = buildContentOrigin(app.platform);
  await origin.ready();
  const block = { type: 'List', elements: [{ content: 'pacote' }, { content: 'em-ordem' }] };
  const course = { code: 'curso', catalog: 'catalogo', title: 'Curso', selfEnrollment: true, blocks: [block] };
  const { content } = await importLearning(app, { trainings: [course] });
  [idContentItem, sequenced] = [content('pacote'), content('em-ordem')];
  const files = { 'imsmanifest.xml': manifest12({ A: { title: 'Um', href: 'um.html' } }), 'um.html': '<p>um</p>' };
  await putPackage(app, app.tenant, idContentItem, zipOf(files));
});
afterAll(async () => {
  await origin.close();
  await app.close();
});
afterEach(() => app.clock.reset());

const get = (address: string, host = new URL(address).host) => {
  const { pathname, search } = new URL(address);
  return origin.inject({ url: pathname + search, headers: { host } });
};

const visitIn = (page: string) =>
  JSON.parse(/id="visit">(.*?)<\/script>/.exec(page)?.[1] ?? '{}') as VisitInfo & { trial: TrialPackage | null };

async function preview() {
  const as = await app.makeUser(app.tenant, { admin: 1, name: 'Olga Dona' });
  return app.ok(readScormPreview, { params: { idContentItem }, query: {} }, { as });
}

const rows = () =>
  withTenant(app.platform.database.db, app.tenant.idApp, async (db) => [
    (await db.selectFrom('sco_visits').selectAll().execute()).length,
    (await db.selectFrom('sco_enrollments').selectAll().execute()).length,
  ]);

test('a preview runs the lesson from its beginning for the administrator, and stores nothing', async () => {
  const { url, title } = await preview();
  const { payload, statusCode } = await get(url);
  const visit = visitIn(payload);
  expect([statusCode, title]).toEqual([200, 'Um']);
  expect(payload).toContain('player/preview.ts');
  expect(visit).toMatchObject({ token: '', lastCommitUrl: '', idVisit: 0, mode: 'normal' });
  expect(visit.cmi).toMatchObject({ 'cmi.core.student_name': 'Dona, Olga', 'cmi.core.entry': 'ab-initio' });
  expect((await get(visit.launchUrl)).payload).toBe('<p>um</p>');
  expect(new URL(visit.lessonUrl).host).not.toBe(new URL(url).host);
  expect(await rows()).toEqual([0, 0]);
});

test('an address of a preview expires after a day, and cannot be made up or moved to a host of visits', async () => {
  const { url } = await preview();
  const visit = visitIn((await get(url)).payload);
  expect((await get(url, new URL(visit.lessonUrl).host)).statusCode).toBe(404);
  expect((await get(`${url.slice(0, -4)}AAAA`)).statusCode).toBe(403);
  expect((await get(new URL('/scorm/preview?t=', url).href)).statusCode).toBe(403);
  app.clock.advance(DAY_MS + HOUR_MS);
  expect((await get(url)).statusCode).toBe(403);
});

test('a package with sequencing is previewed as a whole, each lesson on an origin of its own, and nothing is stored', async () => {
  const as = await app.makeUser(app.tenant, { admin: 1, name: 'Olga Dona' });
  const manifest = manifestOf([sco('A'), sco('B')], [flowOnly]);
  await putPackage(app, app.tenant, sequenced, zipOf({ 'imsmanifest.xml': manifest, 'licao.html': '<p>lição</p>' }));
  const params = { idContentItem: sequenced };
  const { url, idSco } = await app.ok(readScormPreview, { params, query: {} }, { as });
  const { trial } = visitIn((await get(url)).payload);
  expect(trial).toMatchObject({ lessons: [{ identifier: 'A' }, { identifier: 'B' }] });
  expect(trial?.lessons[1]?.cmi).toMatchObject({ 'cmi.learner_name': 'Dona, Olga', 'cmi.entry': 'ab-initio' });
  const origins = (trial?.lessons ?? []).map(({ launchUrl }) => new URL(launchUrl).host);
  expect(new Set([...origins, new URL(url).host]).size).toBe(3);
  expect((await get(trial?.lessons[1]?.launchUrl ?? '')).payload).toBe('<p>lição</p>');
  const single = await app.ok(readScormPreview, { params, query: { idSco } }, { as });
  expect(visitIn((await get(single.url)).payload).trial).toBeNull();
  expect(await rows()).toEqual([0, 0]);
});

test('a package that was imported is inspected as the command line inspects a file', async () => {
  const as = await app.makeUser(app.tenant, { admin: 1 });
  const { report } = await app.ok(inspectScorm, { params: { idContentItem } }, { as });
  expect(report).toMatchObject({ refusal: '', standard: '1.2', lessons: 1, files: 2, missing: [], hosts: [] });
});

test('an unknown lesson has no preview', async () => {
  const as = await app.makeUser(app.tenant, { admin: 1 });
  const call = (query: object) => app.call(readScormPreview, { params: { idContentItem }, query }, { as });
  expect((await call({ idSco: 999_999 })).status).toBe(404);
});
