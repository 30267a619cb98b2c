import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { enterSupportAccess, getUser, saveUserField, saveUserPhoto, updateUser } from '@shared-kit/contracts/identity';
import { expectForeignIdsAre404, startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { inImageTurn } from '../../../platform/images/image-turns.service.ts';
import { users } from '../user.repository.ts';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const picture = (width: number, height: number, background = '#c02020') =>
  sharp({ create: { width, height, channels: 3, background } });
const base64 = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64');
const photoInput = (user: { idUser: number }, image: string) => ({ params: { id: user.idUser }, body: { image } });
const keyOf = async (user: TestUser): Promise<string> =>
  (await withTenant(app.platform.database.db, app.tenant.idApp, (db) => users(db).find(user.idUser)))?.photo ?? '';

describe('PUT /users/editField/{id}', () => {
  const field = (user: { idUser: number }, body: object) => ({ params: { id: user.idUser }, body }) as never;

  test('rejects read-only and unknown fields, and invalid values', async () => {
    for (const body of [
      { field: 'email', value: 'x@y.z' },
      { field: 'admin', value: 1 },
      { field: 'emailNotification', value: 'sim' },
      { field: 'name', value: ' ' },
      {},
    ]) {
      await app.refused(saveUserField, field(app.user, body), 400, { as: app.user });
    }
    expect(
      await app.refused(saveUserField, field(app.user, { field: 'cpf', value: '111.444.777-36' }), 422, {
        as: app.user,
      }),
    ).toMatchObject({ code: 'identity.invalid-cpf' });
    expect(
      await app.refused(saveUserField, field(app.user, { field: 'phone', value: '1' }), 422, { as: app.user }),
    ).toMatchObject({ code: 'identity.invalid-phone' });
    await app.refused(saveUserField, field(app.user, { field: 'name', value: 'X' }), 401);
  });

  test('answers 404 for a colleague and for another tenant’s person [A2p-19]', async () => {
    const colleague = await app.makeUser();
    await app.refused(saveUserField, field(colleague, { field: 'name', value: 'X' }), 404, { as: app.user });
    await expectForeignIdsAre404(app, saveUserField, field(app.otherUser, { field: 'name', value: 'X' }));
  });

  test('saves the one field; e-mail and SMS require accepted communication [A7u-04]', async () => {
    const user = await app.makeUser();
    const save = async (body: object) => (await app.ok(saveUserField, field(user, body), { as: user })).user;
    expect(await save({ field: 'smsNotification', value: 1 })).toMatchObject({ name: user.name, smsNotification: 0 });
    expect(await save({ field: 'communicationAccepted', value: 1 })).toMatchObject({
      communicationAccepted: 1,
      smsNotification: 0,
      emailNotification: 0,
    });
    expect(await save({ field: 'smsNotification', value: 1 })).toMatchObject({
      smsNotification: 1,
      emailNotification: 0,
    });
    expect(await save({ field: 'communicationAccepted', value: 0 })).toMatchObject({
      communicationAccepted: 0,
      smsNotification: 0,
    });
    expect(await save({ field: 'communicationAccepted', value: 1 })).toMatchObject({
      smsNotification: 1,
      emailNotification: 0,
    });
    expect(await save({ field: 'phone', value: '(31) 98765-4321' })).toMatchObject({
      phone: '(31) 98765-4321',
      name: user.name,
    });
  });
});

describe('PUT /users/{id}/photo', () => {
  test('answers 401 without a session, 404 for a colleague and for another tenant’s person [A2p-19]', async () => {
    const image = base64(await picture(10, 10).jpeg().toBuffer());
    const colleague = await app.makeUser();
    await app.refused(saveUserPhoto, photoInput(app.user, image), 401);
    await app.refused(saveUserPhoto, photoInput(colleague, image), 404, { as: app.user });
    await expectForeignIdsAre404(app, saveUserPhoto, photoInput(app.otherUser, image));
  });

  test('rejects files that are no picture, whatever their declared type, and leaves the current photo', async () => {
    const user = await app.makeUser();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="250" height="250"><script>alert(1)</script></svg>';
    const jpeg = await picture(250, 250).jpeg().toBuffer();
    const disguised = {
      svg: base64(svg),
      html: base64('<!doctype html><script>alert(1)</script>'),
      garbage: base64(Buffer.from(Array.from({ length: 500 }, (_, index) => (index * 71) % 256))),
      'html behind the first bytes of a JPEG': base64(
        Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<script>alert(1)</script>')]),
      ),
      'a JPEG cut off': base64(jpeg.subarray(0, 300)),
      gif: base64(await picture(20, 20).gif().toBuffer()),
    };
    for (const [name, image] of Object.entries(disguised)) {
      const { code } = await app.refused(saveUserPhoto, photoInput(user, image), 422, { as: user });
      expect([name, code]).toEqual([name, 'identity.not-an-image']);
    }
    await app.refused(saveUserPhoto, photoInput(user, 'isto não é base64!'), 400, { as: user });
    await app.refused(saveUserPhoto, photoInput(user, 'A'.repeat(700_001)), 400, { as: user });
    await app.refused(saveUserPhoto, photoInput(user, 'A'.repeat(1_100_000)), 413, { as: user });
    expect(await keyOf(user)).toBe('');
  });

  test('never decodes a small file with very many pixels', async () => {
    const bomb = await picture(9000, 9000).png({ compressionLevel: 9, palette: true }).toBuffer();
    expect(bomb.length).toBeLessThan(500_000);
    expect(await app.refused(saveUserPhoto, photoInput(app.user, base64(bomb)), 422, { as: app.user })).toMatchObject({
      code: 'identity.not-an-image',
    });
  });

  test('waits for its turn among the pictures of the node, and is refused when too many wait', async () => {
    const user = await app.makeUser();
    const image = base64(await picture(10, 10).png().toBuffer());
    let free = (): void => undefined;
    const busy = new Promise<void>((done) => (free = done));
    const running = inImageTurn(() => busy);
    const waiting = Array.from({ length: 19 }, () => inImageTurn(async () => undefined));
    const inLine = app.call(saveUserPhoto, photoInput(user, image), { as: user });
    const first = await Promise.race([inLine, new Promise((done) => setTimeout(done, 300, 'waits'))]);
    expect(first).toBe('waits');
    const refused = await app.call(saveUserPhoto, photoInput(app.user, image), { as: app.user });
    expect([refused.status, refused.body]).toMatchObject([503, { code: 'upload.busy' }]);
    free();
    await Promise.all([running, ...waiting]);
    expect((await inLine).status).toBe(200);
  });

  test('stores a JPEG of 250 × 250 px without camera metadata and deletes the previous photo [A5-13]', async () => {
    const user = await app.makeUser();
    const camera = await picture(900, 600)
      .withExif({ IFD0: { Copyright: 'SEGREDO' } })
      .jpeg()
      .toBuffer();
    const first = await app.ok(saveUserPhoto, photoInput(user, base64(camera)), { as: user });
    const firstKey = await keyOf(user);
    expect(first.user.photo).toContain(firstKey);
    const stored = await app.platform.storage.files.read(firstKey);
    const saved = stored ? await buffer(stored) : Buffer.alloc(0);
    expect(await sharp(saved).metadata()).toMatchObject({ format: 'jpeg', width: 250, height: 250 });
    expect(saved.includes('SEGREDO')).toBe(false);

    for (const next of [
      await picture(300, 250, '#2020c0').png().toBuffer(),
      await picture(250, 250).webp().toBuffer(),
    ]) {
      await app.ok(saveUserPhoto, photoInput(user, base64(next)), { as: user });
    }
    expect(await keyOf(user)).not.toBe(firstKey);
    expect(await app.platform.storage.files.size(firstKey)).toBeNull();
    expect(await app.platform.storage.files.size(await keyOf(user))).toBeGreaterThan(0);
  });

  test('leaves an imported photo, because it is not the person’s file', async () => {
    const shared = `t${app.tenant.idApp}/aa/${'b'.repeat(38)}.jpg`;
    await app.platform.storage.files.write(shared, await picture(250, 250).jpeg().toBuffer(), 'image/jpeg');
    const user = await app.makeUser(app.tenant, { photo: shared });
    await app.ok(saveUserPhoto, photoInput(user, base64(await picture(250, 250).jpeg().toBuffer())), { as: user });
    expect(await app.platform.storage.files.size(shared)).toBeGreaterThan(0);
  });

  test('allows thirty photos in a quarter of an hour', async () => {
    const user = await app.makeUser();
    for (let turn = 0; turn < 30; turn += 1)
      await app.refused(saveUserPhoto, photoInput(user, base64('nada')), 422, { as: user });
    await app.refused(saveUserPhoto, photoInput(user, base64('nada')), 429, { as: user });
  });
});

test('a support actor can read the profile and cannot change it', async () => {
  const actor = await app.makeUser(app.tenant, { can_access_support: true });
  const subject = await app.makeUser();
  const { result } = await app.ok(enterSupportAccess, { body: { idUser: subject.idUser } }, { as: actor });
  const as = { ...subject, token: result.token };
  const image = base64(await picture(10, 10).jpeg().toBuffer());
  expect((await app.ok(getUser, { params: { id: subject.idUser } }, { as })).user.idUser).toBe(subject.idUser);
  for (const refusal of [
    await app.refused(updateUser, { params: { id: subject.idUser }, body: { name: 'X' } }, 403, { as }),
    await app.refused(saveUserField, { params: { id: subject.idUser }, body: { field: 'name', value: 'X' } }, 403, {
      as,
    }),
    await app.refused(saveUserPhoto, photoInput(subject, image), 403, { as }),
  ]) {
    expect(refusal).toMatchObject({ code: 'support.not-allowed' });
  }
});
