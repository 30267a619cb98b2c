import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runGuide } from '../../support/run-guide.ts';
import { ownPortalTest as test } from '../../support/own-portal.ts';
import { expect } from '../../support/test.ts';
import { copyWorkspace } from '../../support/workspace-copy.ts';
import { serverBundle } from '../../../tools/lib/workspace.ts';

test.describe.configure({ mode: 'serial' });

const azulejo = `exec node --disable-warning=ExperimentalWarning "${join(serverBundle, 'cli/azulejo.js')}" "$@"`;

test('the guide for operators works word for word', async ({ portal, azulejo: command, actor }) => {
  test.slow();
  const printed = await runGuide('operator.md', {
    folder: tmpdir(),
    env: { DATA_DIR: portal.dataDirectory },
    pnpm: { azulejo },
  });
  expect(printed).toContain('azd_');
  rmSync(`${tmpdir()}/lock.json`, { force: true });
  // The portal ends as it began, except for a new signing key.
  expect(await command('module', 'list', '--tenant', 'horizonte')).toMatch(/journey/);
  const { page, open } = await actor('bruno', 'horizonte');
  await open('/myJourney');
  await expect(page.getByRole('heading', { level: 1, name: 'Minha jornada' })).toBeVisible();
});

test('the guide for teams works word for word', async ({ portal, azulejo: command, actor }) => {
  test.slow();
  const copy = copyWorkspace();
  const build = 'NODE_ENV=production node tools/webpack/build.ts "mfe-$1"';
  const generate =
    'node tools/commands/new.ts "$@" --no-install && cp -a mfe-journey/node_modules mfe-rewards/node_modules';
  const printed = await runGuide('team.md', {
    folder: copy.folder,
    env: { DATA_DIR: portal.dataDirectory },
    pnpm: { azulejo, build, new: generate },
    replace: { 'https://portal.example': portal.origin },
  });
  copy.remove();
  expect(printed).toContain('pontos em dobro');
  expect(await command('remote', 'list')).toMatch(/mfe-rewards.*0\.1\.0/);
  await command('module', 'enable', 'rewards', '--tenant', 'horizonte');
  const { page, open } = await actor('bruno', 'horizonte');
  await open('/rewards');
  await expect(page.getByRole('heading', { level: 1, name: 'Recompensas' })).toBeVisible();
});
