import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { openLog } from '../../../tools/lib/log-file.ts';
import { runProgram } from '../../../tools/lib/programs.ts';
import { inWorkspace } from '../../../tools/lib/workspace.ts';
import { liveRemote, openLive } from '../../support/live-remote.ts';
import { ownPortalTest as test } from '../../support/own-portal.ts';
import { expect } from '../../support/test.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const environment = {
  ...process.env,
  PATH: [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter),
  FORCE_COLOR: '0',
  NO_COLOR: '1',
};
const log = openLog('own-repository');
let folder = '';
let project = '';

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'azulejo-own-repository-'));
  project = join(folder, 'benefits');
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

function generate(into: string) {
  return runProgram(
    process.execPath,
    [inWorkspace('tools/commands/new.ts'), 'remote', 'benefits', '--title', 'Benefícios', '--standalone', into],
    { log, env: environment },
  );
}

async function npm(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { code, output } = await runProgram('npm', args, { log, cwd: project, env: { ...environment, ...env } });
  if (code !== 0) throw new Error(`npm ${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
}

test('writes nothing into a folder that is not empty, or into this workspace', async () => {
  mkdirSync(join(folder, 'taken'));
  writeFileSync(join(folder, 'taken/mine.txt'), 'mine');
  const refused = await generate(join(folder, 'taken'));
  expect(refused).toMatchObject({ code: 2, output: expect.stringContaining('is not empty') });
  expect(readFileSync(join(folder, 'taken/mine.txt'), 'utf8')).toBe('mine');
  expect(await generate(inWorkspace('benefits'))).toMatchObject({
    code: 2,
    output: expect.stringContaining('is inside this workspace'),
  });
});

test('a remote outside the workspace installs, passes its checks and builds without other packages', async () => {
  expect(await generate(project)).toMatchObject({ code: 0 });
  const sources = await runProgram('grep', ['-rlF', inWorkspace(), '--exclude-dir=node_modules', '.'], {
    log,
    cwd: project,
  });
  expect(sources.output).toBe('');
  await npm(['install', '--no-audit', '--no-fund', '--prefer-offline']);
  await npm(['run', 'types']);
  expect(await npm(['test'])).toMatch(/Tests: +7 passed, 7 total/);
  expect(await npm(['run', 'build'])).toMatch(/mfe-benefits@0\.1\.0-[0-9a-f]{8} built/);
});

test('the remote names what is missing to publish, is published over HTTP with a deploy token, and appears', async ({
  portal,
  azulejo,
  actor,
}) => {
  await expect(npm(['run', 'publish'])).rejects.toThrow('AZULEJO_SERVER names the portal');
  await expect(npm(['run', 'publish'], { AZULEJO_SERVER: portal.origin, AZULEJO_TOKEN: 'azd_nobody' })).rejects.toThrow(
    /token/i,
  );
  const other = await azulejo('token', 'create', '--remote', 'mfe-store', '--name', 'other');
  await expect(
    npm(['run', 'publish'], { AZULEJO_SERVER: portal.origin, AZULEJO_TOKEN: other.split('\n')[0] }),
  ).rejects.toThrow();

  const [token] = (await azulejo('token', 'create', '--remote', 'mfe-benefits', '--name', 'ci')).split('\n');
  const access = { AZULEJO_SERVER: portal.origin, AZULEJO_TOKEN: token };
  expect(await npm(['run', 'publish'], access)).toMatch(/mfe-benefits@\S+ is published and on stable/);
  expect(await npm(['run', 'publish'], access)).toMatch(/was published already/);

  await azulejo('module', 'enable', 'benefits', '--tenant', 'horizonte');
  const { page, open, session } = await actor('bruno', 'horizonte');
  await open('/benefits');
  await expect(page.getByText(new RegExp(`^(Bom dia|Boa tarde|Boa noite), ${session.viewer.name}!$`))).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Abrir Benefícios' })).toBeVisible();
});

test('the remote runs live against a deployed portal, for a developer', async ({ portal, actor }) => {
  const dev = await liveRemote(
    'npm',
    ['run', 'dev', '--', '--portal', `${portal.origin}/horizonte/benefits`, '--port', '0'],
    { cwd: project, env: environment },
  );
  const { page } = await actor('rita', 'horizonte');
  await openLive(page, dev.address);
  await expect(page.getByRole('heading', { level: 1, name: 'Benefícios' })).toBeVisible();
  await dev.stop();
});
