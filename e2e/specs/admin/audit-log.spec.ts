import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

test('the log is filtered in the address, searched and exported', async ({ actor }) => {
  const { page, open } = await actor('joao', 'aurora');
  await open('/admin/registro');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  await page.getByLabel('Sua senha').fill('azulejo123');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar' }).click();
  expect((await download).suggestedFilename()).toBe('registro-de-alteracoes.csv');
  await expect(page.getByText('Arquivo exportado. A exportação fica no registro.')).toBeVisible();

  await page.getByRole('combobox', { name: 'O que fez' }).selectOption('Exporta o registro de alterações');
  await expect(page).toHaveURL(/acao=admin\.export-audit-acts/);
  const list = page.getByRole('list', { name: 'Alterações' });
  await expect(list.getByText('Registro exportado').first()).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);

  // The address holds the search, so it survives a reload.
  const search = page.getByRole('searchbox', { name: 'Buscar por nome, campo, valor ou motivo' });
  await search.fill('registro exportado');
  await expect(page).toHaveURL(/busca=/);
  await page.reload();
  await expect(list.getByText('Registro exportado').first()).toBeVisible();
  await search.fill('ninguém escreveu isto');
  await expect(page.getByText('Nenhuma alteração com estes filtros')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Limpar filtros' }).first().click();
  await expect(page).toHaveURL(/\/admin\/registro$/);
  await expect(list).toBeVisible();
});
