import type { Page, TestInfo } from '@playwright/test';
import { serveBuild } from '../../../tools/remote/serve-build.ts';
import type { ServedBuild } from '../../../tools/remote/serve-build.ts';
import { buildOf, writeVariant } from '../../support/release-variant.ts';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

const words = 'Treinamentos em andamento';

/** Journey remote as on a developer's machine, with a different heading. */
function localJourney(testInfo: TestInfo): Promise<ServedBuild> {
  const edit = (_file: string, text: string): string => text.replaceAll(words, 'Em andamento na minha máquina');
  return serveBuild(
    writeVariant(buildOf('mfe-journey'), testInfo.outputPath('journey'), { version: '9.9.9', edit }),
    0,
  );
}

const banner = (page: Page) => page.getByRole('complementary', { name: 'Módulo em desenvolvimento' });

test('a remote override is refused to people without the permission', async ({ actor }) => {
  const { page, open } = await actor('bruno', 'aurora');
  await open('/myJourney?remote=mfe-journey@http://localhost:3004');
  await expect(
    page.getByText('Usar um módulo da própria máquina é só para quem tem a permissão de desenvolvimento.'),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(words).first()).toBeVisible();
});

test('a remote from an origin that is not on the list is refused, and the portal does not change', async ({
  actor,
}) => {
  const { page, open } = await actor('rita', 'aurora');
  await open('/myJourney?remote=mfe-journey@https://evil.example');
  await page.getByRole('dialog').getByRole('button', { name: 'Usar nesta aba' }).click();
  await expect(page.getByRole('dialog').getByText(/não está na lista de permitidas/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText(words).first()).toBeVisible();
  await expect(page).toHaveURL(/\/myJourney$/);
});

test('a developer overrides one remote in one tab until they end it', async ({ actor }, testInfo) => {
  const local = await localJourney(testInfo);
  const { page, open } = await actor('rita', 'aurora');
  await open(`/myJourney?remote=mfe-journey@${local.origin}`);
  const question = page.getByRole('dialog', { name: 'Usar mfe-journey da sua máquina?' });
  await expect(question).toContainText(local.origin);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Usar nesta aba' }).click();
  await expect(page.getByText('Em andamento na minha máquina').first()).toBeVisible();
  await expect(banner(page)).toContainText(`mfe-journey vem de ${local.origin}`);
  await onEveryScreen(page, async () =>
    expect(banner(page).getByRole('button', { name: 'Encerrar' })).toBeInViewport(),
  );
  await expectAccessible(page);

  // Another document in the tab keeps the override, although its address no longer names it.
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).not.toHaveURL(/remote=/);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await page.getByRole('link', { name: 'Minha jornada' }).first().click();
  await expect(page.getByText('Em andamento na minha máquina').first()).toBeVisible();

  // Another tab of the same browser shows the published portal.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByText(words).first()).toBeVisible();
  await expect(banner(other)).toHaveCount(0);

  await banner(page).getByRole('button', { name: 'Encerrar' }).click();
  await expect(page.getByText(words).first()).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(words).first()).toBeVisible();
  await local.close();
});

test('an unreachable machine leaves the published remote in use, and the banner says so', async ({
  actor,
  faults,
}, testInfo) => {
  const local = await localJourney(testInfo);
  const { page, open } = await actor('rita', 'aurora');
  await local.close();
  faults.expect(/ERR_CONNECTION_REFUSED/);
  await open(`/myJourney?remote=mfe-journey@${local.origin}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Usar nesta aba' }).click();
  await expect(banner(page)).toContainText(`${local.origin} não entregou mfe-journey: a versão publicada está em uso.`);
  await expect(page.getByText(words).first()).toBeVisible();
});
