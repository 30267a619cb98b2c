import { ownPortalTest as test } from '../../support/own-portal.ts';
import { expect, expectAccessible, onEveryScreen } from '../../support/test.ts';

// Modules are those of everybody, so that this test has a portal of its own.
test('a module that is switched off leaves the menu of an open page, and undo brings it back', async ({ actor }) => {
  const learner = await actor('bruno', 'sabermais');
  await learner.open('/');
  const entry = learner.page.getByRole('link', { name: 'Lojinha' }).first();
  await expect(entry).toBeVisible();

  const { page, open } = await actor('joao', 'sabermais');
  await open('/admin/empresa');
  await page.getByRole('navigation', { name: 'Empresa' }).getByRole('link', { name: 'Módulos' }).click();
  const ofStore = page.getByRole('switch', { name: /^Lojinha/ });
  await expect(ofStore).toBeChecked();
  await onEveryScreen(page);
  await expectAccessible(page);
  await ofStore.press('Space');
  const dialog = page.getByRole('dialog', { name: 'Desligar Lojinha?' });
  await expect(dialog).toContainText('Meus pedidos');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Desligar' }).click();
  await expect(page.getByText('Lojinha: módulo desligado.')).toBeVisible();
  await expect(ofStore).not.toBeChecked();

  await learner.page.getByRole('link', { name: 'Vitrine e vendas' }).first().click();
  await expect(entry).toBeHidden();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(ofStore).toBeChecked();
  await learner.open('/');
  await expect(entry).toBeVisible();
});
