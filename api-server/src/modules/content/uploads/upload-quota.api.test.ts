import { randomUUID } from 'node:crypto';
import { listOwnUploads, startUpload } from '@shared-kit/contracts/content';
import { sendEvidence } from '@shared-kit/contracts/journey';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import type { TestTenant, TestUser } from '../../../test/index.ts';
import { contentFileSchema } from '../content-file.schema.ts';
import { writeSettings } from '../import-sections.service.ts';
import { sweepUploads } from './sweep-uploads.job.ts';
import { pdf } from './test/sample-files.ts';
import { fileOf, send, uploadsSection } from './test/upload-factory.ts';
import { app, codeOf, startUploadsApp } from './test/uploads.fixtures.ts';

startUploadsApp();

let at: TestTenant;
let as: TestUser;
let section: number;

beforeEach(async () => {
  at = await app.makeTenant({ app: { features: JSON.stringify({ externalCourses: true }) } });
  as = await app.makeUser(at);
  section = await uploadsSection(app, at);
});

const limit = (uploads: object) =>
  withTenant(app.platform.database.db, at.idApp, (db) =>
    writeSettings(db, contentFileSchema.parse({ home: { type: 'row' }, uploads })),
  );
const sendOne = () => send(app, as, { idSection: section, name: 'guia.pdf', bytes: pdf() }, { at });
const evidence = () => ({
  form: { token: randomUUID(), fileName: 'nr10.pdf', fileData: fileOf(pdf(), 'nr10.pdf') },
});

test('limits the files of a day, evidence of external courses included, and starts anew the next day', async () => {
  await limit({ dayFiles: 2 });
  expect((await sendOne()).status).toBe(200);
  await app.ok(sendEvidence, evidence(), { as, at });
  const refused = await sendOne();
  expect(codeOf(refused)).toEqual([429, 'content.upload-day-quota']);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(DAY_MS / 1000);
  expect((await app.refused(sendEvidence, evidence(), 429, { as, at })).message).toMatch(
    /limite de envios de hoje \(2/,
  );
  expect((await app.ok(listOwnUploads, {}, { as, at })).today).toMatchObject({ files: 2, maxFiles: 2 });
  // Another person has limits of their own.
  const other = await app.makeUser(at);
  expect((await send(app, other, { idSection: section, name: 'guia.pdf', bytes: pdf() }, { at })).status).toBe(200);
  app.clock.advance(DAY_MS);
  await app.runJobs(sweepUploads);
  expect((await sendOne()).status).toBe(200);
  expect((await app.ok(listOwnUploads, {}, { as, at })).today.files).toBe(1);
});

test('limits the bytes of a day before any byte is sent; deleted and repeated files count once', async () => {
  await limit({ dayMegabytes: 3 });
  const body = { idSection: section, title: 'A', description: 'B', fileName: 'aula.mp4', size: 2 * 1024 * 1024 };
  const first = { ...body, idUpload: randomUUID() };
  for (let count = 0; count < 3; count += 1) await app.ok(startUpload, { body: first }, { as, at });
  const refused = await app.refused(startUpload, { body: { ...body, idUpload: randomUUID() } }, 429, { as, at });
  expect(refused.code).toBe('content.upload-day-quota');
});

test('limits files and bytes in total by the tenant’s own setting', async () => {
  await limit({ totalFiles: 1, totalMegabytes: 5 });
  expect((await sendOne()).status).toBe(200);
  expect(codeOf(await sendOne())).toEqual([409, 'content.upload-quota']);
  const mine = await app.ok(listOwnUploads, {}, { as, at });
  expect([mine.usedFiles, mine.maxFiles, mine.maxBytes]).toEqual([1, 1, 5 * 1024 * 1024]);
});

test('twenty simultaneous files never pass the limit', async () => {
  await limit({ dayFiles: 5 });
  const replies = await Promise.all(Array.from({ length: 20 }, sendOne));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
});
