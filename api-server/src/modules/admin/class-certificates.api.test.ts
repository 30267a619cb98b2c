import { createClass, listClassCertificates, listClasses, readClass, saveClass } from '@shared-kit/contracts/admin';
import type { ClassFields } from '@shared-kit/contracts/admin';
import { getCertificateAuthenticity, issueCertificate, listHistory } from '@shared-kit/contracts/journey';
import { createEnrollment } from '@shared-kit/contracts/learning';
import type { TestUser } from '../../test/index.ts';
import {
  actsOf,
  app,
  inTenant,
  makeClass,
  makeHolder,
  startAdministration,
  training,
} from './test/administration.fixtures.ts';
import { classFields } from './test/class-samples.fixtures.ts';

startAdministration();

let models: { readonly nr: number; readonly plain: number };
beforeAll(async () => {
  const make = (name: string, tenant = app.tenant) =>
    inTenant(async (db) => {
      const row = { key: `turmas-${name}`, name, heading: name, body: 'concluiu.', signatures: '[]' };
      const created = db.insertInto('certificate_templates').values(row).returning('id_certificate');
      return (await created.executeTakeFirstOrThrow()).id_certificate;
    }, tenant);
  models = { nr: await make('Norma regulamentadora'), plain: await make('Simples') };
});

const read = (idClass: number, as: TestUser) => app.ok(readClass, { params: { idClass } }, { as });

async function change(idClass: number, fields: Partial<ClassFields>, as: TestUser) {
  const { version, fields: before } = await read(idClass, as);
  return app.call(saveClass, { params: { idClass }, body: { version, fields: { ...before, ...fields } } }, { as });
}

/** Enrols somebody in the class, who finishes it where asked. */
async function makeMember(idTeam: number, isFinished: boolean) {
  const user = await app.makeUser();
  const body = { idUser: user.idUser, nodeCode: 'livre', idTeam };
  const { idEnrollment } = await app.ok(createEnrollment, { body }, { as: user });
  if (isFinished) await finish(idEnrollment);
  return { user, idEnrollment };
}

const finish = (idEnrollment: number) =>
  inTenant((db) =>
    db
      .updateTable('enrollments')
      .set({ status: 'PASSED', progress: 100, finish_date: app.clock.now() })
      .where('id_enrollment', '=', idEnrollment)
      .execute(),
  );

type Member = Awaited<ReturnType<typeof makeMember>>;

const download = ({ user, idEnrollment }: Member) =>
  app.call(issueCertificate, { body: { idUser: user.idUser, idEnrollment } }, { as: user });

async function certificateOf({ user }: Member): Promise<number | null | undefined> {
  const { history } = await app.ok(listHistory, { params: { idUser: user.idUser }, query: {} }, { as: user });
  return history[0]?.idCertificate;
}

test('a class that a screen created gives the chosen certificate', async () => {
  const hr = await makeHolder('hr', { kind: 'all' });
  const body = { idTraining: training.livre, copyOf: null, fields: { ...classFields, idCertificate: models.nr } };
  const { idClass } = await app.ok(createClass, { body }, { as: hr });
  const member = await makeMember(idClass, true);
  expect(await certificateOf(member)).toBe(models.nr);
  expect((await download(member)).status).toBe(200);
  expect((await read(idClass, hr)).fields.idCertificate).toBe(models.nr);
  const [act] = await actsOf(hr);
  expect(act?.changes).toContainEqual({ field: 'class.certificate', before: '', after: 'Norma regulamentadora' });
});

test('a change reaches who finishes later, and the log names both models', async () => {
  const hr = await makeHolder('hr', { kind: 'all' });
  const { idClass } = await makeClass('livre', { idCertificate: models.nr });
  const [issued, earned, open] = [
    await makeMember(idClass, true),
    await makeMember(idClass, true),
    await makeMember(idClass, false),
  ];
  const { token } = (await download(issued)).body as { token: string };
  expect((await change(idClass, { idCertificate: null }, hr)).status).toBe(200);
  expect((await change(idClass, { idCertificate: models.plain }, hr)).status).toBe(200);
  await finish(open.idEnrollment);
  expect(await Promise.all([issued, earned, open].map(certificateOf))).toEqual([models.nr, models.nr, models.plain]);
  expect((await download(issued)).body).toMatchObject({ token });
  const printed = await inTenant((db) =>
    db.selectFrom('certificates').select('id_certificate').where('authenticity_id', '=', token).executeTakeFirst(),
  );
  expect(printed?.id_certificate).toBe(models.nr);
  expect((await app.ok(getCertificateAuthenticity, { params: { authenticityID: token } })).state).toBe('valid');
  const changes = (await actsOf(hr)).map(({ changes: all }) => all.find(({ field }) => field === 'class.certificate'));
  expect(changes).toEqual([
    { field: 'class.certificate', before: 'Norma regulamentadora', after: 'sem certificado' },
    { field: 'class.certificate', before: 'sem certificado', after: 'Simples' },
  ]);
});

test('a class that gives none any more leaves earned certificates, and a first model reaches who finished without', async () => {
  const hr = await makeHolder('hr', { kind: 'all' });
  const { idClass } = await makeClass('livre', { idCertificate: models.nr });
  const before = await makeMember(idClass, true);
  await change(idClass, { idCertificate: null }, hr);
  const without = await makeMember(idClass, true);
  expect([await certificateOf(before), await certificateOf(without)]).toEqual([models.nr, null]);
  expect((await download(before)).status).toBe(200);
  expect(await download(without)).toMatchObject({ status: 409, body: { code: 'journey.no-certificate' } });
  await change(idClass, { idCertificate: models.plain }, hr);
  expect([await certificateOf(before), await certificateOf(without)]).toEqual([models.nr, models.plain]);
});

test('an older screen, which sends no certificate, keeps it, also in a copy', async () => {
  const hr = await makeHolder('hr', { kind: 'all' });
  const { idClass, idTraining } = await makeClass('livre', { idCertificate: models.nr });
  const { idCertificate: _, ...fields } = classFields;
  await change(idClass, { idCertificate: undefined, name: 'De antes' }, hr);
  expect((await read(idClass, hr)).fields).toMatchObject({ name: 'De antes', idCertificate: models.nr });
  const copied = await app.ok(createClass, { body: { idTraining, copyOf: idClass, fields } }, { as: hr });
  expect((await read(copied.idClass, hr)).fields.idCertificate).toBe(models.nr);
  const without = { body: { idTraining, copyOf: idClass, fields: { ...fields, idCertificate: null } } };
  const { idClass: idOther } = await app.ok(createClass, without, { as: hr });
  expect((await read(idOther, hr)).fields.idCertificate).toBeNull();
});

test('a model of another company is refused', async () => {
  const hr = await makeHolder('hr', { kind: 'all' });
  const foreign = await inTenant(async (db) => {
    const row = { key: 'de-fora', name: 'De fora', heading: '', body: '', signatures: '[]' };
    const created = db.insertInto('certificate_templates').values(row).returning('id_certificate');
    return (await created.executeTakeFirstOrThrow()).id_certificate;
  }, app.otherTenant);
  const { idClass } = await makeClass('livre');
  expect((await change(idClass, { idCertificate: foreign }, hr)).status).toBe(404);
  const body = { idTraining: training.livre, copyOf: null, fields: { ...classFields, idCertificate: foreign } };
  expect((await app.call(createClass, { body }, { as: hr })).status).toBe(404);
  const { certificates } = await app.ok(listClassCertificates, { query: {} }, { as: hr });
  expect(certificates.map(({ idCertificate }) => idCertificate)).not.toContain(foreign);
});

test('lists the models, and the one of the newest class of the training that gives one', async () => {
  const hr = await makeHolder('hr', { kind: 'all' });
  const instructor = await makeHolder('approver', { kind: 'trainings', trainings: [training.lotada] });
  const usual = async (as: TestUser) =>
    (await app.ok(listClassCertificates, { query: { idTraining: training.lotada } }, { as })).usual;
  expect(await usual(instructor)).toBeNull();
  await makeClass('lotada', { idCertificate: models.plain });
  const { idClass } = await makeClass('lotada', { idCertificate: models.nr });
  await makeClass('lotada');
  expect(await usual(instructor)).toBe(models.nr);
  const elsewhere = { query: { idTraining: training.outra } };
  expect((await app.call(listClassCertificates, elsewhere, { as: instructor })).status).toBe(404);
  const { classes } = await app.ok(listClasses, { query: { idTraining: training.lotada } }, { as: hr });
  expect(classes.map(({ givesCertificate }) => givesCertificate)).toEqual([false, true, true, false]);
  expect(classes[1]).toMatchObject({ idClass });
});
