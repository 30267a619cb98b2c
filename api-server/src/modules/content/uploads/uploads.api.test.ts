import { randomUUID } from 'node:crypto';
import { deleteUpload, findUpload, listUploads, publishUpload } from '@shared-kit/contracts/content';
import sharp from 'sharp';
import { makeSection } from '../test/content-factory.ts';
import { storedFiles } from './test/stored-files.ts';
import { goodFiles, pdf, picture } from './test/sample-files.ts';
import { begin, fileOf, send, uploadsSection } from './test/upload-factory.ts';
import { app, codeOf, fetchFile, film, idSection, mine, startUploadsApp, uploadIn } from './test/uploads.fixtures.ts';

startUploadsApp();

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
    const stored = (await fetchFile(upload.url)).rawPayload;
    expect([stored.includes('Segredo'), stored.includes('<script>')]).toEqual([false, false]);
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 2560 });
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
    const before = (await storedFiles(app)).length;
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
    expect((await storedFiles(app)).length).toBe(before - 3);
    expect((await fetchFile(first.url)).statusCode).toBe(404);
  });
});
