import { exchangeToken, login, register } from '@shared-kit/contracts/identity';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { createLogger } from '../../../platform/logging.adapter.ts';
import { startTestApp, testPassword } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { entryTokens } from '../entry/entry-token.service.ts';
import { newPhone, person } from '../test/activation.fixtures.ts';
import { oneTimeTokens } from './one-time-token.repository.ts';

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

test('logins by a link, which SSO uses too, and by a registered phone are in the log with their way', async () => {
  const { database } = app.platform;
  const user = await app.makeUser();
  const link = { via: 'trial' } as const;
  const token = await withTenant(database.db, app.tenant.idApp, (db) =>
    entryTokens(db, 'portal').issue(user.idUser, link, app.clock.now()),
  );
  await app.ok(exchangeToken, { body: { token } });
  expect(logged('login succeeded')).toMatchObject({ tenant: app.tenant.key, idUser: user.idUser, factor: 'link' });

  const at = await app.makeTenant({ app: { id_app_type: 2 } });
  const phone = newPhone();
  const ticket = await withTenant(database.db, at.idApp, (db) =>
    oneTimeTokens(db, 'activation').issue(null, new Date(app.clock.now().getTime() + 60_000), { phone }),
  );
  const { viewer } = await app.ok(register, { body: { ticket, ...person() } }, { at });
  expect(logged('login succeeded')).toMatchObject({ tenant: at.key, idUser: viewer.idUser, factor: 'phone' });
  expect(lines.join('')).not.toContain(phone);
});
