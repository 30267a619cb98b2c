import { randomUUID } from 'node:crypto';
import * as contract from '@shared-kit/contracts/journey';
import { currentSession, getFeature } from '@shared-kit/contracts/identity';
import { menuFlags } from '@shared-kit/contracts/delivery';
import { expectForeignIdsAre404 } from '../../../test/index.ts';
import {
  answer,
  app,
  at,
  cancel,
  create,
  diego,
  features,
  fields,
  find,
  other,
  rejected,
  startCoursesApp,
} from '../test/external-courses.fixtures.ts';

const list = (query: { statuses?: string; offset?: number; limit?: number } = {}, as = diego) =>
  app.ok(contract.listExternalCourses, { query }, { as, at });

startCoursesApp();

describe('access', () => {
  test("requires a session, and answers 404 for another person's and another tenant's courses", async () => {
    const id = await create();
    const params = { id };
    const foreign = { idUserExternalCourse: id, ...fields };
    await app.refused(contract.listExternalCourses, { query: {} }, 401, { at });
    await app.refused(contract.createExternalCourse, { body: fields }, 401, { at });
    await app.refused(contract.findExternalCourse, { params }, 404, { as: other, at });
    await app.refused(contract.updateExternalCourse, { params, body: foreign }, 404, { as: other, at });
    await app.refused(contract.cancelExternalCourse, { params }, 404, { as: other, at });
    const elsewhere = await app.makeTenant({ app: { features } });
    const stranger = await app.makeUser(elsewhere);
    for (const endpoint of [contract.findExternalCourse, contract.cancelExternalCourse])
      await app.refused(endpoint, { params }, 404, { as: stranger, at: elsewhere });
    await app.refused(
      contract.createExternalCourse,
      { body: { ...fields, idParentUserExternalCourse: await rejected() } },
      404,
      { as: other, at },
    );
    expect((await list({}, other)).totalRecords).toBe(0);
  });

  test('sets no flag and answers 404 to every call when the feature is off [B2.2-05]', async () => {
    expect((await app.ok(currentSession, {}, { as: diego, at })).flags).toContain(menuFlags.externalCourses);
    expect((await app.ok(currentSession, {}, { as: app.user })).flags).not.toContain(menuFlags.externalCourses);
    expect(await app.ok(getFeature, { params: { id: 'EXTERNAL_COURSES' } }, { as: app.user })).toEqual({
      active: false,
    });
    const params = { id: 1 };
    await expectForeignIdsAre404(app, contract.listExternalCourses, { query: {} });
    await expectForeignIdsAre404(app, contract.findExternalCourse, { params });
    await expectForeignIdsAre404(app, contract.createExternalCourse, { body: fields });
    await expectForeignIdsAre404(app, contract.updateExternalCourse, {
      params,
      body: { idUserExternalCourse: 1, ...fields },
    });
    await expectForeignIdsAre404(app, contract.cancelExternalCourse, { params });
    await expectForeignIdsAre404(app, contract.sendEvidence, {
      form: { fileName: 'a.pdf', token: randomUUID(), fileData: new File(['%PDF-'], 'a.pdf') },
    });
  });
});

describe('validation', () => {
  const issuesOf = async (more: object) => {
    const body = { ...fields, ...more };
    return (await app.refused(contract.createExternalCourse, { body }, 400, { as: diego, at })).issues;
  };

  test.each(['title', 'type', 'entityName', 'startDate', 'finishDate'])('requires %s [B5-32]', async (name) => {
    expect(await issuesOf({ [name]: undefined })).toEqual([expect.objectContaining({ path: `body.${name}` })]);
    expect((await issuesOf({ [name]: name === 'type' ? '' : '  ' }))?.[0]).toMatchObject({ path: `body.${name}` });
  });

  test('rejects a workload below 1 [B5-33]', async () => {
    for (const workload of [0, -1, 0.5, 'abc', null])
      expect(await issuesOf({ workload })).toEqual([
        { path: 'body.workload', message: 'O valor deve ser maior que 0' },
      ]);
    expect(await find(await create({ workload: 1.5 }))).toMatchObject({ workload: 1.5 });
  });

  test('rejects a period that ends before it begins or after today in São Paulo [B5-35]', async () => {
    const message =
      'Período de realização inválido. A data final deve ser maior ou igual à data de início e não pode ser superior à data atual. Por favor, verifique as datas e tente novamente.';
    expect(await issuesOf({ startDate: '2026-11-22', finishDate: '2026-11-21' })).toEqual([
      { path: 'body.finishDate', message },
    ]);
    // In UTC, that day has begun.
    expect(await issuesOf({ finishDate: '2026-11-23' })).toEqual([{ path: 'body.finishDate', message }]);
    for (const day of ['2026-02-30', '0001-01-01', '20/11/2026', '2026-11-20T00:00'])
      expect(await issuesOf({ startDate: day })).toEqual([{ path: 'body.startDate', message: 'Data inválida' }]);
    await create({ startDate: '2026-11-22' });
  });

  test('rejects an edit whose body names another course than the address', async () => {
    const id = await create();
    await app.refused(
      contract.updateExternalCourse,
      { params: { id }, body: { idUserExternalCourse: id + 1, ...fields } },
      400,
      { as: diego, at },
    );
  });

  test('rejects an unknown status and pages that are too large', async () => {
    await app.refused(contract.listExternalCourses, { query: { statuses: 'NADA' } }, 400, { as: diego, at });
    await app.refused(contract.listExternalCourses, { query: { limit: 101 } }, 400, { as: diego, at });
  });
});

test('creates a pending course with exactly the typed fields [B4.8-01] [B7.4-11] [B7.4-12] [B3-22] [B5-34]', async () => {
  const title = '<img src=x onerror=alert(1)> "NR-10" & Cia';
  const id = await create({ title: `  ${title} `, status: 'APPROVED', expirationDate: '2028-11-20' });
  expect(await find(id)).toEqual({
    idUserExternalCourse: id,
    ...fields,
    title,
    expirationDate: '2028-11-20',
    evidencePath: null,
    evidence: null,
    status: 'PENDING',
    statusReason: '',
    hasResubmission: false,
    resubmissionStatus: null,
    creationDate: '2026-11-23 01:00:00',
    lastModifiedDate: '2026-11-23 01:00:00',
    idParentUserExternalCourse: null,
  });
  expect(await find(await create())).toMatchObject({ expirationDate: null, evidencePath: null });
});

test('creates one course when the form is sent again or twice at once', async () => {
  const nina = await app.makeUser(at);
  const idSubmission = randomUUID();
  const ids = await Promise.all([create({ idSubmission }, nina), create({ idSubmission }, nina)]);
  expect(ids[0]).toBe(ids[1]);
  expect(await list({}, nina)).toMatchObject({ totalRecords: 1, result: [{ title: fields.title }] });
  // The same submission id of another person does not collide.
  expect(await create({ idSubmission }, other)).not.toBe(ids[0]);
});

test('stores changes typed after a lost reply, and rejects them once the course was answered', async () => {
  const olga = await app.makeUser(at);
  const idSubmission = randomUUID();
  const id = await create({ idSubmission }, olga);
  const parent = await rejected(olga);
  for (const title of ['Corrigido', 'Corrigido de novo']) {
    expect(await create({ idSubmission, title }, olga)).toBe(id);
    expect(await find(id, olga)).toMatchObject({ title, idParentUserExternalCourse: null });
  }
  expect((await list({}, olga)).totalRecords).toBe(2);
  await answer(id);
  expect(await create({ idSubmission, title: 'Corrigido de novo' }, olga)).toBe(id);
  const late = { ...fields, idSubmission, title: 'Tarde demais', idParentUserExternalCourse: parent };
  expect((await app.refused(contract.createExternalCourse, { body: late }, 409, { as: olga, at })).code).toBe(
    'journey.external-course-answered',
  );
  expect((await find(id, olga)).title).toBe('Corrigido de novo');
});

test('lists courses newest first, ten per page, by status [B7.4-10] [B2.12-06] [B4.1-15]', async () => {
  const rita = await app.makeUser(at);
  const ids: number[] = [];
  for (let number = 1; number <= 12; number += 1) ids.push(await create({ title: `Curso ${number}` }, rita));
  await answer(ids[0] ?? 0);
  await answer(ids[1] ?? 0, 'Ilegível.');
  await cancel(ids[2] ?? 0, rita);
  const first = await list({}, rita);
  expect([first.totalRecords, first.result.length, first.result[0]?.title]).toEqual([12, 10, 'Curso 12']);
  expect((await list({ offset: 10 }, rita)).result.map(({ title, status }) => [title, status])).toEqual([
    ['Curso 2', 'REJECTED'],
    ['Curso 1', 'APPROVED'],
  ]);
  const totals = await Promise.all(
    ['ALL', 'APPROVED', 'PENDING', 'REJECTED', 'CANCELED', 'APPROVED,REJECTED', 'PENDING,ALL'].map(
      async (statuses) => (await list({ statuses }, rita)).totalRecords,
    ),
  );
  expect(totals).toEqual([12, 1, 9, 1, 1, 2, 12]);
});
