import { downloadCertificate, getCertificateAuthenticity } from '@shared-kit/contracts/journey';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { enrol, makeTraining } from '../../test/index.ts';
import type { TestUser } from '../../test/index.ts';
import { readPdf } from './test/read-pdf.ts';
import {
  app,
  codeOf,
  finished,
  finishedEnrolment,
  makeTemplate,
  startJourneyApp,
} from './test/journey-endpoints.fixtures.ts';

const textOf = async (pdf: Buffer) => (await readPdf(pdf)).text;

startJourneyApp();

describe('certificate', () => {
  const download = async (user: TestUser, idEnrollment: number) =>
    textOf((await app.call(downloadCertificate, { body: { idUser: user.idUser, idEnrollment } }, { as: user })).bytes);

  test('keeps its code on later downloads and shares it with no other certificate', async () => {
    const first = await finishedEnrolment(app.user);
    const [once, again, other] = [
      await download(app.user, first),
      await download(app.user, first),
      await download(app.user, await finishedEnrolment(app.user)),
    ];
    expect(codeOf(again)).toBe(codeOf(once));
    expect(codeOf(other)).not.toBe(codeOf(once));
  });

  test('certificate is issued once for two concurrent downloads', async () => {
    const idEnrollment = await finishedEnrolment(app.user);
    const [one, two] = await Promise.all([download(app.user, idEnrollment), download(app.user, idEnrollment)]);
    expect(codeOf(one)).toBe(codeOf(two));
  });

  test('omits the data that the training does not have', async () => {
    const training = await makeTraining(app, { title: 'Sem nota', team: { id_certificate: await makeTemplate() } });
    const text = await download(
      app.user,
      await enrol(app, training, app.user, { ...finished, grade: null, status: 'COMPLETED' }),
    );
    expect(text).toContain('a 19 de novembro de 2026.');
  });

  test('certificate of a part requires a class that gives certificates for parts', async () => {
    const parts = async (enableCertificateForChildren: boolean) => {
      const training = await makeTraining(app, {
        team: { id_certificate: await makeTemplate(), enable_certificate_for_children: enableCertificateForChildren },
      });
      const part = await makeTraining(app, { title: 'Módulo 1' });
      const idEnrollment = await enrol(app, training, app.user, { status: 'IN_PROGRESS', progress: 50 });
      const { id_node_enrollment: idNodeEnrollment } = await withTenant(
        app.platform.database.db,
        app.tenant.idApp,
        (db) =>
          db
            .insertInto('node_enrollments')
            .values({
              id_enrollment: idEnrollment,
              id_node: part.idNode,
              status: 'COMPLETED',
              progress: 100,
              start_date: finished.start_date,
              finish_date: finished.finish_date,
              last_access_date: finished.finish_date,
            })
            .returning('id_node_enrollment')
            .executeTakeFirstOrThrow(),
      );
      return { body: { idUser: app.user.idUser, idEnrollment, idNodeEnrollment } };
    };
    expect((await app.refused(downloadCertificate, await parts(false), 409, { as: app.user })).code).toBe(
      'journey.no-certificate',
    );
    const reply = await app.call(downloadCertificate, await parts(true), { as: app.user });
    expect(await textOf(reply.bytes)).toContain('concluiu Módulo 1');
  });
});

describe('GET certificate-authenticity', () => {
  const inputFor = (authenticityID: string) => ({ params: { authenticityID } });

  test('answers 404 with the specification’s text for an unknown code [B8-12]', async () => {
    for (const code of ['0000-0000', 'x'.repeat(64), "'; drop table users"]) {
      expect(await app.refused(getCertificateAuthenticity, inputFor(code), 404)).toMatchObject({
        message: 'Certificado não encontrado.',
      });
    }
    await app.refused(getCertificateAuthenticity, inputFor('x'.repeat(65)), 400);
  });

  test("shows anybody only the printed data, and answers 404 on another tenant's portal [B7.2-20] [B3-16]", async () => {
    const user = await app.makeUser(undefined, {
      name: 'Carla Dias',
      cpf: '529.982.247-25',
      email: 'carla@exemplo.com.br',
    });
    const idEnrollment = await finishedEnrolment(user);
    const pdf = await app.call(downloadCertificate, { body: { idUser: user.idUser, idEnrollment } }, { as: user });
    const token = codeOf(await textOf(pdf.bytes));
    const reply = await app.call(getCertificateAuthenticity, inputFor(token));
    expect(reply.body).toEqual({
      username: 'Carla Dias',
      title: 'NR-10: básico',
      startDate: '2026-11-03 13:00:00',
      finishDate: '2026-11-20 02:30:00',
      progress: 100,
      token,
      validityDate: null,
      state: 'valid',
    });
    expect(reply.headers['x-robots-tag']).toBe('noindex');
    await app.refused(getCertificateAuthenticity, inputFor(token), 404, { at: app.otherTenant });
    expect(await app.ok(getCertificateAuthenticity, inputFor(token.toLowerCase().replaceAll('-', '')))).toMatchObject({
      token,
    });
  });
});
