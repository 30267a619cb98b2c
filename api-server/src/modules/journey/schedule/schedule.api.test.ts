import { currentSession } from '@shared-kit/contracts/identity';
import { exportSchedule, listScheduleTypes, listSchedules, revokeScheduleLink } from '@shared-kit/contracts/journey';
import { menuFlags } from '@shared-kit/contracts/delivery';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import type { TestTenant, TestUser } from '../../../test/index.ts';
import { app, at, learner, november, startScheduleApp } from '../test/schedule.fixtures.ts';

/** Adds an event of the tenant and returns the id of its type. */
async function addEvent(
  tenant: TestTenant,
  fields: { title: string; type?: string; departments?: string[] },
): Promise<number> {
  return withTenant(app.platform.database.db, tenant.idApp, async (db) => {
    const type = fields.type ?? 'palestras';
    const { id_schedule_type } = await db
      .insertInto('schedule_types')
      .values({ key: type, description: type, position: 1 })
      .onConflict((conflict) => conflict.columns(['key']).doUpdateSet({ description: type }))
      .returning('id_schedule_type')
      .executeTakeFirstOrThrow();
    const { id_schedule } = await db
      .insertInto('schedule_events')
      .values({
        key: `${fields.title}-${Math.random()}`,
        id_schedule_type,
        title: fields.title,
        description: 'No auditório.',
        start_date: at('2026-11-24T12:00:00'),
        end_date: at('2026-11-24T14:00:00'),
        modality: 'PRESENCIAL',
        url: 'https://aurora.example/palestra',
        departments: fields.departments ? JSON.stringify(fields.departments) : null,
      })
      .returning('id_schedule')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('schedule_meetings')
      .values({
        id_schedule,
        position: 1,
        meeting_type: 'PRESENCIAL',
        start_date: at('2026-11-24T12:00:00'),
        finish_date: at('2026-11-24T13:00:00'),
        address: 'Auditório',
        speaker: 'Helena',
      })
      .execute();
    return id_schedule_type;
  });
}

const titles = async (user: TestUser, query: { period?: string; scheduleTypes?: string }, tenant?: TestTenant) =>
  (
    await app.ok(listSchedules, { query }, { as: user, ...(tenant ? { at: tenant } : {}) })
  ).scheduleResult.schedules.map(({ title }) => title);
const flagsOf = async (user: TestUser, tenant: TestTenant) =>
  (await app.ok(currentSession, {}, { as: user, at: tenant })).flags;

startScheduleApp();

describe('GET /schedule/listschedules', () => {
  test.each([
    [{ period: '13-2026' }, 'Informe o mês como MM-AAAA.'],
    [{ period: '2026-11' }, 'Informe o mês como MM-AAAA.'],
    [{ period: '11-1926' }, 'Informe o mês como MM-AAAA.'],
    [{ scheduleTypes: '1;2' }, 'Informe os tipos separados por vírgula.'],
    [{ scheduleTypes: 'todos' }, 'Informe os tipos separados por vírgula.'],
  ])('rejects %p with 400', async (query, message) => {
    expect(await app.refused(listSchedules, { query }, 400, { as: app.user })).toMatchObject({
      success: false,
      code: 'request.invalid',
      message,
    });
  });

  test('requires a session', async () => {
    await app.refused(listSchedules, november, 401);
    await app.refused(listScheduleTypes, {}, 401);
    await app.refused(exportSchedule, {}, 401);
    await app.refused(revokeScheduleLink, {}, 401);
  });

  test('returns the month’s events, classes and meetings ordered by start [A7m-21] [A3-21]', async () => {
    const tenant = await app.makeTenant();
    const idScheduleType = await addEvent(tenant, { title: 'Palestra' });
    const user = await learner(tenant);
    const { success, scheduleResult } = await app.ok(listSchedules, november, { as: user, at: tenant });
    expect(success).toBe(true);
    expect(scheduleResult.totalRecords).toBe(2);
    const [first, second] = scheduleResult.schedules;
    expect(first).toMatchObject({
      title: 'Liderança',
      description: 'Turma',
      modality: 'ONLINE',
      idScheduleType: 1,
      startDate: '2026-11-20 03:00:00',
      endDate: '2026-12-10 03:00:00',
    });
    expect(first?.url).toMatch(/^\/level\/\d+$/);
    expect(first?.meetings).toEqual([
      {
        idMeeting: expect.any(Number),
        startDate: '2026-11-29 12:00:00',
        finishDate: '2026-11-29 14:00:00',
        meetingType: 'ONLINE',
        address: 'meet.aurora.example/sala',
        speaker: '',
        nodeCode: expect.stringMatching(/^curso-/),
      },
    ]);
    expect(second).toMatchObject({
      title: 'Palestra',
      idScheduleType,
      description: 'No auditório.',
      url: 'https://aurora.example/palestra',
      meetings: [{ address: 'Auditório', speaker: 'Helena', nodeCode: '' }],
    });
    expect(await titles(user, { period: '12-2026' }, tenant)).toEqual(['Liderança']);
    expect(await titles(user, { period: '01-2027' }, tenant)).toEqual([]);
  });

  test('returns only the requested types but the total of all [B2.10-05]', async () => {
    const tenant = await app.makeTenant();
    const talk = await addEvent(tenant, { title: 'Palestra' });
    await addEvent(tenant, { title: 'Mutirão', type: 'mutiroes' });
    const user = await learner(tenant);
    expect(await titles(user, { period: '11-2026', scheduleTypes: `1,${talk}` }, tenant)).toEqual([
      'Liderança',
      'Palestra',
    ]);
    expect(await titles(user, { period: '11-2026', scheduleTypes: '' }, tenant)).toHaveLength(3);
    const { scheduleResult } = await app.ok(
      listSchedules,
      { query: { ...november.query, scheduleTypes: '999' } },
      { as: user, at: tenant },
    );
    expect(scheduleResult).toEqual({ totalRecords: 3, schedules: [] });
  });

  test('excludes events of colleagues, other departments and other tenants, and trainings that the tenant does not have', async () => {
    const tenant = await app.makeTenant();
    await addEvent(tenant, { title: 'Só da engenharia', departments: ['Engenharia', 'Obras'] });
    await addEvent(app.otherTenant, { title: 'De outra empresa' });
    await learner(tenant);
    expect(await titles(await app.makeUser(tenant, { department: 'Obras' }), november.query, tenant)).toEqual([
      'Só da engenharia',
    ]);
    expect(await titles(await app.makeUser(tenant, { department: '' }), november.query, tenant)).toEqual([]);
    const bare = await app.makeTenant({ modules: ['content', 'journey'] });
    expect(await titles(await learner(bare), november.query, bare)).toEqual([]);
    expect((await app.ok(listScheduleTypes, {}, { as: await app.makeUser(bare), at: bare })).scheduleTypes).toEqual([]);
    const without = await app.makeTenant({ modules: ['content', 'learning'] });
    await app.refused(listSchedules, november, 404, { as: await app.makeUser(without), at: without });
  });
});

test('GET /schedule/listschedulestype returns the portal’s types and the tenant’s own [A7m-22] [A3-22]', async () => {
  const tenant = await app.makeTenant();
  const idScheduleType = await addEvent(tenant, { title: 'Palestra' });
  expect(await app.ok(listScheduleTypes, {}, { as: await app.makeUser(tenant), at: tenant })).toEqual({
    success: true,
    scheduleTypes: [
      { idScheduleType: 1, description: 'Turmas e encontros' },
      { idScheduleType: 2, description: 'Prazos' },
      { idScheduleType, description: 'palestras' },
    ],
  });
});

test("reports in the session whether the person's schedule has entries [B2.3-09]", async () => {
  const tenant = await app.makeTenant();
  expect(await flagsOf(await learner(tenant), tenant)).toContain(menuFlags.hasSchedule);
  const colleague = await app.makeUser(tenant);
  expect(await flagsOf(colleague, tenant)).not.toContain(menuFlags.hasSchedule);
  await addEvent(tenant, { title: 'Palestra' });
  expect(await flagsOf(colleague, tenant)).toContain(menuFlags.hasSchedule);
});
