import { listNotificationPreferences, saveNotificationPreferences } from '@shared-kit/contracts/identity';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import type { Tenant } from '../../../platform/tenancy/tenant.types.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { isMailed, isNotificationOn } from './notification.rules.ts';

let app: TestApp;
let ids: Record<'optional' | 'mandatory' | 'off', number>;
beforeAll(async () => {
  app = await startTestApp();
  ids = {
    optional: await makeKind(app.tenant, 'certificate-available', 'OPTIONAL'),
    mandatory: await makeKind(app.tenant, 'TERMS_CHANGED', 'MANDATORY'),
    off: await makeKind(app.tenant, 'TEAM_REPORT', 'DEACTIVATED'),
  };
});
afterAll(() => app.close());

function makeKind(tenant: Tenant, type: string, status: 'OPTIONAL' | 'MANDATORY' | 'DEACTIVATED'): Promise<number> {
  return withTenant(app.platform.database.db, tenant.idApp, async (db) => {
    const row = await db
      .insertInto('notification_types')
      .values({ type, status, description: type, section: 'LEARNING', position: 0 })
      .returning('id_notification')
      .executeTakeFirstOrThrow();
    return row.id_notification;
  });
}

const activeOf = async (user: TestUser) => {
  const { notifications } = await app.ok(
    listNotificationPreferences,
    { params: { idUser: user.idUser } },
    { as: user },
  );
  return Object.fromEntries(notifications.map(({ type, active }) => [type, active]));
};
const save = (user: TestUser, idNotification: number, active: 0 | 1) => ({
  params: { idUser: user.idUser },
  body: [{ idNotification, idNotificationUser: null, type: 'X', active }],
});

test('lists the tenant’s notifications with their defaults for a person without own settings [B7.7-04] [A3-29]', async () => {
  const user = await app.makeUser();
  const { notifications, emailNotification } = await app.ok(
    listNotificationPreferences,
    { params: { idUser: user.idUser } },
    { as: user },
  );
  expect(emailNotification).toBe(0);
  expect(notifications[0]).toEqual({
    idNotification: ids.optional,
    idNotificationUser: null,
    type: 'certificate-available',
    description: 'certificate-available',
    section: 'LEARNING',
    status: 'OPTIONAL',
    active: 1,
  });
  expect(await activeOf(user)).toEqual({ 'certificate-available': 1, TERMS_CHANGED: 1, TEAM_REPORT: 0 });
});

test('an optional notification follows the person’s own setting, repeatedly [B7.7-03]', async () => {
  const user = await app.makeUser();
  for (const active of [0, 0, 1, 0] as const) {
    await app.ok(saveNotificationPreferences, save(user, ids.optional, active), { as: user });
    expect((await activeOf(user))['certificate-available']).toBe(active);
  }
  expect((await activeOf(await app.makeUser()))['certificate-available']).toBe(1);
});

test('a locked notification cannot be changed, and the whole request is rejected', async () => {
  const user = await app.makeUser();
  const body = [...save(user, ids.optional, 0).body, ...save(user, ids.mandatory, 0).body];
  expect(
    (await app.refused(saveNotificationPreferences, { params: { idUser: user.idUser }, body }, 422, { as: user })).code,
  ).toBe('identity.locked-notification');
  await app.refused(saveNotificationPreferences, save(user, ids.off, 1), 422, { as: user });
  expect(await activeOf(user)).toEqual({ 'certificate-available': 1, TERMS_CHANGED: 1, TEAM_REPORT: 0 });
  // Sending its current value back is accepted.
  await app.ok(saveNotificationPreferences, save(user, ids.mandatory, 1), { as: user });
});

test('answers 404 for other people and other tenants, and rejects an empty array', async () => {
  const user = await app.makeUser();
  const foreign = await makeKind(app.otherTenant, 'certificate-available', 'OPTIONAL');
  await app.refused(listNotificationPreferences, { params: { idUser: user.idUser } }, 404, { as: app.user });
  await app.refused(saveNotificationPreferences, save(user, ids.optional, 0), 404, { as: app.user });
  await app.refused(saveNotificationPreferences, save(user, foreign, 0), 404, { as: user });
  await app.refused(saveNotificationPreferences, { params: { idUser: user.idUser }, body: [] }, 400, { as: user });
});

test.each([
  ['OPTIONAL', null, true, true],
  ['OPTIONAL', null, false, false],
  ['OPTIONAL', false, true, false],
  ['MANDATORY', false, false, true],
  ['DEACTIVATED', true, true, false],
] as const)('status %s, own setting %s, e-mail %s: mailed %s', (status, active, emailNotification, mailed) => {
  expect(isMailed({ status, active }, emailNotification)).toBe(mailed);
  expect(isNotificationOn({ status: 'DEACTIVATED', active: true })).toBe(false);
});
