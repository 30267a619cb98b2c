import { randomUUID } from 'node:crypto';
import {
  createExternalCourse,
  findExternalCourse,
  sendEvidence,
  updateExternalCourse,
} from '@shared-kit/contracts/journey';
import sharp from 'sharp';
import { HOUR_MS } from '@shared-kit/contracts/calendar';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../../test/index.ts';
import { smallPdf as pdf } from '../test/small-pdf.ts';
import { sweepEvidence } from './sweep-evidence.job.ts';

let app: TestApp;
let at: TestTenant;
let diego: TestUser;
let other: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-22T15:00:00Z');
  at = await app.makeTenant({
    app: { features: JSON.stringify({ externalCourses: true, recommendations: false, contactUs: null }) },
  });
  [diego, other] = [await app.makeUser(at), await app.makeUser(at)];
});
afterAll(() => app.close());

const picture = (kind: 'jpeg' | 'png') =>
  sharp({ create: { width: 32, height: 24, channels: 3, background: '#e4002b' } })
    .toFormat(kind)
    .toBuffer();
const archive = Buffer.from(`PK\x03\x04${'\0'.repeat(60)}`, 'latin1');
const fileOf = (bytes: Buffer, name: string): File => new File([new Uint8Array(bytes)], name);
const send = (bytes: Buffer, fileName: string, { token = randomUUID() as string, as = diego } = {}) =>
  app.call(sendEvidence, { form: { fileName, token, fileData: fileOf(bytes, fileName) } }, { as, at });
const sent = async (bytes: Buffer, fileName: string, as = diego) => {
  const reply = await send(bytes, fileName, { as });
  expect(reply).toMatchObject({ status: 200 });
  return (reply.body as { externalCourse: string }).externalCourse;
};
const fields = {
  title: 'NR-35',
  type: 'ONLINE',
  workload: 8,
  startDate: '2026-11-20',
  finishDate: '2026-11-21',
  entityName: 'SENAI',
} as const;
const create = async (evidencePath: string | null, as = diego) =>
  (await app.ok(createExternalCourse, { body: { ...fields, evidencePath } }, { as, at })).idUserExternalCourse;
const find = async (id: number) => (await app.ok(findExternalCourse, { params: { id } }, { as: diego, at })).result;
const get = (url: string) => app.server.inject({ url, headers: { host: at.host } });
const files = () => app.platform.storage.files;

test('requires a session and a form with a file', async () => {
  const form = { fileName: 'a.pdf', token: randomUUID(), fileData: fileOf(pdf(), 'a.pdf') };
  await app.refused(sendEvidence, { form }, 401, { at });
  await app.refused(sendEvidence, { form: { fileName: 'a.pdf', token: randomUUID() } }, 400, { as: diego, at });
  await app.refused(sendEvidence, { form: { ...form, token: 'x' } }, 400, { as: diego, at });
});

test('stores a file under a clean name and shows it to the owner of the course [B7.4-15] [B5-40]', async () => {
  const path = await sent(pdf(), 'Certificado NR-35 (verso).pdf');
  const id = await create(path);
  const { evidence, evidencePath } = await find(id);
  expect(evidencePath).toBe(path);
  expect(evidence?.name).toBe('CertificadoNR_35verso.pdf');
  const reply = await get(evidence?.url ?? '');
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    'attachment',
  ]);
  expect(reply.rawPayload.equals(pdf())).toBe(true);
  expect(new URL(evidence?.url ?? '', 'http://x').pathname).toMatch(/\/[0-9a-f]{32}\/CertificadoNR_35verso\.pdf$/);
});

test('opens a file only with the signature, and only until it expires', async () => {
  const { evidence } = await find(await create(await sent(pdf(), 'a.pdf')));
  const url = evidence?.url ?? '';
  expect((await get(url.split('?')[0] ?? '')).statusCode).toBe(403);
  expect((await get(url.replace('a.pdf', 'b.pdf'))).statusCode).toBe(403);
  app.clock.advance(2 * HOUR_MS + 1000);
  expect((await get(url)).statusCode).toBe(403);
  app.clock.set('2026-11-22T15:00:00Z');
});

test.each([
  ['a picture with another name', () => picture('png'), 'foto.jpg'],
  ['a program with a picture’s name', async () => Buffer.from('MZ\x90\0\x03'.repeat(50), 'latin1'), 'foto.png'],
  ['a page with a picture’s name', async () => Buffer.from('<html><script>alert(1)</script></html>'), 'foto.jpeg'],
  ['an archive with a document’s name', async () => archive, 'certificado.pdf'],
  ['a document of Office', async () => archive, 'certificado.docx'],
  [
    'a drawing that runs',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    'carimbo.svg',
  ],
  ['no extension', async () => pdf(), 'certificado'],
] as const)('rejects %s [B5-38]', async (_, bytes, name) => {
  expect(await send(await bytes(), name)).toMatchObject({
    status: 422,
    body: { code: 'journey.evidence-type', message: 'Apenas arquivos PDF, JPG ou PNG são permitidos.' },
  });
});

test('rejects a document with active content and a truncated one, with a reason', async () => {
  expect(await send(pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'), 'a.pdf')).toMatchObject({
    status: 422,
    body: { code: 'content.upload-unsafe' },
  });
  expect(await send(pdf().subarray(0, 60), 'a.pdf')).toMatchObject({
    status: 422,
    body: { code: 'content.upload-broken' },
  });
  expect((await send(Buffer.alloc(0), 'a.pdf')).status).toBe(422);
});

test('rejects one byte above 5 MB and accepts 5 MB [B5-39]', async () => {
  const sized = (size: number): Buffer =>
    Buffer.concat([pdf().subarray(0, 9), Buffer.alloc(size - pdf().length, 0x20), pdf().subarray(9)]);
  const exact = sized(5_242_880);
  expect(exact.length).toBe(5_242_880);
  expect((await send(exact, 'grande.pdf')).status).toBe(200);
  expect(await send(sized(5_242_881), 'grande.pdf')).toMatchObject({
    status: 413,
    body: { code: 'journey.evidence-too-large', message: 'O arquivo deve ter no máximo 5MB.' },
  });
});

test('re-encodes a photo and so removes its location', async () => {
  const photo = await sharp(await picture('jpeg'))
    .withExif({ IFD0: { Artist: 'Diego' }, IFD3: { GPSLatitude: '19/1 55/1 0/1', GPSLatitudeRef: 'S' } })
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const { evidence } = await find(await create(await sent(photo, 'foto.jpg')));
  const stored = await sharp((await get(evidence?.url ?? '')).rawPayload).metadata();
  expect([stored.format, stored.exif]).toEqual(['jpeg', undefined]);
});

test('stores a file once when it is sent again with its token', async () => {
  const token = randomUUID();
  const replies = await Promise.all([send(pdf(), 'a.pdf', { token }), send(pdf(), 'a.pdf', { token })]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(replies[0]?.body).toEqual(replies[1]?.body);
  expect((await send(pdf(), 'a.pdf', { token })).body).toEqual(replies[0]?.body);
  // The same token of another person is separate.
  expect((await send(pdf(), 'a.pdf', { token, as: other })).body).not.toEqual(replies[0]?.body);
});

test("rejects a course that names another person's file or a file that was never sent", async () => {
  const path = await sent(pdf(), 'a.pdf');
  const id = await create(null);
  for (const [evidencePath, as] of [
    [path, other],
    ['t1/uploads/1/x/a.pdf', diego],
    ['../../etc/passwd', diego],
  ] as const) {
    await app.refused(createExternalCourse, { body: { ...fields, evidencePath } }, 404, { as, at });
  }
  await app.refused(
    updateExternalCourse,
    { params: { id }, body: { idUserExternalCourse: id, ...fields, evidencePath: 'nada' } },
    404,
    { as: diego, at },
  );
  expect((await find(id)).evidence).toBeNull();
});

test('removes evidence that no course names for a day and keeps the rest', async () => {
  const [used, replaced, never] = [await sent(pdf(), 'a.pdf'), await sent(pdf(), 'b.pdf'), await sent(pdf(), 'c.pdf')];
  const id = await create(replaced);
  await app.ok(
    updateExternalCourse,
    { params: { id }, body: { idUserExternalCourse: id, ...fields, evidencePath: used } },
    { as: diego, at },
  );
  app.clock.advance(23 * HOUR_MS);
  await app.runJobs(sweepEvidence);
  expect(await files().size(never)).not.toBeNull();
  const fresh = await sent(pdf(), 'd.pdf');
  app.clock.advance(2 * HOUR_MS);
  await app.runJobs(sweepEvidence);
  expect(
    await Promise.all([used, replaced, never, fresh].map(async (key) => (await files().size(key)) !== null)),
  ).toEqual([true, false, false, true]);
  await app.refused(createExternalCourse, { body: { ...fields, evidencePath: never } }, 404, { as: diego, at });
  const left = await withTenant(app.platform.database.db, at.idApp, (db) =>
    db.selectFrom('external_course_evidence').select('file_key').where('file_key', 'in', [replaced, never]).execute(),
  );
  expect(left).toEqual([]);
  app.clock.set('2026-11-22T15:00:00Z');
});
