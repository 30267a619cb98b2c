import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

test('a deleted group and view come back from the trash, which somebody else sees without the view', async ({
  actor,
}) => {
  const { page, open } = await actor('katia', 'horizonte', { colorScheme: 'dark' });
  const name = `Lixo ${Date.now()}`;
  await open('/admin/grupos');
  await page.getByRole('textbox', { name: 'Nome do grupo' }).fill(name);
  await page.getByRole('button', { name: 'Criar grupo' }).click();
  await page.getByRole('button', { name: `Excluir o grupo ${name}` }).click();
  await expect(page.getByText(`Grupo na lixeira: ${name}.`)).toBeVisible();

  await open(`/admin/pessoas?busca=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: 'Salvar visão' }).click();
  const dialog = page.getByRole('dialog', { name: 'Salvar visão' });
  await dialog.getByRole('textbox', { name: /^Nome/ }).fill(`Visão ${name}`);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('button', { name: `Apagar visão Visão ${name}` }).click();

  await open('/admin/lixeira');
  await expect(page.getByRole('button', { name: `Restaurar Visão ${name}` })).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
  const joao = await actor('joao', 'horizonte');
  await joao.open('/admin/lixeira');
  await expect(joao.page.getByRole('button', { name: `Restaurar ${name}`, exact: true })).toBeVisible();
  await expect(joao.page.getByText(`Visão ${name}`)).toHaveCount(0);

  for (const thing of [`Visão ${name}`, name]) {
    await page.getByRole('button', { name: `Restaurar ${thing}`, exact: true }).click();
    await expect(page.getByText(`Restaurado: ${thing}.`)).toBeVisible();
  }
  // The other window still shows the group, and says that the restoration was done before.
  await joao.page.getByRole('button', { name: `Restaurar ${name}`, exact: true }).click();
  await expect(joao.page.getByRole('button', { name: `Restaurar ${name}`, exact: true })).toHaveCount(0);
  await open('/admin/grupos');
  await page.getByRole('button', { name: `Excluir o grupo ${name}` }).click();
  await expect(page.getByText(`Grupo na lixeira: ${name}.`)).toBeVisible();
});
