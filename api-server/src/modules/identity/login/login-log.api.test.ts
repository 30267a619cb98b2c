import { login } from '@shared-kit/contracts/identity';
import { createLogger } from '../../../platform/logging.adapter.ts';
import { startTestApp, testPassword } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';

const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, {}, createLogger({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) }));
});
afterAll(() => app.close());

const credentials = (username: string, password = testPassword) => ({
  body: { username, password, idAppType: 1, acronym: app.tenant.acronym },
});
const logged = (text: string) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).findLast(({ msg }) => msg === text);

test('a login and a refused one are in the log, with the id of the account and without its name', async () => {
  const user = await app.makeUser();
  await app.ok(login, credentials(user.username));
  expect(logged('login succeeded')).toMatchObject({
    tenant: app.tenant.key,
    idUser: user.idUser,
    factor: 'password',
    reqId: expect.any(String) as string,
  });
  await app.refused(login, credentials(user.username, 'errada123'), 401);
  expect(logged('login refused')).toMatchObject({ tenant: app.tenant.key, idUser: user.idUser });
  await app.refused(login, credentials('ninguem.conhecido'), 401);
  expect(logged('login refused')).toMatchObject({ idUser: null });
  expect(lines.join('')).not.toMatch(new RegExp(`${user.username}|ninguem\\.conhecido|errada123`));
});
