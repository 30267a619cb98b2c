import { listRemotes } from '@shared-kit/contracts/delivery';
import { startTestApp } from '../../../test/index.ts';
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
