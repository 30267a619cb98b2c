import type { FastifyInstance } from 'fastify';
import { createEnrollment, createNodeEnrollment, getScormLessons, playScorm } from '@shared-kit/contracts/learning';
import type { LessonWindow } from '@shared-kit/contracts/learning';
import { blockedPackageHosts, changeFreeWindows, changePackageHosts, saveWindow } from '../modules/learning/index.ts';
import { withTenant } from '../platform/database/tenant-db.adapter.ts';
import { importLearning } from '../modules/learning/test/training-import.ts';
import { manifest12, putPackage, zipOf } from '../modules/learning/scorm/test/package-factory.ts';
import { startTestApp } from '../test/index.ts';
import type { TestApp } from '../test/index.ts';
import { buildContentOrigin } from './build-content-origin.service.ts';
import type { VisitInfo } from './scorm-player/visit-info.ts';

let app: TestApp;
let origin: FastifyInstance;
let show: (window: LessonWindow) => Promise<void>;
let play: () => Promise<{ url: string; visit: VisitInfo }>;

beforeAll(async () => {
  app = await startTestApp();
  origin = buildContentOrigin(app.platform);
  await origin.ready();
  const block = { type: 'List', elements: [{ content: 'pacote' }] };
  const course = { code: 'curso', catalog: 'catalogo', title: 'Curso', selfEnrollment: true, blocks: [block] };
  const ids = await importLearning(app, { trainings: [course] });
  const idContentItem = ids.content('pacote');
  const files = {
    'imsmanifest.xml': manifest12({ A: { title: 'Um', href: 'um.html' } }),
    'um.html': '<p>um</p>',
    'guia.pdf': '%PDF-1.4',
  };
  await putPackage(app, app.tenant, idContentItem, zipOf(files));
  const as = app.user;
  const body = { idUser: as.idUser, nodeCode: 'curso' };
  const { idEnrollment } = await app.ok(createEnrollment, { body: { ...body, idTeam: null } }, { as });
  const { data } = await app.ok(createNodeEnrollment, { body: { ...body, idEnrollment } }, { as });
  const { scos } = await app.ok(getScormLessons, { params: { idContentItem }, query: { idEnrollment } }, { as });
  show = (window) =>
    withTenant(app.platform.database.db, app.tenant.idApp, (db) => saveWindow(db, idContentItem, window));
  play = async () => {
    const place = { idEnrollment, idContentItem, idNodeEnrollment: data.newId, idSco: scos[0]?.idSco ?? 0 };
    const { url } = await app.ok(playScorm, { body: place }, { as });
    return { url, visit: JSON.parse(/id="visit">(.*?)<\/script>/.exec((await get(url)).payload)?.[1] ?? '{}') };
  };
});
afterAll(async () => {
  await origin.close();
  await app.close();
});

const get = (address: string, host = new URL(address).host) => {
  const { pathname, search } = new URL(address);
  return origin.inject({ url: pathname + search, headers: { host } });
};
const postLast = (address: string, commit: object, from = new URL(address).origin) => {
  const { pathname, search, host } = new URL(address);
  return origin.inject({ method: 'POST', url: pathname + search, headers: { host, origin: from }, payload: commit });
};
const hostOf = (address: string) => new URL(address).host;

test("each visit has an origin of its own, which is not the player's", async () => {
  const [one, two] = [await play(), await play()];
  const hosts = [one.url, one.visit.lessonUrl, two.visit.lessonUrl].map(hostOf);
  expect(new Set(hosts).size).toBe(3);
  expect(hostOf(one.visit.lessonUrl)).toMatch(new RegExp(`^v${app.tenant.idApp}-[0-9a-f]{26}\\.localhost:\\d+$`));
  expect([one.visit.launchUrl, one.visit.leftOverUrl, one.visit.lastCommitUrl].map(hostOf)).toEqual(
    Array(3).fill(hosts[1]),
  );
});

test('the page beside a lesson has neither the token nor data of the visit, and runs only its own scripts', async () => {
  const { visit } = await play();
  for (const address of [visit.lessonUrl, visit.leftOverUrl]) {
    const { payload, headers, statusCode } = await get(address);
    expect(statusCode).toBe(200);
    expect(payload).not.toContain(visit.token);
    expect(payload).not.toContain('cmi.');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src ('sha256-\S+' ?)+; .*connect-src 'self'; frame-src 'self'/);
    expect(policy).toContain(`frame-ancestors ${new URL((await play()).url).origin} `);
  }
});

test('files of packages and pages beside lessons are served on the hosts of visits only, and the player never', async () => {
  const { url, visit } = await play();
  const [player, lesson] = [hostOf(url), hostOf(visit.lessonUrl)];
  expect((await get(visit.launchUrl)).payload).toBe('<p>um</p>');
  for (const address of [visit.launchUrl, visit.lessonUrl, visit.leftOverUrl])
    expect((await get(address, player)).statusCode).toBe(404);
  expect((await get(url, lesson)).statusCode).toBe(404);
  const foreign = lesson.replace(/^v\d+/, `v${app.otherTenant.idApp}`);
  expect((await get(visit.launchUrl, foreign)).statusCode).toBe(404);
});

test('the visit states the size of its lesson and where it opens', async () => {
  const any = { width: null, height: null, opensIn: 'page' } as const;
  expect((await play()).visit.window).toEqual(any);
  const window = { width: 1024, height: 768, opensIn: 'window' } as const;
  await show(window);
  const { visit } = await play();
  expect(visit.window).toEqual(window);
  expect((await get(visit.lessonUrl)).payload).toContain('Esta lição abre em uma janela própria.');
  expect((await get(visit.leftOverUrl)).payload).not.toContain('janela');
  await show(any);
});

test('a lesson does not open in a production whose content origin isolates nothing', async () => {
  const { storage } = app.platform;
  Object.assign(storage, { opensLessons: false });
  await expect(play()).rejects.toThrow(/learning\.scorm-not-isolated/);
  Object.assign(storage, { opensLessons: true });
  await expect(play()).resolves.toBeDefined();
});

test('windows that a package opens stay in its sandbox, unless the tenant frees them', async () => {
  const { idApp } = app.tenant;
  const limits = async () => {
    const { visit } = await play();
    const policyOf = async (path: string) =>
      String((await get(new URL(path, visit.launchUrl).href)).headers['content-security-policy']);
    return [visit.sandbox, await policyOf('um.html'), await policyOf('guia.pdf')];
  };
  for (const limit of await limits()) {
    expect(limit).toContain('allow-popups');
    expect(limit).not.toMatch(/escape-sandbox|top-navigation/);
  }
  await changeFreeWindows(app.platform, idApp, true);
  const [attribute, page, pdf] = await limits();
  expect(attribute).toMatch(/ allow-popups-to-escape-sandbox$/);
  expect(page).toContain(`; sandbox ${attribute}; `);
  expect(pdf).not.toContain('sandbox');
  for (const limit of [attribute, page]) expect(limit).not.toContain('top-navigation');
  expect(await changeFreeWindows(app.platform, app.otherTenant.idApp, undefined)).toBe(false);
  await changeFreeWindows(app.platform, idApp, false);
  expect((await limits())[0]).not.toContain('escape-sandbox');
});

test('a PDF is downloaded where browsers show none, which is inside the sandbox', async () => {
  const { visit } = await play();
  const { pathname, host } = new URL('guia.pdf', visit.launchUrl);
  const dispositionIn = async (place: string) =>
    (await origin.inject({ url: pathname, headers: { host, 'sec-fetch-dest': place } })).headers['content-disposition'];
  const all = async () => Promise.all(['document', 'iframe', 'frame', 'empty'].map(dispositionIn));
  expect(await all()).toEqual(['attachment', 'attachment', 'attachment', undefined]);
  await changeFreeWindows(app.platform, app.tenant.idApp, true);
  expect(await all()).toEqual([undefined, 'attachment', 'attachment', undefined]);
  await changeFreeWindows(app.platform, app.tenant.idApp, false);
});

test('the last commit of a closed page is stored by the name of its origin', async () => {
  const { visit } = await play();
  const commit = { sequence: 1, cmi: { 'cmi.suspend_data': 'fim' }, sessionTime: 3, terminated: false };
  const address = visit.lastCommitUrl;
  expect((await postLast(address, commit, 'https://evil.example')).statusCode).toBe(404);
  expect((await postLast(address, { ...commit, cmi: { cmi: 'x' } })).statusCode).toBe(422);
  expect((await postLast(address, { sequence: 0 })).statusCode).toBe(400);
  const unknown = address.replaceAll(/[0-9a-f]{26}/g, 'a'.repeat(26));
  expect((await postLast(unknown, commit)).statusCode).toBe(401);
  expect((await postLast(address, commit)).json()).toMatchObject({ success: true, superseded: false });
  await play();
  expect((await play()).visit.cmi['cmi.suspend_data']).toBe('fim');
});

test('a package connects to the allowed hosts only, and a blocked request is recorded with its content', async () => {
  const { visit } = await play();
  const sources = async () => (await get(visit.launchUrl)).headers['content-security-policy'];
  expect(await sources()).toContain("connect-src 'self' data: blob:;");
  const { idApp } = app.tenant;
  await changePackageHosts(app.platform, idApp, { add: ['*.exemplo.com'], remove: [] });
  expect(await sources()).toContain("connect-src 'self' data: blob: https://*.exemplo.com;");
  const report = (address: string, blocked: string) =>
    origin.inject({
      method: 'POST',
      url: '/scorm/blocked',
      headers: { host: hostOf(address), 'content-type': 'application/csp-report' },
      payload: JSON.stringify({ 'csp-report': { 'blocked-uri': blocked, 'effective-directive': 'connect-src' } }),
    });
  for (const blocked of ['https://outro.example/a?b=1', 'https://outro.example/c', 'inline'])
    expect((await report(visit.launchUrl, blocked)).statusCode).toBe(204);
  expect((await report('http://localhost', 'https://outro.example/')).statusCode).toBe(404);
  expect(await blockedPackageHosts(app.platform, idApp)).toMatchObject([
    { host: 'outro.example', directive: 'connect-src', times: 2 },
  ]);
});
