import { randomUUID } from 'node:crypto';
import { saveUserPhoto } from '@shared-kit/contracts/identity';
import { sendEvidence } from '@shared-kit/contracts/journey';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { startClamd, virus } from '../../../platform/antivirus/test/clamd-stand-in.ts';
import type { ClamdStandIn } from '../../../platform/antivirus/test/clamd-stand-in.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { mp4, pdf, picture } from './test/sample-files.ts';
import { storedFiles } from './test/stored-files.ts';
import { begin, fileOf, send, sendPart, uploadsSection } from './test/upload-factory.ts';

let app: TestApp;
let daemon: ClamdStandIn;
let idSection: number;

beforeAll(async () => {
  daemon = await startClamd();
  app = await startTestApp({ CLAMD_URL: daemon.url, CLAMD_TIMEOUT: '1' });
  idSection = await uploadsSection(app);
});

afterAll(async () => {
  await app.close();
  await daemon.close();
});

const infected = () => Buffer.concat([mp4(), Buffer.from([0, 0, 0, 26]), Buffer.from('free'), Buffer.from(virus)]);
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];

test('every way to send a file asks the antivirus, and nothing infected is stored', async () => {
  const as = await app.makeUser();
  const work = { idSection, name: 'aula.mp4', bytes: infected(), idUpload: randomUUID() };
  expect(codeOf(await send(app, as, work))).toEqual([422, 'upload.infected']);
  await begin(app, as, work);
  expect(codeOf(await sendPart(app, as, work, 0))).toEqual([422, 'upload.infected']);
  const image = Buffer.concat([await picture('jpeg'), Buffer.from(virus)]);
  const photo = { params: { id: as.idUser }, body: { image: image.toString('base64') } };
  expect((await app.refused(saveUserPhoto, photo, 422, { as })).code).toBe('upload.infected');
  const evidence = Buffer.from(pdf().toString('latin1').replace('%PDF-1.4\n', `%PDF-1.4\n%${virus}\n`), 'latin1');
  const form = { token: randomUUID(), fileName: 'nr10.pdf', fileData: fileOf(evidence, 'nr10.pdf') };
  const at = await app.makeTenant({ app: { features: JSON.stringify({ externalCourses: true }) } });
  const learner = await app.makeUser(at);
  expect((await app.refused(sendEvidence, { form }, 422, { as: learner, at })).code).toBe('upload.infected');
  const stored = withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    app.platform.storage.store(db, { body: Buffer.from(virus), mediaType: 'application/pdf', name: 'a.pdf' }),
  );
  await expect(stored).rejects.toMatchObject({ code: 'upload.infected' });
  expect(await storedFiles(app)).toEqual([]);
});

test('an upload in parts waits for an antivirus that does not answer, and is completed by the same call later', async () => {
  const as = await app.makeUser();
  const work = { idSection, name: 'aula.mp4', bytes: mp4(), idUpload: randomUUID() };
  await begin(app, as, work);
  daemon.mood = 'closes';
  const busy = await sendPart(app, as, work, 0);
  expect([...codeOf(busy), busy.headers['retry-after']]).toEqual([503, 'upload.not-scanned', '60']);
  daemon.mood = 'scans';
  expect((await begin(app, as, work)).body).toMatchObject({
    offset: work.bytes.length,
    url: expect.stringMatching(/media/),
  });
});
