import { listSessions } from '@shared-kit/contracts/identity';
import { pino } from 'pino';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';

let app: TestApp;
let lines: string[];
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => {
  lines = [];
  const stream = { write: (line: string) => void lines.push(line) };
  Object.assign(app.platform.log, { level: 'info', [pino.symbols.streamSym]: stream });
});
afterAll(() => app.close());

const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

test('a refused call leaves a line with time, tenant, person, address, route and status', async () => {
  const other = await app.makeUser(app.tenant);
  await app.refused(listSessions, { params: { idUser: other.idUser } }, 404, { as: app.user });
  expect(logged()).toContainEqual(
    expect.objectContaining({
      time: expect.any(Number),
      tenant: app.tenant.key,
      idUser: app.user.idUser,
      address: expect.any(String),
      route: '/api/users/:idUser/sessions',
      status: 404,
    }),
  );
});

test('an unexpected error tells the caller nothing, and its line has all of it', async () => {
  const resolve = jest.spyOn(app.platform.tenants, 'resolve').mockRejectedValueOnce(new Error('select secret from x'));
  const reply = await app.server.inject({ url: '/api/login/session', headers: { host: app.tenant.host } });
  resolve.mockRestore();
  expect([reply.statusCode, reply.json()]).toEqual([
    500,
    {
      success: false,
      code: 'server.unexpected',
      message: 'Ocorreu um erro inesperado. Tente novamente em instantes.',
    },
  ]);
  expect(JSON.stringify(reply.headers)).not.toContain('secret');
  expect(lines.join('')).toMatch(/select secret from x.*"stack"|"stack".*select secret from x/);
});
