import { answerInstall, currentSession, getUser } from '@shared-kit/contracts/identity';
import { expectForeignIdsAre404, startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('answers 401 without a session, 400 for a bad id, 404 for other people’s ids', async () => {
  await app.refused(answerInstall, { params: { id: app.user.idUser } }, 401);
  await app.refused(answerInstall, { params: { id: 'x' } }, 400, { as: app.user });
  await expectForeignIdsAre404(app, answerInstall, { params: { id: app.otherUser.idUser } });
  await app.refused(answerInstall, { params: { id: (await app.makeUser()).idUser } }, 404, { as: app.user });
});

test('a tenant with the install prompt shows it to each person until they answer, on all their devices [A2h-07]', async () => {
  const at = await app.makeTenant({ app: { ask_pwa: true } });
  const [as, other] = [await app.makeUser(at), await app.makeUser(at)];
  const askPwaFlags = async (whom: typeof as): Promise<unknown[]> => {
    const { loginInfo } = await app.ok(currentSession, {}, { at, as: whom });
    const { user } = await app.ok(getUser, { params: { id: whom.idUser } }, { at, as: whom });
    return [loginInfo.askPWA, user.askPWA];
  };
  expect(await askPwaFlags(as)).toEqual([true, true]);
  await app.ok(answerInstall, { params: { id: as.idUser } }, { at, as });
  await app.ok(answerInstall, { params: { id: as.idUser } }, { at, as });
  expect(await askPwaFlags(as)).toEqual([false, false]);
  expect(await askPwaFlags(other)).toEqual([true, true]);
});

test('a tenant without the install prompt shows it to no person', async () => {
  const at = await app.makeTenant({ app: { ask_pwa: false } });
  const as = await app.makeUser(at);
  expect((await app.ok(currentSession, {}, { at, as })).loginInfo.askPWA).toBe(false);
});
