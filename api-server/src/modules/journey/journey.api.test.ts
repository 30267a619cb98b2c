import { downloadCertificate, downloadCertificateAlias, listHistory } from '@shared-kit/contracts/journey';
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

startJourneyApp();

describe.each([downloadCertificate, downloadCertificateAlias])('$method $path', (endpoint) => {
  const input = (user: TestUser, idEnrollment: number, more: object = {}) => ({
    body: { idUser: user.idUser, idEnrollment, ...more },
  });

  test('rejects an invalid id with 400 and a missing session with 401', async () => {
    await app.refused(endpoint, { body: { idUser: app.user.idUser, idEnrollment: 'x' as never } }, 400, {
      as: app.user,
    });
    await app.refused(endpoint, { body: {} as never }, 400, { as: app.user });
    await app.refused(endpoint, input(app.user, 1), 401);
  });

  test("answers 404 for a colleague's enrolment and another tenant's", async () => {
    const colleague = await app.makeUser();
    const idEnrollment = await finishedEnrolment(app.user);
    await app.refused(endpoint, input(app.user, idEnrollment), 404, { as: colleague });
    await app.refused(endpoint, input(colleague, idEnrollment), 404, { as: colleague });
    await app.refused(endpoint, input(app.otherUser, idEnrollment), 404, { as: app.otherUser, at: app.otherTenant });
    const foreign = await finishedEnrolment(app.otherUser, { tenant: app.otherTenant });
    await app.refused(endpoint, input(app.user, foreign), 404, { as: app.user });
    await app.refused(endpoint, input(app.user, idEnrollment, { idNodeEnrollment: 2_000_000_000 }), 404, {
      as: app.user,
    });
  });

  test('rejects an unfinished training and one without certificate [B6-08]', async () => {
    const withCertificate = await makeTraining(app, { team: { id_certificate: await makeTemplate() } });
    for (const status of ['IN_PROGRESS', 'FAILED', 'EXPIRED', 'EQUIVALENCY'] as const) {
      const idEnrollment = await enrol(app, withCertificate, app.user, { ...finished, status });
      expect((await app.refused(endpoint, input(app.user, idEnrollment), 409, { as: app.user })).code).toBe(
        'journey.certificate-not-earned',
      );
    }
    const without = await enrol(app, await makeTraining(app), app.user, finished);
    expect((await app.refused(endpoint, input(app.user, without), 409, { as: app.user })).code).toBe(
      'journey.no-certificate',
    );
  });

  test('returns a one-page PDF with name, training and date [B7.2-18] [A7m-18] [A7m-20] [B7.2-30]', async () => {
    const user = await app.makeUser(undefined, { name: 'João Łukasz D’Ávila', cpf: '529.982.247-25' });
    const idEnrollment = await finishedEnrolment(user);
    const reply = await app.call(endpoint, input(user, idEnrollment), { as: user });
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toContain('application/pdf');
    expect(decodeURIComponent(String(reply.headers['content-disposition']))).toContain('NR-10 básico_certificate.pdf');
    const { text, pages, links } = await readPdf(reply.bytes);
    expect(pages).toBe(1);
    expect(links).toEqual([`http://localhost:3000${app.tenant.basePath}/certificate-authenticity/${codeOf(text)}`]);
    expect(text).toContain('João Łukasz D’Ávila');
    expect(text).toContain(
      'concluiu NR-10: básico de 3 de novembro de 2026 a 19 de novembro de 2026, com 40h e nota 83,3%.',
    );
    expect(text).not.toContain('529');
    expect(text).not.toContain(user.email);
  });
});

describe('GET history', () => {
  test('requires a session, the caller’s own id and a number', async () => {
    const colleague = await app.makeUser();
    await app.refused(listHistory, { params: { idUser: app.user.idUser }, query: {} }, 401);
    await app.refused(listHistory, { params: { idUser: 'x' as never }, query: {} }, 400, { as: app.user });
    await app.refused(
      listHistory,
      { params: { idUser: app.user.idUser }, query: { onlyWithCertificate: 'sim' as never } },
      400,
      { as: app.user },
    );
    await app.refused(listHistory, { params: { idUser: colleague.idUser }, query: {} }, 404, { as: app.user });
    await app.refused(listHistory, { params: { idUser: app.otherUser.idUser }, query: {} }, 404, { as: app.user });
  });

  test("lists the person's trainings latest first, optionally only those with a certificate [B7.4-01] [B7.4-02] [B3-15]", async () => {
    const user = await app.makeUser();
    const withCertificate = await finishedEnrolment(user);
    const inProgress = await enrol(app, await makeTraining(app, { title: 'LGPD' }), user, {
      status: 'IN_PROGRESS',
      progress: 40,
      start_date: new Date('2026-11-21T12:00:00Z'),
    });
    const { history } = await app.ok(listHistory, { params: { idUser: user.idUser }, query: {} }, { as: user });
    expect(history).toMatchObject([
      {
        idEnrollment: inProgress,
        title: 'LGPD',
        enrollmentStatus: 'IN_PROGRESS',
        finishDate: null,
        idCertificate: null,
        canOpen: 1,
        renewAt: null,
      },
      {
        idEnrollment: withCertificate,
        title: 'NR-10: básico',
        enrollmentStatus: 'PASSED',
        nodeStatus: 'PUBLISHED',
        finishDate: '2026-11-20 02:30:00',
        validityDate: null,
        idContentItem: null,
        idCertificate: expect.any(Number),
        allowAccessUponCompletion: 1,
        grade: 83.33,
        canOpen: 1,
        renewAt: null,
      },
    ]);
    const certificates = await app.ok(
      listHistory,
      { params: { idUser: user.idUser }, query: { onlyWithCertificate: 1 } },
      { as: user },
    );
    expect(certificates.history.map((row) => row.idEnrollment)).toEqual([withCertificate]);
    expect(
      (
        await app.ok(
          listHistory,
          { params: { idUser: app.user.idUser }, query: { onlyWithCertificate: 0 } },
          { as: app.user },
        )
      ).history.length,
    ).toBeGreaterThan(0);
  });

  test('does not link to a training that closes on completion or has expired [B6-09] [B6-10]', async () => {
    const user = await app.makeUser();
    const closing = await enrol(
      app,
      await makeTraining(app, { team: { allow_access_upon_completion: false } }),
      user,
      finished,
    );
    const expired = await enrol(app, await makeTraining(app), user, {
      status: 'IN_PROGRESS',
      expires_at: new Date('2026-01-01T00:00:00Z'),
    });
    const { history } = await app.ok(listHistory, { params: { idUser: user.idUser }, query: {} }, { as: user });
    const rows = new Map(history.map((row) => [row.idEnrollment, row]));
    expect(rows.get(closing)).toMatchObject({ canOpen: 0, allowAccessUponCompletion: 0, enrolAgainAt: null });
    expect(rows.get(expired)).toMatchObject({
      canOpen: 0,
      enrollmentStatus: 'EXPIRED',
      validityDate: '2026-01-01 00:00:00',
      // The page of a new enrolment, not the expired one.
      enrolAgainAt: expect.any(String),
    });
  });
});
