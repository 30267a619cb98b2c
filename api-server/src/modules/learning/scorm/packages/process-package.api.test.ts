import { Buffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { startTestApp } from '../../../../test/index.ts';
import type { TestApp } from '../../../../test/index.ts';
import { withTenant } from '../../../../platform/database/tenant-db.adapter.ts';
import { makeItem } from '../../../content/test/content-factory.ts';
import { scormJobs } from './process-package.job.ts';
import { scormPackages } from '../core/scorm-package.repository.ts';
import { manifest12, package12, putPackage, zipOf } from '../test/package-factory.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

const item = () => makeItem(app, app.tenant, { id_section: null, id_content_type: 26 });
const put = async (zip: Buffer) => putPackage(app, app.tenant, await item(), zip);

/** Returns the same archive with changed bytes in the central directory entry of a name. */
function changed(zip: Buffer, name: string, change: (entry: Buffer) => void): Buffer {
  const copy = Buffer.from(zip);
  const at = copy.lastIndexOf(name) - 46;
  change(copy.subarray(at));
  return copy;
}

const good = package12({ A: {} });

test('unpacks a valid package with its lessons', async () => {
  expect(await put(good)).toMatchObject({ status: 'DONE', version: '1.2', files: 2, reason: '' });
});

test('finds a package inside a single folder that was packed with it', async () => {
  expect(await put(zipOf({ 'pacote/imsmanifest.xml': manifest12({ A: {} }), 'pacote/A.html': '' }))).toMatchObject({
    status: 'DONE',
  });
});

test.each<[string, Buffer, RegExp]>([
  ['no archive', Buffer.from('não é um zip'), /não é um ZIP/],
  ['half an archive', good.subarray(0, good.length / 2), /não é um ZIP/],
  ['no manifest', zipOf({ 'index.html': '' }), /não tem o imsmanifest\.xml/],
  [
    'a missing page',
    zipOf({ 'imsmanifest.xml': manifest12({ A: {} }) }),
    /começa em 'A\.html', que não está no pacote/,
  ],
  [
    'a name that leads out',
    zipOf({ 'imsmanifest.xml': manifest12({ A: {} }), 'A.html': '', '../../x.html': '' }),
    /levam a outras pastas/,
  ],
  [
    'an absolute name',
    zipOf({ 'imsmanifest.xml': manifest12({ A: {} }), 'A.html': '', '/etc/x': '' }),
    /levam a outras pastas/,
  ],
  ['a link', changed(good, 'A.html', (entry) => entry.writeUInt32LE((0o120777 << 16) >>> 0, 38)), /atalho/],
  ['a password', changed(good, 'A.html', (entry) => entry.writeUInt16LE(1, 8)), /senha/],
  ['a size that lies', changed(good, 'A.html', (entry) => entry.writeUInt32LE(3, 24)), /danificado/],
  [
    // Its next read waits in line behind those of the others when it is given up.
    'a large file that lies about its size',
    changed(
      zipOf({
        'imsmanifest.xml': manifest12({ A: {} }),
        'A.html': '',
        ...Object.fromEntries(
          Array.from({ length: 8 }, (_, index) => [`b${index}.js`, randomBytes(2 ** 19).toString('hex')]),
        ),
      }),
      'b0.js',
      (entry) => entry.writeUInt32LE(1000, 24),
    ),
    /danificado/,
  ],
  ['the standard cmi5', zipOf({ 'cmi5.xml': '<x/>', 'a.html': '' }), /O pacote é cmi5, e não SCORM/],
  ['the standard xAPI', zipOf({ 'tincan.xml': '<x/>' }), /O pacote é xAPI \(Tin Can\), e não SCORM/],
  ['the standard AICC', zipOf({ 'curso.crs': '', 'curso.au': '' }), /O pacote é AICC, e não SCORM/],
  [
    'a manifest too deep in it',
    zipOf({ 'a/b/imsmanifest.xml': manifest12({ A: {} }) }),
    /está em 'a\/b\/imsmanifest\.xml'/,
  ],
  [
    'a manifest in an unknown encoding',
    zipOf({ 'imsmanifest.xml': manifest12({ A: {} }).replace('utf-8', 'klingon') }),
    /codificação que não é aceita \(klingon\)/,
  ],
  [
    'a manifest that no parser can take',
    zipOf({ 'imsmanifest.xml': `<manifest>${'<item>'.repeat(100_000)}${'</item>'.repeat(100_000)}</manifest>` }),
    /imsmanifest\.xml/,
  ],
  ['a bomb', changed(good, 'A.html', (entry) => entry.writeUInt32LE(2_000_000_000, 24)), /cresce demais/],
])('reports the fault of a package with %s [B4.5-03]', async (_, zip, reason) => {
  const row = await put(zip);
  expect([row.status, row.reason]).toEqual(['ERROR', expect.stringMatching(reason)]);
});

test('finds the pages of a package whose names are in Shift_JIS', async () => {
  const name = Buffer.from([0x8a, 0x77, 0x8f, 0x4b]);
  const zip = zipOf({
    'imsmanifest.xml': manifest12({ A: { href: '学習.html' } }),
    'XXXX.html': '<p>学習</p>',
  });
  for (let at = zip.indexOf('XXXX.html'); at >= 0; at = zip.indexOf('XXXX.html')) name.copy(zip, at);
  expect(await put(zip)).toMatchObject({ status: 'DONE', files: 2, reason: '' });
});

test('unpacks several packages at once, each to its own end', async () => {
  const rows = await Promise.all([put(good), put(zipOf({ 'a.txt': '' })), put(package12({ A: {}, B: {} }))]);
  expect(rows.map(({ status }) => status)).toEqual(['DONE', 'ERROR', 'DONE']);
});

test('resumes a package whose process was killed and skips one that is paused', async () => {
  const { database, storage } = app.platform;
  const idContentItem = await item();
  const paused = await item();
  await withTenant(database.db, app.tenant.idApp, async (db) => {
    const { key } = await storage.store(db, { body: good, mediaType: 'application/zip', name: 'p.zip' });
    for (const id of [idContentItem, paused])
      await scormPackages(db).put({
        idContentItem: id,
        location: `media:${key}`,
        paused: id === paused,
        now: app.clock.now(),
      });
    await scormPackages(db).touch(idContentItem, app.clock.now());
  });
  const status = async (id: number) =>
    withTenant(database.db, app.tenant.idApp, async (db) => (await scormPackages(db).find(id))?.status);
  await app.runJobs(scormJobs[0]);
  expect(await status(idContentItem)).toBe('PENDING');
  app.clock.advance(31_000);
  await app.runJobs(scormJobs[0]);
  expect([await status(idContentItem), await status(paused)]).toEqual(['DONE', 'PENDING']);
});

test('keeps the ids of lessons in a newer package and removes lessons that it no longer has', async () => {
  const idContentItem = await item();
  const lessons = () =>
    withTenant(app.platform.database.db, app.tenant.idApp, (db) => scormPackages(db).scosOf(idContentItem));
  await putPackage(app, app.tenant, idContentItem, package12({ A: {}, B: {} }));
  const before = await lessons();
  await putPackage(app, app.tenant, idContentItem, package12({ B: { title: 'Nova' }, C: {} }));
  const after = await lessons();
  expect(after.map(({ identifier, title }) => [identifier, title])).toEqual([
    ['B', 'Nova'],
    ['C', 'C'],
  ]);
  expect(after[0]?.id_sco).toBe(before[1]?.id_sco);
});
