import { exportAuditActs, exportPeople, exportPersonData } from '@shared-kit/contracts/admin';
import { testPassword } from '../../test/index.ts';
import type { TestTenant, TestUser } from '../../test/index.ts';
import { actsOf, app, startAdministration } from './test/administration.fixtures.ts';

/** Exports of personal data ask for the password. */

startAdministration();

let tenant: TestTenant;
let admin: TestUser;

beforeAll(async () => {
  tenant = await app.makeTenant();
  admin = await app.makeUser(tenant, { admin: 2 });
});

const as = () => ({ as: admin, at: tenant });
const exports = [
  {
    name: 'people',
    send: (password: string) => app.call(exportPeople, { body: { format: 'csv', filter: {}, password } }, as()),
  },
  {
    name: 'the data of a person',
    send: (password: string) =>
      app.call(exportPersonData, { params: { idPerson: admin.idUser }, body: { format: 'json', password } }, as()),
  },
  { name: 'the log of changes', send: (password: string) => app.call(exportAuditActs, { body: { password } }, as()) },
];

test.each(exports)('a wrong password exports nothing of $name and leaves no entry', async ({ send }) => {
  const before = await actsOf(admin, tenant);
  expect(await send('errada')).toMatchObject({ status: 422, body: { code: 'identity.wrong-current-password' } });
  expect(await actsOf(admin, tenant)).toHaveLength(before.length);
  expect((await send(testPassword)).status).toBe(200);
  expect(await actsOf(admin, tenant)).toHaveLength(before.length + 1);
});

test('somebody who enters without a password exports shortly after a login only', async () => {
  admin = await app.makeUser(tenant, { admin: 2, password_hash: null });
  app.clock.advance(20 * 60_000);
  for (const { send } of exports)
    expect(await send('')).toMatchObject({ status: 403, body: { code: 'identity.log-in-again' } });
  app.clock.reset();
  for (const { send } of exports) expect((await send('')).status).toBe(200);
});
