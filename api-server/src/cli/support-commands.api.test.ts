import { enterSupportAccess } from 'shared-kit/contracts/identity';
import { startTestApp } from '../test/index.ts';
import type { TestApp } from '../test/index.ts';
import { runCommand } from './run-command.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

async function run(...argv: string[]): Promise<{ code: number; lines: string }> {
  const lines: string[] = [];
  const terminal = { line: (text: string) => void lines.push(text), error: (text: string) => void lines.push(text), cwd: '/' };
  return { code: await runCommand(argv, { terminal, platform: async () => app.platform }), lines: lines.join('\n') };
}

test('an operator reads who entered as whom and why, of one tenant', async () => {
  const actor = await app.makeUser(app.tenant, { can_access_support: true, username: 'suporte.um' });
  await app.ok(enterSupportAccess, { body: { idUser: app.user.idUser, reason: 'Chamado 77' } }, { as: actor });
  const listed = await run('support', 'list', '--tenant', app.tenant.segment);
  expect(listed).toEqual({ code: 0, lines: expect.stringMatching(new RegExp(`em andamento\\tsuporte\\.um como ${app.user.username}\\t127\\.0\\.0\\.1\\tChamado 77$`)) });
  const json = await run('support', 'list', '--tenant', app.tenant.segment, '--json');
  expect(JSON.parse(json.lines)).toEqual([expect.objectContaining({ actor: 'suporte.um', subject: app.user.username, reason: 'Chamado 77', endedAt: null, actions: [] })]);
  expect((await run('support', 'list', '--tenant', app.otherTenant.segment)).lines).toBe('');
  expect((await run('support', 'list', '--tenant', 'ninguem')).code).toBe(3);
});
