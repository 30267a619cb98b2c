import { getCertificateAuthenticity, issueCertificate } from '@shared-kit/contracts/journey';
import { enrol, makeTraining } from '../../test/index.ts';
import { app, finished, finishedEnrolment, makeTemplate, startJourneyApp } from './test/journey-endpoints.fixtures.ts';

startJourneyApp();
afterEach(() => app.clock.reset());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const details = (idEnrollment: number, user = app.user) =>
  app.ok(issueCertificate, { body: { idUser: user.idUser, idEnrollment } }, { as: user });
const stateOf = async (authenticityID: string) =>
  (await app.ok(getCertificateAuthenticity, { params: { authenticityID } })).state;

describe('own certificate', () => {
  test('own certificate has the data of its page, and the same code at each visit', async () => {
    const idEnrollment = await finishedEnrolment(app.user);
    const first = await details(idEnrollment);
    expect(first).toMatchObject({
      idEnrollment,
      title: 'NR-10: básico',
      workload: '40h',
      organization: app.tenant.name,
      state: 'valid',
    });
    expect((await details(idEnrollment)).token).toBe(first.token);
  });

  test("own certificate is refused for another person's enrolment, an unfinished training and one without certificates", async () => {
    const colleague = await app.makeUser();
    const idEnrollment = await finishedEnrolment(app.user);
    await app.refused(issueCertificate, { body: { idUser: app.user.idUser, idEnrollment } }, 404, { as: colleague });
    await app.refused(issueCertificate, { body: { idUser: colleague.idUser, idEnrollment } }, 404, { as: colleague });
    await app.refused(issueCertificate, { body: { idUser: app.user.idUser, idEnrollment } }, 401);
    const training = await makeTraining(app, { team: { id_certificate: await makeTemplate() } });
    const unfinished = await enrol(app, training, app.user, { status: 'IN_PROGRESS', progress: 40 });
    const body = { idUser: app.user.idUser, idEnrollment: unfinished };
    expect((await app.refused(issueCertificate, { body }, 409, { as: app.user })).code).toBe(
      'journey.certificate-not-earned',
    );
  });
});

describe('state of the public check', () => {
  test('state of the public check is superseded once a later certificate of the same training is issued', async () => {
    const training = await makeTraining(app, { team: { id_certificate: await makeTemplate() } });
    const first = await details(await enrol(app, training, app.user, finished));
    const renewal = await enrol(app, training, app.user, {
      ...finished,
      finish_date: new Date('2026-11-22T12:00:00Z'),
    });
    expect(await stateOf(first.token)).toBe('valid');
    const second = await details(renewal);
    expect(await stateOf(first.token)).toBe('superseded');
    expect(await stateOf(second.token)).toBe('valid');
  });

  test('state of the public check is expired after the last moment of the validity', async () => {
    const { token } = await details(
      await finishedEnrolment(app.user, { validUntil: new Date('2027-01-31T02:59:59Z') }),
    );
    expect(await stateOf(token)).toBe('valid');
    app.clock.set('2027-01-31T03:00:00Z');
    expect(await stateOf(token)).toBe('expired');
  });

  test('state of the public check is limited for one address, which asks to wait', async () => {
    const tenant = await app.makeTenant();
    const ask = () =>
      app.call(getCertificateAuthenticity, { params: { authenticityID: '0000' } }, { at: tenant, ...from('10.9.9.9') });
    for (let turn = 0; turn < 60; turn += 1) expect((await ask()).status).toBe(404);
    const reply = await ask();
    expect(reply.status).toBe(429);
    expect(reply.body).toMatchObject({ message: expect.stringMatching(/^Muitas tentativas\. Aguarde/) as string });
  });
});
