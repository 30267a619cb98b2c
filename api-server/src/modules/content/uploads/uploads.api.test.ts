import { randomBytes, randomUUID } from 'node:crypto';
import {
  UPLOAD_PART_SIZE,
  UPLOAD_QUOTA,
  deleteUpload,
  findUpload,
  listOwnUploads,
  listUploads,
  publishUpload,
  sendUploadPart,
  startUpload,
} from '@shared-kit/contracts/content';
import type { UserUpload } from '@shared-kit/contracts/content';
import sharp from 'sharp';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { withTenant } from '../../../platform/database/tenant-db.ts';
import { startTestApp } from '../../../test/index.ts';
import type { RawReply, TestApp, TestUser } from '../../../test/index.ts';
import { makeSection } from '../test/content-factory.ts';
import { sweepUploads } from './sweep-uploads.job.ts';
import { keptFiles } from './test/kept-files.ts';
import { meanwhile } from './test/meanwhile.ts';
import { goodFiles, mp3, mp4, pdf, picture } from './test/sample-files.ts';
import { begin, fileOf, send, sendPart, uploadsSection } from './test/upload-factory.ts';

let app: TestApp;
let idSection: number;
beforeAll(async () => {
  app = await startTestApp();
  idSection = await uploadsSection(app);
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

const uploadIn = (reply: RawReply): UserUpload => (reply.body as { data: UserUpload }).data;
const codeOf = (reply: RawReply): [number, unknown] => [reply.status, (reply.body as { code?: unknown }).code];
const fetchFile = (url: string) => app.server.inject({ url, headers: { host: app.tenant.host } });
const mine = async (as: TestUser) => (await app.ok(listOwnUploads, {}, { as })).data;

/** Returns a film of more than one part, with a shorter last one. */
const film = (): Buffer => mp4('isom', 2 * UPLOAD_PART_SIZE + 777);

describe('access to uploads', () => {
  test('sections of other types and of other tenants answer 404', async () => {
    const bytes = pdf();
    const cards = await makeSection(app, app.tenant);
    const foreign = await uploadsSection(app, app.otherTenant);
    for (const id of [cards, foreign, 999_999]) {
      expect(codeOf(await send(app, app.user, { idSection: id, name: 'guia.pdf', bytes }))).toEqual([404, 'not-found']);
      expect(codeOf(await begin(app, app.user, { idSection: id, name: 'guia.pdf', bytes }))).toEqual([
        404,
        'not-found',
      ]);
      await app.refused(listUploads, { params: { id }, query: {} }, 404, { as: app.user });
    }
  });

  test('title, description and file are required, each with its own message [A5-14] [A5-15] [A5-16]', async () => {
    const as = app.user;
    const form = { idSection, title: 'Vitrine', description: 'Outubro', fileData: fileOf(pdf(), 'guia.pdf') };
    const messageOf = async (changes: Partial<Record<keyof typeof form, string | undefined>>) =>
      (await app.call(publishUpload, { form: { ...form, ...changes } as typeof form }, { as })).body;
    expect(await messageOf({ title: ' ' })).toMatchObject({
      code: 'request.invalid',
      message: 'Título é um campo obrigatório.',
    });
    expect(await messageOf({ description: '' })).toMatchObject({
      code: 'request.invalid',
      message: 'Descrição é um campo obrigatório.',
    });
    expect(await messageOf({ fileData: undefined })).toMatchObject({
      code: 'request.invalid',
      message: 'É necessário fazer o upload de um arquivo.',
    });
  });

  test('an invalid or truncated form is 400 in the shape of the contract', async () => {
    const url = `${app.tenant.basePath}/api/uploads/usercontent`;
    const headers = { host: app.tenant.host, authorization: `Bearer ${app.user.token}` };
    const multipart = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
    const bodies = [
      '',
      '--x',
      '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nA',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nA\r\n--x--\r\n',
      'lixo',
    ];
    for (const payload of bodies) {
      const reply = await app.server.inject({ method: 'POST', url, headers: multipart, payload });
      expect([payload, reply.statusCode, reply.json().success]).toEqual([payload, 400, false]);
    }
    expect((await app.server.inject({ method: 'POST', url, headers })).statusCode).toBe(400);
    expect(
      (
        await app.server.inject({
          method: 'POST',
          url,
          headers: { ...headers, 'content-type': 'application/json' },
          payload: '{}',
        })
      ).statusCode,
    ).toBe(400);
    // No other route reads forms.
    expect(
      (
        await app.server.inject({
          method: 'POST',
          url: `${app.tenant.basePath}/api/uploads/start`,
          headers: multipart,
          payload: '--x--\r\n',
        })
      ).statusCode,
    ).toBe(415);
  });

  test('every accepted type is stored and served as its type [A5-17] [A7m-13] [A7m-11] [A3-16]', async () => {
    const as = await app.makeUser();
    const section = await uploadsSection(app);
    const files = Object.entries(await goodFiles());
    for (const [name, bytes] of files)
      expect([name, (await send(app, as, { idSection: section, name, bytes })).status]).toEqual([name, 200]);
    const { data, totalRecords } = await app.ok(
      listUploads,
      { params: { id: section }, query: { limit: 100 } },
      { as: app.user },
    );
    expect([totalRecords, data.map(({ name }) => name).toReversed()]).toEqual([
      files.length,
      files.map(([name]) => name),
    ]);
    expect(data.at(-1)).toMatchObject({
      title: 'Vitrine de outubro',
      mimetype: 'image/jpeg',
      extension: 'jpg',
      author: { name: as.name },
      canDelete: false,
      idSection: section,
    });
    for (const { url, mimetype, name } of data) {
      const file = await fetchFile(url);
      expect([
        name,
        file.headers['content-type'],
        file.headers['content-disposition'],
        file.headers['x-content-type-options'],
      ]).toEqual([name, mimetype, 'attachment', 'nosniff']);
    }
  });

  test.each(['avi', 'exe', 'svg', 'html', 'gif', 'webp', 'docm', 'zip', 'js', 'txt'])(
    '.%s is an invalid type [A5-19] [A5-20]',
    async (extension) => {
      const refused = await send(app, await app.makeUser(), {
        idSection,
        name: `arquivo.${extension}`,
        bytes: Buffer.from('RIFF'),
      });
      expect(codeOf(refused)).toEqual([422, 'content.upload-type']);
      expect((refused.body as { message: string }).message).toBe(
        'Tipo de arquivo inválido. Envie um destes: jpg, jpeg, png, pdf, mp4, mp3, doc, docx, xls, xlsx, ppt, pptx.',
      );
    },
  );
});

describe('stored files', () => {
  test('an image is re-encoded without location, trailing text or embedded file', async () => {
    const withPlace = await sharp(await picture('jpeg', { width: 3000, height: 40 }))
      .withExif({ IFD0: { Artist: 'Segredo' } })
      .jpeg()
      .toBuffer();
    expect(withPlace.includes('Segredo')).toBe(true);
    const upload = uploadIn(
      await send(app, app.user, {
        idSection,
        name: 'foto.jpg',
        bytes: Buffer.concat([withPlace, Buffer.from('<script>alert(1)</script>')]),
      }),
    );
    const kept = (await fetchFile(upload.url)).rawPayload;
    expect([kept.includes('Segredo'), kept.includes('<script>')]).toEqual([false, false]);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 2560 });
    expect(await sharp((await fetchFile(upload.image)).rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 360,
    });
  });

  test('the same upload sent twice is stored once', async () => {
    const as = await app.makeUser();
    const work = { idSection, name: 'guia.pdf', bytes: pdf(), idUpload: randomUUID() };
    const [first, again] = [await send(app, as, work), await send(app, as, work)];
    expect(uploadIn(again).idUserUpload).toBe(uploadIn(first).idUserUpload);
    expect(await mine(as)).toHaveLength(1);
    // Ids are unique per person: another person's upload with the same id is another upload.
    expect(uploadIn(await send(app, app.user, work)).idUserUpload).not.toBe(uploadIn(first).idUserUpload);
  });

  test('a file of several parts in one form arrives whole', async () => {
    const bytes = film();
    const upload = uploadIn(await send(app, app.user, { idSection, name: 'aula.mp4', bytes }));
    expect(upload.size).toBe(bytes.length);
    expect((await fetchFile(upload.url)).rawPayload.equals(bytes)).toBe(true);
  });

  test('owners and administrators can delete an upload with its file; others get 404', async () => {
    const [as, other, admin] = [
      await app.makeUser(),
      await app.makeUser(),
      await app.makeUser(app.tenant, { admin: 1 }),
    ];
    const [first, second] = [
      uploadIn(await send(app, as, { idSection, name: 'guia.pdf', bytes: pdf() })),
      uploadIn(await send(app, as, { idSection, name: 'foto.png', bytes: await picture('png') })),
    ];
    const before = (await keptFiles(app)).length;
    const params = { id: first.idUserUpload };
    await app.refused(deleteUpload, { params }, 404, { as: other });
    await app.refused(deleteUpload, { params }, 404, { as: app.otherUser, at: app.otherTenant });
    await app.ok(deleteUpload, { params }, { as });
    await app.refused(deleteUpload, { params }, 404, { as });
    await app.refused(findUpload, { params }, 404, { as });
    expect((await app.ok(findUpload, { params: { id: second.idUserUpload } }, { as: admin })).data[0]?.canDelete).toBe(
      true,
    );
    await app.ok(deleteUpload, { params: { id: second.idUserUpload } }, { as: admin });
    // Two files and the picture's preview.
    expect((await keptFiles(app)).length).toBe(before - 3);
    expect((await fetchFile(first.url)).statusCode).toBe(404);
  });
});

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
    expect(await keptFiles(app)).not.toContainEqual(expect.stringContaining('.parts/'));
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
    const before = await keptFiles(app);
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
    expect([await mine(as), await keptFiles(app)]).toEqual([[], before]);
  });

  test('of the same part sent by two pages one is counted, and the file is whole', async () => {
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
    const kept = uploadIn(await send(app, as, { idSection, name: 'guia.pdf', bytes: pdf() }));
    const ownFiles = async () => (await keptFiles(app)).filter((key) => key.startsWith(`${as.idUser}/`));
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
    expect((await mine(as)).map(({ idUserUpload }) => idUserUpload)).toEqual([kept.idUserUpload]);
    expect(await ownFiles()).toEqual(before);
  });
});

describe('concurrent requests', () => {
  const isPart = (key: string): boolean => key.includes('.parts/');
  const isWhole = (key: string): boolean => key.includes('/uploads/') && !isPart(key);

  test('a retry during the last part: an upload published in the meantime stays published', async () => {
    const as = await app.makeUser();
    const work = { idSection, name: 'aviso.mp3', bytes: mp3(), idUpload: randomUUID() };
    await begin(app, as, work);
    meanwhile(app, 'write', isWhole, async () => {
      const { url } = (await begin(app, as, work)).body as { url: string };
      await app.ok(
        publishUpload,
        { form: { idSection, title: 'Aviso', description: 'De sexta', fileData: url } },
        { as },
      );
    });
    expect((await sendPart(app, as, work, 0)).body).toMatchObject({
      offset: work.bytes.length,
      url: expect.stringContaining('.mp3?'),
    });
    expect((await mine(as)).map(({ state }) => state)).toEqual(['PUBLISHED']);
  });

  test('a slower retry finds no parts and gets the same file', async () => {
    const as = await app.makeUser();
    const work = { idSection, name: 'aviso.mp3', bytes: mp3(), idUpload: randomUUID() };
    await begin(app, as, work);
    let retry: Promise<RawReply> | undefined;
    // The server crashes before the check; two pages resume at once.
    meanwhile(app, 'write', isWhole, () => Promise.reject(new Error('killed')));
    expect((await sendPart(app, as, work, 0)).status).toBe(500);
    meanwhile(app, 'write', isWhole, async () => void (retry = begin(app, as, work)));
    const [first, second] = [await begin(app, as, work), await retry];
    expect([first.status, second?.status]).toEqual([200, 200]);
    expect(second?.body).toMatchObject({ offset: work.bytes.length, url: expect.stringContaining('.mp3?') });
  });

  test('deleting an upload while a part or the whole file is written leaves nothing behind', async () => {
    const as = await app.makeUser();
    const before = await keptFiles(app);
    const remove = async () => app.ok(deleteUpload, { params: { id: (await mine(as))[0]?.idUserUpload ?? 0 } }, { as });
    const work = { idSection, name: 'aula.mp4', bytes: film(), idUpload: randomUUID() };
    await begin(app, as, work);
    await sendPart(app, as, work, 0);
    meanwhile(app, 'write', isPart, remove);
    expect(codeOf(await sendPart(app, as, work, UPLOAD_PART_SIZE))).toEqual([409, 'content.upload-offset']);
    const small = { idSection, name: 'aviso.mp3', bytes: mp3(), idUpload: randomUUID() };
    await begin(app, as, small);
    meanwhile(app, 'write', isWhole, remove);
    expect(codeOf(await sendPart(app, as, small, 0))).toEqual([404, 'not-found']);
    expect([await mine(as), await keptFiles(app)]).toEqual([[], before]);
  });

  test('a part that arrives after completion is not stored', async () => {
    const as = await app.makeUser();
    const work = { idSection, name: 'aviso.mp3', bytes: mp3(), idUpload: randomUUID() };
    await begin(app, as, work);
    meanwhile(app, 'write', isPart, () => sendPart(app, as, work, 0));
    expect(codeOf(await sendPart(app, as, work, 0))).toEqual([409, 'content.upload-offset']);
    expect((await keptFiles(app)).filter((key) => key.startsWith(`${as.idUser}/`) && key.includes('.parts'))).toEqual(
      [],
    );
  });

  test('an upload that the sweep has begun to discard cannot be published', async () => {
    const as = await app.makeUser();
    const works = [randomUUID(), randomUUID()].map((idUpload) => ({
      idSection,
      name: 'aviso.mp3',
      bytes: mp3(),
      idUpload,
    }));
    const urls: string[] = [];
    for (const work of works) {
      await begin(app, as, work);
      urls.push(((await sendPart(app, as, work, 0)).body as { url: string }).url);
    }
    app.clock.advance(4 * DAY_MS);
    const replies: number[] = [];
    meanwhile(
      app,
      'remove',
      () => true,
      async () => {
        for (const fileData of urls)
          replies.push(
            (
              await app.call(
                publishUpload,
                { form: { idSection, title: 'Aviso', description: 'De sexta', fileData } },
                { as },
              )
            ).status,
          );
      },
    );
    await app.runJobs(sweepUploads);
    expect(replies).toEqual([404, 404]);
    expect(await mine(as)).toEqual([]);
  });

  test.each(['guia.pdf', 'aula.mp4'])('%s can be sent again under its id after a storage failure', async (name) => {
    const as = await app.makeUser();
    const work = { idSection, name, bytes: name === 'guia.pdf' ? pdf() : film(), idUpload: randomUUID() };
    meanwhile(app, 'write', isWhole, () => Promise.reject(new Error('no connection')));
    expect((await send(app, as, work)).status).toBe(500);
    expect((await send(app, as, work)).status).toBe(200);
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

  test('one person can fill the storage up to the quota and no further', async () => {
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

  test('one person may upload sixty files in an hour, independently of other people', async () => {
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
