import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveRemote, openLive } from '../../support/live-remote.ts';
import { registerRemote } from '../../support/register-remote.ts';
import { ownPortalTest as test } from '../../support/own-portal.ts';
import { expect, expectAccessible, onEveryScreen } from '../../support/test.ts';
import { copyWorkspace, linkLike } from '../../support/workspace-copy.ts';
import type { WorkspaceCopy } from '../../support/workspace-copy.ts';

test.describe.configure({ mode: 'serial' });

let copy: WorkspaceCopy;

test.beforeAll(() => {
  copy = copyWorkspace();
});

test.afterAll(() => copy.remove());

for (const [name, reason] of [
  ['Rewards!', "can't be a remote's name"],
  ['store', 'There is a remote mfe-store already'],
  ['login', 'is an address of the portal itself'],
] as const) {
  test(`rejects ${name} as the name of a remote and writes nothing`, async () => {
    const refused = copy.run(['tools/commands/new.ts', 'remote', name, '--no-install']);
    await expect(refused).rejects.toThrow(reason);
  });
}

test('a new remote passes every check, is published, and appears for the tenant that enables it', async ({
  actor,
  azulejo,
}) => {
  test.slow();
  const packages = join(copy.folder, 'node_modules');
  await copy.run(['tools/commands/new.ts', 'remote', 'rewards', '--title', 'Recompensas', '--no-install']);
  linkLike(copy.folder, 'mfe-rewards', 'mfe-journey');

  await test.step('types, lint, import rules, unit tests', async () => {
    await copy.run([join(packages, 'typescript/bin/tsc'), '-p', 'mfe-rewards']);
    await copy.run([join(packages, 'oxlint/bin/oxlint'), '--deny-warnings', 'mfe-rewards']);
    await copy.run([
      join(packages, 'dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      'tools/boundaries/rules.cjs',
      '--output-type',
      'err',
      'mfe-rewards/src',
    ]);
    const jest = ['--experimental-vm-modules', join(packages, 'jest/bin/jest.js')];
    expect(await copy.run([...jest, '--selectProjects', 'mfe-rewards'])).toMatch(/Tests: +7 passed, 7 total/);
  });

  await test.step('build, publish', async () => {
    await copy.run(['tools/webpack/build.ts', 'mfe-rewards'], { env: { NODE_ENV: 'production' } });
    const build = join(copy.folder, 'mfe-rewards/dist');
    await registerRemote(azulejo, build);
    await azulejo('remote', 'publish', build);
  });

  await azulejo('module', 'disable', 'rewards', '--tenant', 'horizonte');
  const { page, open, session } = await actor('bruno', 'horizonte');
  await open('/');
  await expect(page.getByRole('link', { name: 'Minha jornada' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Recompensas/ })).toHaveCount(0);
  await azulejo('module', 'enable', 'rewards', '--tenant', 'horizonte');
  await open('/');
  await page.getByRole('banner').getByRole('link', { name: 'Abrir Recompensas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recompensas' })).toBeVisible();
  await expect(page.getByText(new RegExp(`^(Bom dia|Boa tarde|Boa noite), ${session.viewer.name}!$`))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Recompensas', exact: true }).first()).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
});

test('one remote alone runs live against a deployed portal', async ({ portal, actor }) => {
  const dev = (...args: string[]) => ['--disable-warning=ExperimentalWarning', 'tools/commands/dev.ts', ...args];
  await expect(copy.run(dev('rewards', '--portal', 'nowhere'))).rejects.toThrow(
    "'nowhere' is not the address of a portal",
  );
  await expect(copy.run(dev('rewards', 'store', '--portal', portal.origin))).rejects.toThrow(
    'usage: pnpm dev store --portal',
  );
  await expect(copy.run(dev('shell', '--portal', portal.origin))).rejects.toThrow('usage: pnpm dev store --portal');

  const live = await liveRemote(
    process.execPath,
    dev('rewards', '--portal', `${portal.origin}/horizonte/rewards`, '--port', '0'),
    { cwd: copy.folder },
  );
  const { page } = await actor('rita', 'horizonte');
  await openLive(page, live.address);
  await expect(page.getByRole('heading', { level: 1, name: 'Recompensas' })).toBeVisible();

  const labels = join(copy.folder, 'mfe-rewards/src/pages/labels.ts');
  const rebuilt = readFileSync(join(copy.folder, 'mfe-rewards/dist/azulejo-release.json'), 'utf8');
  writeFileSync(labels, readFileSync(labels, 'utf8').replace('Uma página nova no portal.', 'Mudou agora mesmo.'));
  await expect
    .poll(() => readFileSync(join(copy.folder, 'mfe-rewards/dist/azulejo-release.json'), 'utf8'))
    .not.toBe(rebuilt);
  await page.reload();
  await expect(page.getByText('Mudou agora mesmo.')).toBeVisible();
  await live.stop();
});
