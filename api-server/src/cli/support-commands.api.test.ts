import { enterSupportAccess } from '@shared-kit/contracts/identity';
import { runAzulejo, startTestApp } from '../test/index.ts';
import type { TestApp } from '../test/index.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const run = (...argv: string[]) => runAzulejo(app, ...argv);

test('an operator lists the support accesses of one tenant, with people and reasons', async () => {
  const actor = await app.makeUser(app.tenant, { can_access_support: true, username: 'suporte.um' });
  await app.ok(enterSupportAccess, { body: { idUser: app.user.idUser, reason: 'Chamado 77' } }, { as: actor });
  const listed = await run('support', 'list', '--tenant', app.tenant.segment);
  expect(listed).toEqual({
    code: 0,
    error: '',
    out: expect.stringMatching(
      new RegExp(`em andamento\\tsuporte\\.um como ${app.user.username}\\t127\\.0\\.0\\.1\\tChamado 77$`),
    ),
  });
  const json = await run('support', 'list', '--tenant', app.tenant.segment, '--json');
  expect(JSON.parse(json.out)).toEqual([
    expect.objectContaining({
      actor: 'suporte.um',
      subject: app.user.username,
      reason: 'Chamado 77',
      endedAt: null,
      actions: [],
    }),
  ]);
  expect((await run('support', 'list', '--tenant', app.otherTenant.segment)).out).toBe('');
  expect((await run('support', 'list', '--tenant', 'ninguem')).code).toBe(3);
});
