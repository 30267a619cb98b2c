import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

test('somebody is enrolled with a reason, sees why on the person page, and an ending can be undone', async ({
  actor,
}) => {
  const reason = `Reciclagem ${Date.now()}`;
  const { page, open } = await actor('joao', 'horizonte');
  await open('/admin/inscricoes');
  const trainings = page.getByRole('table', { name: 'Treinamentos' });
  await expect(trainings).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
  const title = (await trainings.getByRole('link').first().textContent()) ?? '';

  await page.getByRole('button', { name: 'Inscrever pessoas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inscrever pessoas' });
  await dialog.getByRole('combobox', { name: /Quem/ }).selectOption('Pessoas escolhidas');
  await dialog.getByRole('textbox', { name: /Buscar pessoas/ }).fill('Katia');
  await dialog.getByRole('list', { name: 'Pessoas encontradas' }).getByRole('button').first().click();
  await dialog.getByRole('checkbox', { name: title, exact: true }).check();
  await dialog.getByLabel(/Prazo para concluir/).fill('2099-12-31');
  await dialog.getByRole('textbox', { name: /Motivo/ }).fill(reason);
  await onEveryScreen(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Inscrever', exact: true }).click();
  const done = page.getByRole('dialog', { name: 'Inscrições feitas' });
  await expect(done).toContainText(title);
  await done.getByRole('button', { name: 'Fechar' }).last().click();

  await trainings.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const people = page.getByRole('table', { name: 'Pessoas inscritas' });
  await expect(people).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Buscar por nome, e-mail ou login' }).fill('Katia');
  // A new search empties the selection.
  await expect(page).toHaveURL(/busca=Katia/);
  const row = people.getByRole('row').filter({ hasText: reason });
  await expect(row).toContainText('31/12/2099');
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Cancelar inscrição' }).click();
  const ending = page.getByRole('dialog', { name: 'Cancelar 1 inscrição' });
  await expect(ending).toBeVisible();
  await expectAccessible(page);
  await ending.getByRole('button', { name: 'Cancelar inscrição' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(row).toBeVisible();

  await row.getByRole('link').click();
  const why = page.getByRole('tabpanel', { name: 'Inscrições' });
  await expect(why.getByText(reason)).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
});
