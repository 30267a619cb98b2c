import { currentSession, enterSupportAccess } from '@shared-kit/contracts/identity';
import {
  exportSchedule,
  listScheduleTypes,
  listSchedules,
  readScheduleFeed,
  revokeScheduleLink,
} from '@shared-kit/contracts/journey';
import { menuFacts } from '@shared-kit/contracts/delivery';
import { withTenant } from '../../../platform/database/tenant-db.ts';
import { enrol, makeTraining, startTestApp } from '../../../test/index.ts';
import type { TestApp, TestTenant, TestTraining, TestUser } from '../../../test/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const at = (moment: string) => new Date(`${moment}Z`);
const november = { query: { period: '11-2026' } };

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

async function addMeeting({ idTeam, tenant }: TestTraining): Promise<void> {
  await withTenant(app.platform.database.db, tenant.idApp, async (db) => {
    await db
      .insertInto('team_meetings')
      .values({
        id_team: idTeam,
        position: 1,
        meeting_type: 'ONLINE',
        start_date: at('2026-11-29T12:00:00'),
        finish_date: at('2026-11-29T14:00:00'),
        address: 'meet.aurora.example/sala',
      })
      .execute();
  });
}

/** Creates a learner in a class of November with one meeting. */
async function learner(tenant: TestTenant = app.tenant): Promise<TestUser> {
  const user = await app.makeUser(tenant);
  const team = { initial_date: at('2026-11-20T03:00:00'), final_date: at('2026-12-10T03:00:00') };
  const training = await makeTraining(app, { title: 'Liderança', tenant, team });
  await addMeeting(training);
  await enrol(app, training, user, { expires_at: team.final_date });
  return user;
}

const titles = async (user: TestUser, query: { period?: string; scheduleTypes?: string }, tenant?: TestTenant) =>
  (
    await app.ok(listSchedules, { query }, { as: user, ...(tenant ? { at: tenant } : {}) })
  ).scheduleResult.schedules.map(({ title }) => title);
const factsOf = async (user: TestUser, tenant: TestTenant) =>
  (await app.ok(currentSession, {}, { as: user, at: tenant })).facts;

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
  expect(await factsOf(await learner(tenant), tenant)).toContain(menuFacts.hasSchedule);
  const colleague = await app.makeUser(tenant);
  expect(await factsOf(colleague, tenant)).not.toContain(menuFacts.hasSchedule);
  await addEvent(tenant, { title: 'Palestra' });
  expect(await factsOf(colleague, tenant)).toContain(menuFacts.hasSchedule);
});

describe('subscription link', () => {
  const linkOf = async (user: TestUser) => (await app.ok(exportSchedule, {}, { as: user })).result;
  const tokenOf = async (user: TestUser) => /\/feed\/([^/]+)\/agenda\.ics$/.exec(await linkOf(user))?.[1] ?? '';
  const read = (token: string, tenant = app.tenant) =>
    app.call(readScheduleFeed, { params: { token } }, { at: tenant });

  test('belongs to the person, stays the same, and reads without a session [B7.4-09]', async () => {
    app.clock.set('2026-11-22T12:00:00Z');
    const user = await learner();
    const links = await Promise.all([linkOf(user), linkOf(user)]);
    expect(links[0]).toBe(links[1]);
    expect(links[0]).toMatch(new RegExp(`^http://.+${app.tenant.basePath}/api/schedule/feed/[\\w-]{43}/agenda\\.ics$`));
    const reply = await read(await tokenOf(user));
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    const text = reply.bytes.toString().replace(/\r\n[ \t]/g, '');
    expect(text).toMatch(/SUMMARY:Encontro 1 · Liderança\r\nLOCATION:meet\.aurora\.example\/sala/);
    // 09:00 in São Paulo is noon in UTC.
    expect(text).toContain('DTSTART:20261129T120000Z\r\nDTEND:20261129T140000Z');
    expect(text).toContain('DTSTART;VALUE=DATE:20261120\r\nDTEND;VALUE=DATE:20261210');
    expect(text).toMatch(new RegExp(`URL;VALUE=URI:http://.+${app.tenant.basePath}/level/\\d+`));
    expect(await linkOf(app.user)).not.toBe(links[0]);
    app.clock.reset();
  });

  test('stops working when it is revoked, and a new one replaces it', async () => {
    const user = await app.makeUser();
    const token = await tokenOf(user);
    expect((await read(token)).status).toBe(200);
    await app.ok(revokeScheduleLink, {}, { as: user });
    expect((await read(token)).status).toBe(404);
    const next = await tokenOf(user);
    expect(next).not.toBe(token);
    expect((await read(next)).status).toBe(200);
  });

  test('answers 404 to guesses, at another tenant’s address, and for an inactive account', async () => {
    const user = await app.makeUser();
    const token = await tokenOf(user);
    expect(await app.refused(readScheduleFeed, { params: { token: `${token}x` } }, 404)).toMatchObject({
      message: 'Este link de agenda não existe mais.',
    });
    await app.refused(readScheduleFeed, { params: { token: 'a'.repeat(101) } }, 400);
    expect((await read(token, app.otherTenant)).status).toBe(404);
    await app.platform.database.db
      .updateTable('users')
      .set({ active: false })
      .where('id_user', '=', user.idUser)
      .execute();
    expect((await read(token)).status).toBe(404);
  });

  test('is not given during a support access, because it would outlive the access', async () => {
    const subject = await app.makeUser();
    const actor = await app.makeUser(app.tenant, { can_access_support: true });
    const { result } = await app.ok(enterSupportAccess, { body: { idUser: subject.idUser } }, { as: actor });
    await app.ok(listSchedules, november, { as: { token: result.token } });
    expect(await app.refused(exportSchedule, {}, 403, { as: { token: result.token } })).toMatchObject({
      code: 'support.not-allowed',
    });
    await app.refused(revokeScheduleLink, {}, 403, { as: { token: result.token } });
  });
});
