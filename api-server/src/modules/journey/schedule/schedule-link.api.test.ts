import { enterSupportAccess } from '@shared-kit/contracts/identity';
import { exportSchedule, listSchedules, readScheduleFeed, revokeScheduleLink } from '@shared-kit/contracts/journey';
import type { TestUser } from '../../../test/index.ts';
import { app, learner, november, startScheduleApp } from '../test/schedule.fixtures.ts';

startScheduleApp();

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

  test('subscription link is not given during a support access, because it would outlive the access', async () => {
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
