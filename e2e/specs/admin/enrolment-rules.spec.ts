import { newestTo } from '../../support/outbox.ts';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

test('a rule shows who enters before it is saved, and the person page names it afterwards', async ({ actor }) => {
  const name = `Recepção em dia ${Date.now()}`;
  const { page, open } = await actor('joao', 'horizonte');
  await open('/admin/regras');
  await page.getByRole('button', { name: 'Criar regra' }).click();
  const dialog = page.getByRole('dialog', { name: 'Criar regra' });
  await dialog.getByRole('textbox', { name: 'Nome da regra' }).fill(name);
  await dialog.getByRole('combobox', { name: 'Treinamento' }).selectOption('Higienização das mãos');
  await dialog.getByRole('checkbox', { name: 'Recepção', exact: true }).check();
  await expect(dialog.getByText(/pessoas? entra/)).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Salvar regra' }).click();
  const row = page.getByRole('table', { name: 'Regras de inscrição' }).getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Recepção');
  await onEveryScreen(page);
  await expectAccessible(page);
  await expect(row).toContainText('Aplicada em', { timeout: 45_000 });
  await row.getByRole('button', { name: `Pausar a regra ${name}` }).click();
  await expect(row).toContainText('Pausada');
});

test('the palette sends the link to a password by the keyboard', async ({ actor }) => {
  const { page, open } = await actor('katia', 'aurora');
  await open('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: /Buscar pessoas/ });
  await expect(box).toBeFocused();
  await box.fill('Alexandre Silv');
  const option = page.getByRole('option', { name: /^Enviar link de senha para Alexandre/ }).first();
  await expect(option).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Link enviado para Alexandre/)).toBeVisible();
  expect(await newestTo('alexandre.silveira@auroraenergia.com.br')).toContain('senha');
});
