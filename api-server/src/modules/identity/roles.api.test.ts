import { currentSession } from '@shared-kit/contracts/identity';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function portalOf(account: { admin?: number; developer?: boolean; can_access_support?: boolean }) {
  const user = await app.makeUser(undefined, account);
  const { menu, design, activePlan, permissions, loginInfo } = await app.ok(currentSession, {}, { as: user });
  return { seen: { menu, design, activePlan }, permissions, admin: loginInfo.admin };
}

test('learners, members and admins of every level get the same portal [A1-02] [B1-03] [A1-10]', async () => {
  const learner = await portalOf({ admin: 0 });
  for (const admin of [1, 2, 7]) {
    const other = await portalOf({ admin });
    expect(other.seen).toEqual(learner.seen);
    expect(other.admin).toBe(admin);
  }
});

test('two permissions exist besides the admin level, and both are off by default [A6-06]', async () => {
  expect((await portalOf({ admin: 1 })).permissions).toEqual({ developer: false, canAccessSupport: false });
  expect((await portalOf({ developer: true })).permissions).toEqual({ developer: true, canAccessSupport: false });
  expect((await portalOf({ can_access_support: true })).permissions).toEqual({
    developer: false,
    canAccessSupport: true,
  });
});
