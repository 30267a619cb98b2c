import { createHash } from 'node:crypto';
import { commitTrainingImport, readTrainingImport } from '@shared-kit/contracts/admin';
import type { TrainingImport } from '@shared-kit/contracts/admin';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { package12 } from '../learning/scorm/test/package-factory.ts';
import { app, inTenant, makeHolder, owner, startAdministration } from './test/administration.fixtures.ts';
import { commitTrainings, sendTrainings, trainingFolder } from './test/training-import.fixtures.ts';
import { sweepTrainingImports } from './training-import/sweep-training-imports.job.ts';

startAdministration();

let startedAt: Date;
beforeEach(() => (startedAt = app.clock.now()));
afterEach(() => app.clock.set(startedAt));

const rowOf = ({ idImport }: TrainingImport) =>
  inTenant((db) => db.selectFrom('training_imports').selectAll().where('id_import', '=', idImport).executeTakeFirst());
const keyOf = async (one: TrainingImport): Promise<string> => (await rowOf(one))?.storage_key ?? '';
const isStored = async (key: string): Promise<boolean> => (await app.platform.storage.files.size(key)) !== null;
const jobsOf = ({ idImport }: TrainingImport) =>
  inTenant(async (db) => {
    const jobs = await db.selectFrom('admin_jobs').select('options').execute();
    return jobs.filter(({ options }) => options.idTrainingImport === idImport).length;
  });

/** Returns the address of the ZIP of the package with these bytes; other files have packages too. */
async function packageKey(zip: Buffer): Promise<string> {
  const name = createHash('sha256').update(zip).digest('hex').slice(2, 40);
  const { location } = await inTenant((db) =>
    db.selectFrom('scorm_packages').select('location').where('location', 'like', `%${name}%`).executeTakeFirstOrThrow(),
  );
  return location.replace(/^media:/, '');
}

test('an import is deleted with its ZIP and its job after 30 days; a package and an import of the same bytes keep theirs', async () => {
  const zip = package12({ V: { title: 'Lição que fica' } });
  const old = await commitTrainings(await sendTrainings(zip, 'pacote que fica.zip'));
  const [oldKey, ofPackage] = [await keyOf(old), await packageKey(zip)];
  app.clock.advance(DAY_MS);
  const author = await makeHolder('author', { kind: 'all' });
  const young = await sendTrainings(zip, 'pacote que fica.zip', author);
  const youngKey = await keyOf(young);
  expect(new Set([oldKey, youngKey, ofPackage]).size).toBe(3);
  expect(new Set(young.entries.map(({ state }) => state))).toEqual(new Set(['same']));

  app.clock.set(new Date(startedAt.getTime() + 30 * DAY_MS));
  await app.runJobs(sweepTrainingImports);
  expect([await isStored(oldKey), await jobsOf(old)]).toEqual([true, 1]);
  app.clock.advance(1000);
  await app.runJobs(sweepTrainingImports);
  expect([await isStored(oldKey), await jobsOf(old), await rowOf(old)]).toEqual([false, 0, undefined]);
  expect([await isStored(youngKey), await isStored(ofPackage)]).toEqual([true, true]);
  const later = await makeHolder('owner', { kind: 'all' });
  await app.refused(readTrainingImport, { params: old }, 404, { as: later });
  await app.refused(commitTrainingImport, { params: old, body: {} }, 404, { as: later });
});

test('an import at work stays, and one from before imports had ZIPs of their own leaves its file, which a package may use', async () => {
  const [working, early] = [
    await sendTrainings(trainingFolder('trabalha')),
    await sendTrainings(trainingFolder('antiga')),
  ];
  const shared = await inTenant((db) =>
    app.platform.storage.store(db, { body: Buffer.from('zip'), mediaType: 'application/zip', name: 'a.zip' }),
  );
  await inTenant(async (db) => {
    const update = db.updateTable('training_imports');
    await update.set({ state: 'importing' }).where('id_import', '=', working.idImport).execute();
    await update.set({ storage_key: shared.key }).where('id_import', '=', early.idImport).execute();
  });
  app.clock.advance(31 * DAY_MS);
  await app.runJobs(sweepTrainingImports);
  expect(await isStored(await keyOf(working))).toBe(true);
  expect([await rowOf(early), await isStored(shared.key)]).toEqual([undefined, true]);
});

test('an upload that fails after its ZIP was stored leaves no file', async () => {
  const { files } = app.platform.storage;
  const stored = async () => {
    const keys: string[] = [];
    for await (const key of files.list()) if (key.includes('/trainings/')) keys.push(key);
    return keys.toSorted();
  };
  const before = await stored();
  const write = files.write.bind(files);
  const holder = await makeHolder('author', { kind: 'all' });
  // The role goes while the file is being written.
  files.write = async (...input) => {
    await write(...input);
    await inTenant((db) => db.deleteFrom('role_grants').where('id_user', '=', holder.idUser).execute());
  };
  try {
    await expect(sendTrainings(trainingFolder('falha'), 'falha.zip', holder)).rejects.toThrow();
  } finally {
    files.write = write;
  }
  expect(await stored()).toEqual(before);
  expect((await sendTrainings(trainingFolder('falha'), 'falha.zip', owner)).faults).toEqual([]);
});
