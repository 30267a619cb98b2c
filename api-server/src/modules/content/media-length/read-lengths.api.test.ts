import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  contentType,
  findContent,
  findUpload,
  listUploads,
  saveProgress,
  updateDuration,
} from '@shared-kit/contracts/content';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { makeItem, makeSection } from '../test/content-factory.ts';
import { mp3, mp4 } from '../uploads/test/sample-files.ts';
import { send, uploadsSection } from '../uploads/test/upload-factory.ts';
import { uploadIn } from '../uploads/test/uploads.fixtures.ts';
import { readLengths } from './read-lengths.job.ts';

const media = resolve(import.meta.dirname, '../../../../../demo/sabermais/content/media');
let app: TestApp;
let idSection: number;

beforeAll(async () => {
  app = await startTestApp();
  idSection = await makeSection(app, app.tenant);
});
afterAll(() => app.close());

/** Creates a video whose file is in the storage. */
async function makeFilm(bytes: Buffer, fields: { duration?: number; duration_reported?: boolean } = {}) {
  const { key } = await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    app.platform.storage.store(db, { body: bytes, mediaType: 'video/mp4', name: 'aula.mp4' }),
  );
  return makeItem(app, app.tenant, { id_section: idSection, duration: 0, ...fields, content_location: `media:${key}` });
}
const film = () => readFile(join(media, 'primeiros-segundos.mp4'));
const report = (idContentItem: number, duration: number) =>
  app.ok(updateDuration, { body: { idContentItem, duration } }, { as: app.user });
const durationOf = async (id: number) =>
  (await app.ok(findContent, { params: { id } }, { as: app.user })).content[0]?.duration;

describe('reported duration', () => {
  test('ignores a reported duration for files that the portal stores', async () => {
    const item = await makeFilm(await film());
    expect(await report(item, 1)).toEqual({ success: true, duration: 0 });
    expect(await durationOf(item)).toBe(0);
    await app.runJobs(readLengths);
    expect(await report(item, 1)).toEqual({ success: true, duration: 58 });
  });

  test('shows a reported duration for films of other services', async () => {
    const content_location = 'https://videos.exemplo.com/a.mp4';
    const item = await makeItem(app, app.tenant, { id_section: idSection, duration: 0, content_location });
    expect(await report(item, 61.5)).toEqual({ success: true, duration: 61.5 });
    await app.runJobs(readLengths);
    expect(await durationOf(item)).toBe(61.5);
  });
});

describe('the job', () => {
  test('reads lengths that are missing, reported or wrong', async () => {
    const items = [
      await makeFilm(await film()),
      await makeFilm(await film(), { duration: 3, duration_reported: true }),
      await makeFilm(await film(), { duration: 600 }),
    ];
    await app.runJobs(readLengths);
    expect(await Promise.all(items.map(durationOf))).toEqual([58, 58, 58]);
  });

  test('takes back what a browser reported for an unreadable file, and keeps what the import said', async () => {
    const reported = await makeFilm(mp4(), { duration: 3, duration_reported: true });
    const imported = await makeFilm(mp4(), { duration: 600 });
    const gone = await makeItem(app, app.tenant, {
      id_section: idSection,
      duration: 9,
      content_location: 'media:t1/x',
    });
    await app.runJobs(readLengths);
    expect(await Promise.all([reported, imported, gone].map(durationOf))).toEqual([0, 600, 9]);
  });

  test('reads each file once', async () => {
    const item = await makeFilm(await film());
    await app.runJobs(readLengths);
    await app.platform.database.execute(`update content_items set duration = 7 where id_content_item = ${item}`);
    await app.runJobs(readLengths);
    expect(await durationOf(item)).toBe(7);
  });

  test('reads nothing but media', async () => {
    const { key } = await withTenant(app.platform.database.db, app.tenant.idApp, async (db) =>
      app.platform.storage.store(db, { body: await film(), mediaType: 'application/pdf', name: 'guia.pdf' }),
    );
    const guide = await makeItem(app, app.tenant, {
      id_section: idSection,
      id_content_type: contentType.pdf,
      duration: 0,
      content_location: `media:${key}`,
    });
    await app.runJobs(readLengths);
    expect(await durationOf(guide)).toBe(0);
  });
});

test('a medium needs its real length and the study time of it, whatever a browser reported', async () => {
  // 12,000 frames of 1152 samples at 44.1 kHz: 313 s.
  const item = await makeFilm(mp3(12_000));
  await report(item, 1);
  await app.runJobs(readLengths);
  expect(await durationOf(item)).toBe(313);
  const save = async (seconds: number) => {
    const body = { idVisit: randomUUID(), timeStart: '2026-11-20 10:00:00', idContentItem: item, idSection, seconds };
    return (await app.ok(saveProgress, { body: { ...body, finished: true } }, { as: app.user })).completed;
  };
  expect(await save(1)).toBe('PROGRESS');
  expect(await save(310)).toBe('PROGRESS');
  app.clock.advance(150_000);
  expect(await save(1)).toBe('PROGRESS');
  expect(await save(310)).toBe('COMPLETED');
});

describe('length of an upload', () => {
  test('stores the length of an uploaded medium, and none for other files', async () => {
    const id = await uploadsSection(app);
    const bytes = await readFile(join(media, 'nota-falsa.mp3'));
    expect(uploadIn(await send(app, app.user, { idSection: id, name: 'aviso.mp3', bytes })).duration).toBe(49);
    expect(uploadIn(await send(app, app.user, { idSection: id, name: 'aula.mp4', bytes: mp4() })).duration).toBe(0);
    const { data } = await app.ok(listUploads, { params: { id }, query: {} }, { as: app.user });
    expect(data.map(({ name, duration }) => [name, duration])).toEqual([
      ['aula.mp4', 0],
      ['aviso.mp3', 49],
    ]);
  });

  test('the job reads the length of an upload that was stored before', async () => {
    const id = await uploadsSection(app);
    const { idUserUpload } = uploadIn(
      await send(app, app.user, { idSection: id, name: 'aula.mp4', bytes: await film() }),
    );
    await app.platform.database.execute(
      `update user_uploads set duration = 0, length_read = false where id_user_upload = ${idUserUpload}`,
    );
    await app.runJobs(readLengths);
    const { data } = await app.ok(findUpload, { params: { id: idUserUpload } }, { as: app.user });
    expect(data.map(({ duration }) => duration)).toEqual([58]);
  });
});
