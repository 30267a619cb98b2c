import { randomBytes, randomUUID } from 'node:crypto';
import {
  UPLOAD_PART_SIZE,
  UPLOAD_QUOTA,
  findUpload,
  listOwnUploads,
  publishUpload,
  sendUploadPart,
  startUpload,
} from '@shared-kit/contracts/content';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { sweepUploads } from './sweep-uploads.job.ts';
import { storedFiles } from './test/stored-files.ts';
import { mp3, mp4, pdf } from './test/sample-files.ts';
import { begin, send, sendPart } from './test/upload-factory.ts';
import { app, codeOf, fetchFile, film, idSection, mine, startUploadsApp, uploadIn } from './test/uploads.fixtures.ts';

startUploadsApp();

describe('in parts', () => {
  test('an upload resumes where it was interrupted, also from another page, and is published by its address [A7m-12] [A7m-13]', async () => {
    const as = await app.makeUser();
    const work = { idSection, name: 'aula.mp4', bytes: film(), idUpload: randomUUID() };
    expect((await begin(app, as, work)).body).toMatchObject({ offset: 0, partSize: UPLOAD_PART_SIZE, url: '' });
    expect((await sendPart(app, as, work, 0)).body).toMatchObject({ offset: UPLOAD_PART_SIZE, url: '' });
    // The reply was lost: sending the part again, or a later part, changes nothing.
    expect(codeOf(await sendPart(app, as, work, 0))).toEqual([409, 'content.upload-offset']);
    expect(codeOf(await sendPart(app, as, work, 2 * UPLOAD_PART_SIZE))).toEqual([409, 'content.upload-offset']);
    // Interrupted in the middle: an incomplete part is not stored.
    expect((await sendPart(app, as, work, UPLOAD_PART_SIZE, 1000)).body).toMatchObject({ offset: UPLOAD_PART_SIZE });
    const [unfinished] = await mine(as);
    expect(unfinished).toMatchObject({
      state: 'RECEIVING',
      received: UPLOAD_PART_SIZE,
      size: work.bytes.length,
      idUpload: work.idUpload,
      lastModified: 5,
      title: 'Vitrine de outubro',
      url: '',
    });
    expect((await begin(app, as, work)).body).toMatchObject({ offset: UPLOAD_PART_SIZE });
    await sendPart(app, as, work, UPLOAD_PART_SIZE);
    const last = (await sendPart(app, as, work, 2 * UPLOAD_PART_SIZE)).body as { offset: number; url: string };
    expect(last.offset).toBe(work.bytes.length);
    expect((await mine(as))[0]?.state).toBe('RECEIVED');
    await app.refused(findUpload, { params: { id: unfinished?.idUserUpload ?? 0 } }, 404, { as: app.user });
    const form = { idSection, title: 'Aula', description: 'Em partes', fileData: last.url };
    const { data } = await app.ok(publishUpload, { form }, { as });
    expect((await fetchFile(data.url)).rawPayload.equals(work.bytes)).toBe(true);
    // Publishing and beginning again return the same upload.
    expect((await app.ok(publishUpload, { form }, { as })).data.idUserUpload).toBe(data.idUserUpload);
    expect((await begin(app, as, work)).body).toMatchObject({
      offset: work.bytes.length,
      url: expect.stringContaining('/media/'),
    });
    expect(await storedFiles(app)).not.toContainEqual(expect.stringContaining('.parts/'));
    // Only its sender can use the address.
    await app.refused(publishUpload, { form }, 404, { as: app.user });
  });

  test('a whole small file is accepted in one part', async () => {
    const as = await app.makeUser();
    const work = { idSection, name: 'aviso.mp3', bytes: mp3(), idUpload: randomUUID() };
    await begin(app, as, work);
    expect((await sendPart(app, as, work, 0)).body).toMatchObject({
      offset: work.bytes.length,
      url: expect.stringContaining('.mp3?'),
    });
  });

  test('another file under the same id, more bytes than announced, and another person’s upload are rejected', async () => {
    const as = await app.makeUser();
    const work = { idSection, name: 'aula.mp4', bytes: film(), idUpload: randomUUID() };
    await begin(app, as, work);
    expect(codeOf(await begin(app, as, { ...work, bytes: film().subarray(1) }))).toEqual([
      409,
      'content.upload-changed',
    ]);
    expect(codeOf(await sendPart(app, as, { ...work, name: 'outra.mp4' }, 0))).toEqual([409, 'content.upload-changed']);
    expect(codeOf(await sendPart(app, app.user, work, 0))).toEqual([404, 'not-found']);
    const longer = Buffer.concat([work.bytes, Buffer.alloc(UPLOAD_PART_SIZE)]);
    expect(codeOf(await sendPart(app, as, { ...work, bytes: longer }, 0, longer.length))).toEqual([
      409,
      'content.upload-changed',
    ]);
    await app.refused(
      sendUploadPart,
      { form: { token: work.idUpload, fileName: work.name, offset: 2 * UPLOAD_PART_SIZE } },
      400,
      { as },
    );
    await app.refused(sendUploadPart, { form: { token: 'x', fileName: work.name } }, 400, { as });
  });

  test('a file that fails the check is deleted with all of its parts', async () => {
    const as = await app.makeUser();
    const before = await storedFiles(app);
    const late = {
      idSection,
      name: 'aula.mp4',
      bytes: Buffer.concat([mp4(), randomBytes(UPLOAD_PART_SIZE)]),
      idUpload: randomUUID(),
    };
    await begin(app, as, late);
    await sendPart(app, as, late, 0);
    expect(codeOf(await sendPart(app, as, late, UPLOAD_PART_SIZE))).toEqual([422, 'content.upload-broken']);
    const early = {
      idSection,
      name: 'guia.pdf',
      bytes: Buffer.from('<html><script>alert(1)</script>'),
      idUpload: randomUUID(),
    };
    await begin(app, as, early);
    expect(codeOf(await sendPart(app, as, early, 0))).toEqual([422, 'content.upload-mismatch']);
    expect([await mine(as), await storedFiles(app)]).toEqual([[], before]);
  });

  test('a part that two pages send is counted once, and the file is whole', async () => {
    const as = await app.makeUser();
    const work = { idSection, name: 'aula.mp4', bytes: film(), idUpload: randomUUID() };
    await begin(app, as, work);
    const replies = await Promise.all([0, 1, 2].map(() => sendPart(app, as, work, 0)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await sendPart(app, as, work, UPLOAD_PART_SIZE);
    const { url } = (await sendPart(app, as, work, 2 * UPLOAD_PART_SIZE)).body as { url: string };
    expect((await fetchFile(url)).rawPayload.equals(work.bytes)).toBe(true);
  });

  test('an upload that is not resumed for three days is deleted with its files; published ones stay', async () => {
    const as = await app.makeUser();
    const stored = uploadIn(await send(app, as, { idSection, name: 'guia.pdf', bytes: pdf() }));
    const ownFiles = async () => (await storedFiles(app)).filter((key) => key.startsWith(`${as.idUser}/`));
    const before = await ownFiles();
    const work = { idSection, name: 'aula.mp4', bytes: film(), idUpload: randomUUID() };
    await begin(app, as, work);
    await sendPart(app, as, work, 0);
    expect(await ownFiles()).toHaveLength(before.length + 1);
    app.clock.advance(2 * DAY_MS);
    await app.runJobs(sweepUploads);
    expect(await mine(as)).toHaveLength(2);
    app.clock.advance(2 * DAY_MS);
    await app.runJobs(sweepUploads);
    expect((await mine(as)).map(({ idUserUpload }) => idUserUpload)).toEqual([stored.idUserUpload]);
    expect(await ownFiles()).toEqual(before);
  });
});

describe('limits', () => {
  test('a file larger than its type allows is rejected before any byte is sent', async () => {
    const body = {
      idUpload: randomUUID(),
      idSection,
      title: 'A',
      description: 'B',
      fileName: 'guia.pdf',
      size: 31 * 1024 * 1024,
    };
    const refused = await app.refused(startUpload, { body }, 413, { as: app.user });
    expect([refused.code, refused.message]).toEqual([
      'content.upload-too-large',
      'O arquivo é grande demais: são aceitos até 30 MB para este tipo.',
    ]);
    await app.refused(startUpload, { body: { ...body, size: 0 } }, 400, { as: app.user });
    await app.refused(startUpload, { body: { ...body, size: 2 ** 31 } }, 400, { as: app.user });
  });

  test('rejects an upload in parts that exceeds the storage quota of the person', async () => {
    const as = await app.makeUser();
    const body = { idSection, title: 'A', description: 'B', fileName: 'aula.mp4', size: 200 * 1024 * 1024 };
    const fits = Math.floor(UPLOAD_QUOTA.bytes / body.size);
    for (let count = 0; count < fits; count += 1)
      await app.ok(startUpload, { body: { ...body, idUpload: randomUUID() } }, { as });
    expect((await app.refused(startUpload, { body: { ...body, idUpload: randomUUID() } }, 409, { as })).code).toBe(
      'content.upload-quota',
    );
    expect((await app.ok(listOwnUploads, {}, { as })).usedBytes).toBe(fits * body.size);
  });

  test('limits each person to sixty uploads in an hour, independently of other people', async () => {
    const as = await app.makeUser();
    const work = { idSection, name: 'guia.pdf', bytes: pdf() };
    const first = { ...work, idUpload: randomUUID() };
    await begin(app, as, first);
    for (let count = 1; count < 60; count += 1) await begin(app, as, work);
    expect((await begin(app, as, work)).status).toBe(429);
    // Resuming an upload does not count.
    expect((await begin(app, as, first)).status).toBe(200);
    expect((await begin(app, app.user, work)).status).toBe(200);
  });

  test('other tenants cannot read an upload, even by a query without a condition', async () => {
    const upload = uploadIn(await send(app, app.user, { idSection, name: 'guia.pdf', bytes: pdf() }));
    await app.refused(findUpload, { params: { id: upload.idUserUpload } }, 404, {
      as: app.otherUser,
      at: app.otherTenant,
    });
    const seen = await withTenant(app.platform.database.db, app.otherTenant.idApp, (db) =>
      db.selectFrom('user_uploads').selectAll().execute(),
    );
    expect(seen).toEqual([]);
  });
});
