import { listRemotes } from '@shared-kit/contracts/delivery';
import { DAY_MS, HOUR_MS } from '@shared-kit/contracts/calendar';
import { startTestApp } from '../../../test/index.ts';
import { registerTestRemote } from '../../../test/remote-build.ts';
import type { TestApp } from '../../../test/index.ts';
import { createToken } from './deploy-tokens.repository.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

test('invalid tokens are rejected, after a hundred with the time to wait; a valid one always passes', async () => {
  const { database, clock } = app.platform;
  const { token } = await createToken(
    database.db,
    { remote: '*', name: 'operação', days: 1, by: 'teste' },
    clock.now(),
  );
  const guess = (attempt: number) => app.call(listRemotes, {}, { as: { token: `azd_inventado${attempt}` } });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 102; attempt += 1) statuses.push((await guess(attempt)).status);
  expect([statuses[0], statuses[99], statuses[100], statuses[101]]).toEqual([401, 401, 429, 429]);
  expect((await guess(0)).body).toMatchObject({
    success: false,
    code: 'deploy.too-many-attempts',
    message: 'Muitas tentativas. Aguarde 15 minutos e tente novamente.',
  });
  // A missing token is a mistake, not a guess.
  expect((await app.call(listRemotes, {})).status).toBe(401);
  expect((await app.call(listRemotes, {}, { as: { token } })).status).toBe(200);
  app.clock.advance(15 * 60_000);
  expect((await guess(0)).status).toBe(401);
});

test.each([
  ['of an operator', '*', 12],
  ['of a remote', 'mfe-long', 90 * 24],
])('a token %s (%s) that was created for 90 days ends after %d hours', async (_, remote, hours) => {
  const { database, clock } = app.platform;
  if (remote !== '*') await registerTestRemote(app.platform, remote);
  const { token } = await createToken(database.db, { remote, name: 'turno', days: 90, by: 'teste' }, clock.now());
  const list = () => app.call(listRemotes, {}, { as: { token } });
  app.clock.advance(hours * HOUR_MS - 60_000);
  expect((await list()).status).toBe(200);
  app.clock.advance(60_000);
  expect((await list()).body).toMatchObject({ code: 'deploy.token-expired' });
});

test('a token of an operator that an earlier version created for long ends after twelve hours too', async () => {
  const { database, clock } = app.platform;
  const { id, token } = await createToken(
    database.db,
    { remote: '*', name: 'antigo', days: 90, by: 'teste' },
    clock.now(),
  );
  const later = new Date(clock.now().getTime() + 90 * DAY_MS);
  await database.db.updateTable('deploy_tokens').set({ expires_at: later }).where('id_token', '=', id).execute();
  app.clock.advance(12 * HOUR_MS);
  expect((await app.call(listRemotes, {}, { as: { token } })).status).toBe(401);
});
