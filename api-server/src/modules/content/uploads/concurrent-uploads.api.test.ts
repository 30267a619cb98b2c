import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { UPLOAD_PART_SIZE, deleteUpload, publishUpload } from '@shared-kit/contracts/content';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { isDuplicateKey } from '../../../platform/database/database-fault.rules.ts';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { RawReply } from '../../../test/index.ts';
import { sweepUploads } from './sweep-uploads.job.ts';
import { newRow } from './receive-upload.service.ts';
import { storedFiles } from './test/stored-files.ts';
import { meanwhile } from './test/meanwhile.ts';
import { mp3, pdf } from './test/sample-files.ts';
import { begin, send, sendPart } from './test/upload-factory.ts';
import { formatOf } from './upload-name.rules.ts';
import { reserveSpace } from './upload-permits.policy.ts';
import { userUploads } from './user-uploads.repository.ts';
import { app, codeOf, film, idSection, mine, startUploadsApp } from './test/uploads.fixtures.ts';

startUploadsApp();

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
    const before = await storedFiles(app);
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
    expect([await mine(as), await storedFiles(app)]).toEqual([[], before]);
  });

  test('a part that arrives after completion is not stored', async () => {
    const as = await app.makeUser();
    const work = { idSection, name: 'aviso.mp3', bytes: mp3(), idUpload: randomUUID() };
    await begin(app, as, work);
    meanwhile(app, 'write', isPart, () => sendPart(app, as, work, 0));
    expect(codeOf(await sendPart(app, as, work, 0))).toEqual([409, 'content.upload-offset']);
    expect((await storedFiles(app)).filter((key) => key.startsWith(`${as.idUser}/`) && key.includes('.parts'))).toEqual(
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

  /** Waits until another connection waits for a lock; at most a second, because the embedded database has only one. */
  async function somebodyWaits(db: TenantDb): Promise<void> {
    for (let left = 50; left > 0; left -= 1) {
      const { rows } = await sql`
        select 1 from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database()`.execute(db);
      if (rows.length > 0) return;
      await wait(20);
    }
  }

  test('a new upload and one of the same id that is discarded at the same moment never wait for each other', async () => {
    const as = await app.makeUser();
    const work = { idSection, name: 'aviso.mp3', bytes: mp3(), idUpload: randomUUID() };
    const { idUserUpload } = (await begin(app, as, work)).body as { idUserUpload: number };
    let removal: Promise<RawReply> | undefined;
    const adding = withTenant(app.platform.database.db, app.tenant.idApp, async (db) => {
      const now = app.clock.now();
      await reserveSpace(db, { idUser: as.idUser, size: 1, now });
      removal = app.call(deleteUpload, { params: { id: idUserUpload } }, { as });
      await somebodyWaits(db);
      const row = newRow(app.tenant.idApp, as.idUser, formatOf(work.name));
      const texts = { id_section: idSection, title: 'Aviso', description: 'De sexta' };
      await userUploads(db).add({
        ...row,
        ...texts,
        id_upload: work.idUpload,
        size: 1,
        created_at: now,
        touched_at: now,
      });
    });
    expect(isDuplicateKey(await adding.catch((error: unknown) => error))).toBe(true);
    expect((await removal)?.status).toBe(200);
  });
});
