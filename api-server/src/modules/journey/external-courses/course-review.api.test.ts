import { randomUUID } from 'node:crypto';
import * as contract from '@shared-kit/contracts/journey';
import { listMessages } from '@shared-kit/contracts/content';
import { runAzulejo } from '../../../test/index.ts';
import {
  addNoticeType,
  answer,
  app,
  at,
  cancel,
  create,
  diego,
  fields,
  find,
  rejected,
  startCoursesApp,
} from '../test/external-courses.fixtures.ts';

const update = (id: number, more: object = {}, as = diego) =>
  app.call(
    contract.updateExternalCourse,
    { params: { id }, body: { idUserExternalCourse: id, ...fields, ...more } },
    { as, at },
  );

startCoursesApp();

describe('pending course', () => {
  test('pending course is changed in place [B4.8-02] [B7.4-13]', async () => {
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
    const saved = await find(id);
    expect(saved.title).toBe(replies[0]?.status === 200 ? 'Da primeira' : 'Da segunda');
    app.clock.advance(1000);
    const late = await update(id, { title: 'Sem ter visto', lastModifiedDate });
    expect([late.status, late.body]).toMatchObject([409, { code: 'journey.external-course-changed' }]);
    // The reply to a saved change was lost: the repeated request does not conflict with itself.
    expect((await update(id, { title: saved.title, lastModifiedDate })).status).toBe(200);
    expect(await find(id)).toEqual(saved);
    expect((await update(id, { title: 'Tendo visto', lastModifiedDate: saved.lastModifiedDate })).status).toBe(200);
    expect((await find(id)).title).toBe('Tendo visto');
    await cancel(id);
    expect((await update(id, { title: 'Tarde', lastModifiedDate: saved.lastModifiedDate })).body).toMatchObject({
      code: 'journey.external-course-answered',
    });
    app.clock.set('2026-11-23T01:00:00Z');
  });

  test('pending course is cancelled once and for good [B4.8-03] [B7.4-14]', async () => {
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
])('an external course can be neither changed nor cancelled once it was %s', async (_, reason) => {
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

  test('rejected course is resubmitted only once, however often that is requested', async () => {
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

  test('rejected course can be resubmitted again after its resubmission was cancelled', async () => {
    const id = await rejected();
    await cancel(await create({ idParentUserExternalCourse: id }));
    expect(await find(id)).toMatchObject({ hasResubmission: false });
    const again = await create({ idParentUserExternalCourse: id });
    expect(await find(again)).toMatchObject({ idParentUserExternalCourse: id });
  });

  test('rejected course is the only kind that can be resubmitted', async () => {
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
    await addNoticeType();
    const lia = await app.makeUser(at, {
      username: 'lia.externa',
      communication_accepted: true,
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
