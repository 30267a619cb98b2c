import { randomUUID } from 'node:crypto';
import * as contract from '@shared-kit/contracts/journey';
import { listMessages } from '@shared-kit/contracts/content';
import { currentSession, getFeature } from '@shared-kit/contracts/identity';
import { menuFacts } from '@shared-kit/contracts/delivery';
import { withTenant } from '../../../platform/database/tenant-db.ts';
import { expectForeignIdsAre404, runAzulejo, startTestApp } from '../../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../../test/index.ts';
import { answerExternalCourse } from './answer-external-course.service.ts';

let app: TestApp;
let at: TestTenant;
let diego: TestUser;
let other: TestUser;

const features = JSON.stringify({ externalCourses: true, recommendations: false, contactUs: null });

beforeAll(async () => {
  app = await startTestApp();
  // 22 November in São Paulo, the 23rd in UTC.
  app.clock.set('2026-11-23T01:00:00Z');
  at = await app.makeTenant({ app: { features } });
  [diego, other] = [await app.makeUser(at), await app.makeUser(at)];
});
afterAll(() => app.close());

const fields = {
  title: 'NR-35 Trabalho em altura',
  type: 'IN_PERSON',
  workload: 8,
  startDate: '2026-11-20',
  finishDate: '2026-11-22',
  entityName: 'SENAI',
} as const;

const create = async (more: object = {}, as = diego) =>
  (await app.ok(contract.createExternalCourse, { body: { ...fields, ...more } }, { as, at })).idUserExternalCourse;
const find = async (id: number, as = diego) =>
  (await app.ok(contract.findExternalCourse, { params: { id } }, { as, at })).result;
const list = (query: { statuses?: string; offset?: number; limit?: number } = {}, as = diego) =>
  app.ok(contract.listExternalCourses, { query }, { as, at });
const answer = (id: number, reason?: string) =>
  withTenant(app.platform.database.db, at.idApp, (db) =>
    answerExternalCourse(
      db,
      id,
      reason === undefined ? { status: 'APPROVED' } : { status: 'REJECTED', reason },
      app.clock.now(),
    ),
  );
const rejected = async (as = diego) => {
  const id = await create({}, as);
  await answer(id, 'O certificado está ilegível.');
  return id;
};
const update = (id: number, more: object = {}, as = diego) =>
  app.call(
    contract.updateExternalCourse,
    { params: { id }, body: { idUserExternalCourse: id, ...fields, ...more } },
    { as, at },
  );
const cancel = (id: number, as = diego) => app.call(contract.cancelExternalCourse, { params: { id } }, { as, at });

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
    expect((await app.ok(currentSession, {}, { as: diego, at })).facts).toContain(menuFacts.externalCourses);
    expect((await app.ok(currentSession, {}, { as: app.user })).facts).not.toContain(menuFacts.externalCourses);
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

describe('pending course', () => {
  test('is changed in place [B4.8-02] [B7.4-13]', async () => {
    const id = await create();
    app.clock.advance(60_000);
    expect(
      (await update(id, { title: 'NR-35 (reciclagem)', type: 'ONLINE', workload: 4, expirationDate: '2027-01-01' }))
        .status,
    ).toBe(200);
    expect(await find(id)).toMatchObject({
      title: 'NR-35 (reciclagem)',
      type: 'ONLINE',
      workload: 4,
      expirationDate: '2027-01-01',
      status: 'PENDING',
      creationDate: '2026-11-23 01:00:00',
      lastModifiedDate: '2026-11-23 01:01:00',
    });
    expect((await update(id, { expirationDate: null })).status).toBe(200);
    expect((await find(id)).expirationDate).toBeNull();
    app.clock.set('2026-11-23T01:00:00Z');
  });

  test("rejects a change from a window that has not seen the other window's change, and accepts it after a reload [B4.8-02]", async () => {
    const id = await create();
    const { lastModifiedDate } = await find(id);
    app.clock.advance(1000);
    const replies = await Promise.all([
      update(id, { title: 'Da primeira', lastModifiedDate }),
      update(id, { title: 'Da segunda', lastModifiedDate }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const kept = await find(id);
    expect(kept.title).toBe(replies[0]?.status === 200 ? 'Da primeira' : 'Da segunda');
    app.clock.advance(1000);
    const late = await update(id, { title: 'Sem ter visto', lastModifiedDate });
    expect([late.status, late.body]).toMatchObject([409, { code: 'journey.external-course-changed' }]);
    // The reply to a saved change was lost: the repeated request does not conflict with itself.
    expect((await update(id, { title: kept.title, lastModifiedDate })).status).toBe(200);
    expect(await find(id)).toEqual(kept);
    expect((await update(id, { title: 'Tendo visto', lastModifiedDate: kept.lastModifiedDate })).status).toBe(200);
    expect((await find(id)).title).toBe('Tendo visto');
    await cancel(id);
    expect((await update(id, { title: 'Tarde', lastModifiedDate: kept.lastModifiedDate })).body).toMatchObject({
      code: 'journey.external-course-answered',
    });
    app.clock.set('2026-11-23T01:00:00Z');
  });

  test('is cancelled once and for good [B4.8-03] [B7.4-14]', async () => {
    const id = await create();
    expect((await Promise.all([cancel(id), cancel(id)])).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await find(id)).status).toBe('CANCELED');
    expect((await update(id)).status).toBe(409);
    await expect(answer(id)).rejects.toMatchObject({ status: 409 });
  });
});

test.each([
  ['validated', undefined],
  ['rejected', 'Sem carimbo.'],
])('can be neither changed nor cancelled once it was %s', async (_, reason) => {
  const id = await create();
  await answer(id, reason);
  const before = await find(id);
  for (const reply of [await update(id, { title: 'Tarde demais' }), await cancel(id)]) {
    expect([reply.status, reply.body]).toEqual([
      409,
      {
        success: false,
        code: 'journey.external-course-answered',
        message: 'Esta solicitação já foi respondida ou cancelada.',
      },
    ]);
  }
  await expect(answer(id)).rejects.toMatchObject({ status: 409 });
  expect(await find(id)).toEqual(before);
});

test('accepts only one of a concurrent answer and edit', async () => {
  const id = await create();
  const [edited, answered] = await Promise.allSettled([update(id, { title: 'Editado' }), answer(id)]);
  const { title, status } = await find(id);
  expect(answered?.status).toBe('fulfilled');
  expect(status).toBe('APPROVED');
  expect(title).toBe(edited?.status === 'fulfilled' && edited.value.status === 200 ? 'Editado' : fields.title);
});

describe('rejected course', () => {
  test('shows the reason, and is resubmitted as a new course that names it [B4.8-05]', async () => {
    const id = await rejected();
    expect(await find(id)).toMatchObject({
      status: 'REJECTED',
      statusReason: 'O certificado está ilegível.',
      hasResubmission: false,
    });
    const again = await create({ idParentUserExternalCourse: id, title: 'NR-35, com o verso' });
    expect(await find(again)).toMatchObject({
      status: 'PENDING',
      idParentUserExternalCourse: id,
      title: 'NR-35, com o verso',
    });
    expect(await find(id)).toMatchObject({
      status: 'REJECTED',
      hasResubmission: true,
      resubmissionStatus: 'PENDING',
      title: fields.title,
    });
    await answer(again);
    expect((await find(id)).resubmissionStatus).toBe('APPROVED');
  });

  test('is resubmitted only once, however often that is requested', async () => {
    const id = await rejected();
    const send = () =>
      app.call(
        contract.createExternalCourse,
        { body: { ...fields, idParentUserExternalCourse: id, idSubmission: randomUUID() } },
        { as: diego, at },
      );
    expect((await Promise.all([send(), send()])).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await send()).body).toMatchObject({ code: 'journey.external-course-not-resendable' });
  });

  test('can be resubmitted again after its resubmission was cancelled', async () => {
    const id = await rejected();
    await cancel(await create({ idParentUserExternalCourse: id }));
    expect(await find(id)).toMatchObject({ hasResubmission: false });
    const again = await create({ idParentUserExternalCourse: id });
    expect(await find(again)).toMatchObject({ idParentUserExternalCourse: id });
  });

  test('is the only kind that can be resubmitted', async () => {
    const approved = await create();
    await answer(approved);
    for (const id of [approved, await create()])
      await app.refused(contract.createExternalCourse, { body: { ...fields, idParentUserExternalCourse: id } }, 409, {
        as: diego,
        at,
      });
  });
});

describe('company review', () => {
  const run = (...argv: string[]) => runAzulejo(app, 'external-courses', ...argv, '--tenant', at.segment);

  test('lists pending courses, validates and rejects them, and notifies the person', async () => {
    await withTenant(app.platform.database.db, at.idApp, (db) =>
      db
        .insertInto('notification_types')
        .values({
          type: 'external-course-answered',
          status: 'OPTIONAL',
          description: 'Cursos externos',
          section: 'LEARNING',
          position: 0,
        })
        .execute(),
    );
    const lia = await app.makeUser(at, {
      username: 'lia.externa',
      email_notification: true,
      email: 'lia@exemplo.com.br',
    });
    const [good, bad] = [await create({ title: 'Excel' }, lia), await create({ title: 'Power BI' }, lia)];
    const { out } = await run('list');
    expect(out).toContain(`${good}\tPENDING\tlia.externa\tExcel\tSENAI\t2026-11-20 a 2026-11-22\t8 h`);
    expect(await run('approve', String(good))).toEqual({
      code: 0,
      error: '',
      out: `Curso externo ${good} de lia.externa (Excel) validado.`,
    });
    expect((await run('reject', String(bad), '--reason', 'Falta o verso.', '--json')).out).toContain(
      '"status": "REJECTED"',
    );
    expect(await find(good, lia)).toMatchObject({ status: 'APPROVED', statusReason: '' });
    expect(await find(bad, lia)).toMatchObject({ status: 'REJECTED', statusReason: 'Falta o verso.' });
    expect(app.mails.filter(({ to }) => to === lia.email).map(({ subject }) => subject)).toEqual([
      'Seu curso externo Excel foi validado',
      'Seu curso externo Power BI foi rejeitado',
    ]);
    expect(app.mails.at(-1)?.text).toContain('Motivo: Falta o verso.');
    expect(
      (await app.ok(listMessages, { query: {} }, { as: lia, at })).messages.map(({ subject }) => subject),
    ).toContain('Seu curso externo Excel foi validado');
    expect((await run('list')).out).not.toContain('lia.externa');
    const all = JSON.parse((await run('list', '--status', 'all', '--json')).out) as { id: number; status: string }[];
    expect(all).toContainEqual(expect.objectContaining({ id: bad, status: 'REJECTED' }));
  });

  test('answers the version that it has seen, not a later change of the person', async () => {
    const id = await create({ title: 'Oito horas' });
    const seen = async () =>
      (JSON.parse((await run('list', '--json')).out) as { id: number; lastModifiedDate: string }[]).find(
        (course) => course.id === id,
      )?.lastModifiedDate ?? '';
    const before = await seen();
    app.clock.advance(1500);
    await update(id, { title: 'Oitenta horas' });
    expect((await run('approve', String(id), '--seen', before)).error).toContain(
      `A pessoa mudou o curso externo ${id} desde então.`,
    );
    expect((await run('approve', String(id), '--seen', 'ontem')).error).toContain("'ontem' não é uma data.");
    expect((await find(id)).status).toBe('PENDING');
    expect((await run('list')).out).toContain(await seen());
    expect((await run('approve', String(id), '--seen', await seen())).code).toBe(0);
    expect((await find(id)).status).toBe('APPROVED');
    app.clock.set('2026-11-23T01:00:00Z');
  });

  test("answers once, with a reason, and only the tenant's own people", async () => {
    const id = String(await create());
    expect((await run('reject', id)).code).not.toBe(0);
    expect((await run('reject', id, '--reason', '   ')).error).toContain('O motivo tem de 1 a 1000 caracteres.');
    expect((await run('approve', 'x')).error).toContain("'x' não é o número de um curso.");
    expect((await run('list', '--status', 'outro')).error).toContain("Não há o status 'outro'.");
    expect((await runAzulejo(app, 'external-courses', 'approve', id, '--tenant', app.tenant.segment)).code).toBe(3);
    expect((await run('approve', id)).code).toBe(0);
    expect((await run('reject', id, '--reason', 'Mudei de ideia.')).error).toContain('já foi respondido ou cancelado');
    expect((await find(Number(id))).status).toBe('APPROVED');
  });
});
