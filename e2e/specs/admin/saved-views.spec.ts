import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

test('a view is saved, chosen again after a reload, opened from its address by somebody else, and deleted', async ({
  actor,
}) => {
  const { page, open } = await actor('joao', 'horizonte');
  const name = `Nunca ${Date.now()}`;
  await open('/admin/pessoas');
  // Makes the view one that no earlier run has saved.
  await page.getByRole('searchbox', { name: 'Buscar por nome, e-mail ou login' }).fill(name);
  await expect(page).toHaveURL(/busca=/);
  await page.getByRole('combobox', { name: 'Acesso' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Salvar visão' }).click();
  const dialog = page.getByRole('dialog', { name: 'Salvar visão' });
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: /^Nome/ }).fill(name);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(`Visão salva: ${name}.`)).toBeVisible();
  const address = page.url();
  await open('/admin/pessoas');
  const views = page.getByRole('combobox', { name: 'Visões salvas' });
  await views.selectOption(name);
  await expect(page).toHaveURL(address);
  await onEveryScreen(page);
  await expectAccessible(page);

  // The address carries the view; its name stays with who saved it.
  const other = await actor('katia', 'horizonte');
  await other.page.goto(address);
  await expect(other.page.getByRole('combobox', { name: 'Acesso' })).not.toHaveValue('');
  await expect(other.page.getByRole('button', { name: 'Salvar visão' })).toBeVisible();
  await expect(other.page.getByText(name)).toHaveCount(0);

  await page.getByRole('button', { name: `Apagar visão ${name}` }).click();
  await expect(page.getByText(`Visão apagada: ${name}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar visão' })).toBeVisible();
});

test('lists of classes, of enrolments and of the log of changes have views of their own', async ({ actor }) => {
  const { page, open } = await actor('katia', 'aurora', { colorScheme: 'dark' });
  const name = `Visão ${Date.now()}`;
  for (const [path, search] of [
    ['/admin/turmas', 'Buscar por turma, treinamento ou instrutor'],
    ['/admin/inscricoes', 'Buscar treinamento'],
    ['/admin/registro', 'Buscar por nome, campo, valor ou motivo'],
  ] as const) {
    await open(path);
    await page.getByRole('searchbox', { name: search, exact: true }).fill(name);
    await expect(page).toHaveURL(/busca=/);
    await page.getByRole('button', { name: 'Salvar visão' }).click();
    const dialog = page.getByRole('dialog', { name: 'Salvar visão' });
    await dialog.getByRole('textbox', { name: /^Nome/ }).fill(name);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog).toBeHidden();
    const address = page.url();
    await open(path);
    await page.getByRole('combobox', { name: 'Visões salvas' }).selectOption(name);
    await expect(page).toHaveURL(address);
    await onEveryScreen(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: `Apagar visão ${name}` }).click();
    await expect(page.getByText(`Visão apagada: ${name}.`)).toBeVisible();
  }
});
