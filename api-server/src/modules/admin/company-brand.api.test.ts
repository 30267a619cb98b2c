import {
  previewCompanyTheme,
  readCompanyBrand,
  saveCompanyBrand,
  uploadCompanyPicture,
} from '@shared-kit/contracts/admin';
import type { CompanyBrand } from '@shared-kit/contracts/admin';
import { appDetails } from '@shared-kit/contracts/identity';
import { loadSharp } from '../../platform/sharp.adapter.ts';
import type { TestUser } from '../../test/index.ts';
import { actsOf, app, makeHolder, onePixel, startAdministration } from './test/administration.fixtures.ts';

startAdministration();

let admin: TestUser;
beforeAll(async () => {
  admin = await makeHolder('administrator', { kind: 'all' });
});

const read = async (): Promise<CompanyBrand> => (await app.ok(readCompanyBrand, {}, { as: admin })).brand;

/** Reads what every visitor of the portal gets. */
async function portal() {
  const { bucket, path } = await app.platform.database.db
    .selectFrom('apps')
    .select(['bucket', 'path'])
    .where('id_app', '=', app.tenant.idApp)
    .executeTakeFirstOrThrow();
  return (await app.ok(appDetails, { body: { bucket, path } })).app;
}

const save = (brand: CompanyBrand, fields: Partial<CompanyBrand['fields']>) =>
  app.call(
    saveCompanyBrand,
    { body: { version: brand.version, fields: { ...brand.fields, ...fields } } },
    { as: admin },
  );

const upload = (content: Buffer | string, picture: 'logo' | 'loginImage' = 'logo') =>
  app.call(
    uploadCompanyPicture,
    {
      form: {
        picture,
        fileData: new File([typeof content === 'string' ? content : new Uint8Array(content)], 'imagem'),
      },
    },
    { as: admin },
  );

const govern = (isGoverned: boolean) =>
  app.platform.database.db
    .updateTable('apps')
    .set({ governed_by_files: isGoverned })
    .where('id_app', '=', app.tenant.idApp)
    .execute();

test('a saved colour is visible to everybody at once, in the log, and marked as edited', async () => {
  const { status, body } = await save(await read(), { primaryColor: '#116644' });
  expect([status, body]).toMatchObject([200, { brand: { edited: expect.arrayContaining(['primaryColor']) } }]);
  expect(await portal()).toMatchObject({ primaryColor: '#116644' });
  const [act] = await actsOf(admin);
  expect(act).toMatchObject({
    act: 'admin.save-company-brand',
    changes: [{ field: 'brand.primaryColor', before: '#2457d6', after: '#116644' }],
  });
  await save(await read(), { primaryColor: '#2457d6' });
});

test('a save of an old version changes nothing', async () => {
  const before = await read();
  await save(before, { fourthColor: '#102030' });
  const { status, body } = await save(before, { fourthColor: '#405060' });
  expect([status, body]).toMatchObject([409, { code: 'admin.changed-meanwhile' }]);
  expect((await read()).fields.fourthColor).toBe('#102030');
});

test('an uploaded picture is drawn again, shown once it is saved, and keeps its focus', async () => {
  const sharp = await loadSharp();
  const large = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#336699' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'segredo' } })
    .toBuffer();
  const { status, body } = await upload(large, 'loginImage');
  expect([status, body]).toEqual([200, { success: true, address: expect.any(String) }]);
  const { address } = body as { address: string };
  expect((await portal()).loginImage).toBe('');
  await save(await read(), { loginImage: `${address}#focus=20,80` });
  const { loginImage } = await portal();
  expect(loginImage).toMatch(/\.webp\?e=\d+&s=[\w-]+#focus=20,80$/);
  const { rawPayload } = await app.server.inject({ url: loginImage.replace(/#.*/, '') });
  const drawn = await sharp(rawPayload).metadata();
  expect(drawn).toMatchObject({ format: 'webp', width: 2400, height: 1800 });
  expect(drawn.exif).toBeUndefined();
  await save(await read(), { loginImage: '' });
  expect((await portal()).loginImage).toBe('');
});

test('a drawing becomes pixels, so that nothing in it runs', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script><rect width="40" height="20"/></svg>';
  const { status, body } = await upload(svg);
  expect([status, body]).toEqual([200, { success: true, address: expect.stringMatching(/\.png\?/) }]);
});

test.each([
  ['a text', 'Isto não é uma imagem.'],
  ['an empty file', ''],
  ['a broken picture', onePixel.subarray(0, 40)],
])('refuses %s as a picture', async (_, bytes) => {
  const { status, body } = await upload(bytes);
  expect([status, body]).toMatchObject([422, { code: 'admin.file-type' }]);
});

test('refuses a picture of more than 10 MB', async () => {
  const { status, body } = await upload(Buffer.alloc(10 * 1024 * 1024 + 1));
  expect([status, body]).toMatchObject([413, { code: 'admin.file-too-large' }]);
});

test('refuses addresses that the server did not sign for this company', async () => {
  const brand = await read();
  const { signMediaUrl } = app.platform.storage;
  const strange = [
    'https://exemplo.com/logo.png',
    '/media/t1/aa/bb.png',
    '/media/%E0%A4%A?e=1&s=x',
    `${signMediaUrl(`t${app.tenant.idApp}/aa/bb.png`)}x`,
    signMediaUrl(`t${app.otherTenant.idApp}/aa/bb.png`, { now: app.clock.now() }),
  ];
  for (const logo of strange) {
    const { status, body } = await save(brand, { logo });
    expect([logo, status, body]).toMatchObject([logo, 422, { code: 'admin.picture-over' }]);
  }
  expect((await read()).version).toBe(brand.version);
});

test('refuses what is no colour', async () => {
  expect((await save(await read(), { primaryColor: 'red;}body{display:none' })).status).toBe(400);
});

test('a preview reports the contrast of every use and saves nothing', async () => {
  const { version } = await read();
  const query = { primaryColor: '#ffff66', secondaryColor: '#fafafa', thirdColor: '#ffffff', fourthColor: '#eeeeee' };
  const { css, samples } = await app.ok(previewCompanyTheme, { query }, { as: admin });
  expect(css).toContain('--color-primary');
  expect(samples).toHaveLength(8);
  for (const { ratio } of samples) expect(ratio).toBeGreaterThanOrEqual(4.5);
  expect(samples.find(({ use, scheme }) => use === 'link' && scheme === 'light')?.isAdjusted).toBe(true);
  expect((await read()).version).toBe(version);
});

test('a company that its files govern shows its brand and refuses changes', async () => {
  await govern(true);
  const brand = await read();
  expect(brand.isReadOnly).toBe(true);
  expect((await save(brand, { primaryColor: '#000000' })).body).toMatchObject({ code: 'admin.files-govern' });
  expect((await upload(onePixel)).body).toMatchObject({ code: 'admin.files-govern' });
  await govern(false);
  expect((await read()).fields).toEqual(brand.fields);
});

test('another company keeps its own brand', async () => {
  const stranger = await makeHolder('owner', { kind: 'all' }, app.otherTenant);
  const before = await app.ok(readCompanyBrand, {}, { as: stranger, at: app.otherTenant });
  await save(await read(), { secondaryColor: '#aa3311' });
  expect(await app.ok(readCompanyBrand, {}, { as: stranger, at: app.otherTenant })).toEqual(before);
});
