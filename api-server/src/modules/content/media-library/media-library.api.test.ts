import { contentType, readMediaLibrary } from '@shared-kit/contracts/content';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { makeItem, makeSection } from '../test/content-factory.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

async function makeLibrary(paths: readonly string[], tenant = app.tenant): Promise<number> {
  const id = await makeItem(app, tenant, {
    id_section: await makeSection(app, tenant, { id_section_type: 25 }),
    id_content_type: contentType.free,
  });
  await withTenant(app.platform.database.db, tenant.idApp, async (db) => {
    for (const [index, path] of paths.entries()) {
      await db
        .insertInto('media_files')
        .values({
          id_content_item: id,
          path,
          location: `media:t${tenant.idApp}/aa/${index}.pdf`,
          size: 10 + index,
          dated_at: new Date(Date.UTC(2026, 9, 1 + index)),
        })
        .execute();
    }
  });
  return id;
}

test('returns files with their folders, each folder before its contents, with the date of its newest file [A7c-18] [A3-18]', async () => {
  const idContentItem = await makeLibrary(['Campanhas/Natal/cartaz.pdf', 'Campanhas/guia.pdf', 'leia-me.pdf']);
  const { files } = await app.ok(readMediaLibrary, { params: { idContentItem } }, { as: app.user });
  expect(files.map(({ key, isFolder, date, size }) => [key, isFolder, date, size])).toEqual([
    ['Campanhas/', true, '2026-10-02 00:00:00', 0],
    ['Campanhas/Natal/', true, '2026-10-01 00:00:00', 0],
    ['Campanhas/Natal/cartaz.pdf', false, '2026-10-01 00:00:00', 10],
    ['Campanhas/guia.pdf', false, '2026-10-02 00:00:00', 11],
    ['leia-me.pdf', false, '2026-10-03 00:00:00', 12],
  ]);
  for (const { url, isFolder } of files)
    expect(url).toMatch(isFolder ? /^$/ : new RegExp(`^${app.tenant.basePath}/media/t\\d+/aa/\\d\\.pdf\\?e=`));
});

test('an item without files is an empty library; unknown items and another tenant’s are 404', async () => {
  const idContentItem = await makeLibrary([]);
  expect((await app.ok(readMediaLibrary, { params: { idContentItem } }, { as: app.user })).files).toEqual([]);
  const foreign = await makeLibrary(['a.pdf'], app.otherTenant);
  const outside = await makeItem(app, app.tenant, { id_section: null });
  for (const id of [foreign, outside, 999_999])
    await app.refused(readMediaLibrary, { params: { idContentItem: id } }, 404, { as: app.user });
  await app.refused(readMediaLibrary, { params: { idContentItem } }, 401);
});
