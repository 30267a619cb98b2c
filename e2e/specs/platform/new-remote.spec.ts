import { join } from 'node:path';
import { ownPortalTest as test } from '../../support/own-portal.ts';
import { expect, expectAccessible, onEveryScreen } from '../../support/test.ts';
import { copyWorkspace, linkLike } from '../../support/workspace-copy.ts';
import type { WorkspaceCopy } from '../../support/workspace-copy.ts';

test.describe.configure({ mode: 'default' });

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
  test(`a remote can't be called ${name}, and nothing is written`, async () => {
    const refused = copy.run(['tools/commands/new.ts', 'remote', name, '--no-install']);
    await expect(refused).rejects.toThrow(reason);
  });
}

test('a new remote passes every check, is published, and is there for the tenant that switches it on', async ({ actor, azulejo }) => {
  test.slow();
  const packages = join(copy.folder, 'node_modules');
  await copy.run(['tools/commands/new.ts', 'remote', 'rewards', '--title', 'Recompensas', '--no-install']);
  linkLike(copy.folder, 'mfe-rewards', 'mfe-journey');

  await test.step('types, lint, import rules, unit tests', async () => {
    await copy.run([join(packages, 'typescript/bin/tsc'), '-p', 'mfe-rewards']);
    await copy.run([join(packages, 'oxlint/bin/oxlint'), '--deny-warnings', 'mfe-rewards']);
    await copy.run([join(packages, 'dependency-cruiser/bin/dependency-cruiser.mjs'), '--config', 'tools/boundaries/rules.cjs', '--output-type', 'err', 'mfe-rewards/src']);
    const jest = ['--experimental-vm-modules', join(packages, 'jest/bin/jest.js')];
    expect(await copy.run([...jest, '--selectProjects', 'mfe-rewards'])).toMatch(/Tests: +7 passed, 7 total/);
  });

  await test.step('build, publish', async () => {
    await copy.run(['tools/webpack/build.ts', 'mfe-rewards'], { env: { NODE_ENV: 'production' } });
    await azulejo('remote', 'publish', join(copy.folder, 'mfe-rewards/dist'));
  });

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
