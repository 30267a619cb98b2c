import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

test('a meeting is created, seen by a learner, moved, and deleted with undo', async ({ actor }) => {
  const stamp = Date.now();
  const { page, open } = await actor('joao', 'horizonte');
  await open('/admin/turmas/nova');
  await page.getByRole('combobox', { name: /^Treinamento/ }).selectOption('Prontuário eletrônico');
  await page.getByRole('textbox', { name: /^Nome da turma/ }).fill(`Turma com encontros ${stamp}`);
  await page.getByRole('button', { name: 'Criar turma' }).click();
  await page.getByRole('tab', { name: 'Encontros' }).click();
  await expect(page.getByText('Nenhum encontro')).toBeVisible();
  await page.getByRole('button', { name: 'Novo encontro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo encontro' });
  await dialog.getByRole('button', { name: 'Salvar encontro' }).click();
  await expect(dialog.getByText('Informe dia e hora').first()).toBeVisible();
  await dialog.getByLabel(/^Começo/).fill('2099-03-10T09:00');
  await dialog.getByLabel(/^Fim/).fill('2099-03-10T11:30');
  await dialog.getByRole('textbox', { name: /^Local ou link/ }).fill(`Sala ${stamp}`);
  await dialog.getByRole('combobox', { name: /^Quem instrui/ }).fill('Paula Queiroz');
  await onEveryScreen(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Salvar encontro' }).click();
  const meetings = page.getByRole('table', { name: 'Encontros da turma' });
  await expect(meetings).toContainText('10/03/2099 09:00 – 11:30');
  await onEveryScreen(page);
  await expectAccessible(page);

  const learner = await actor('gisele', 'horizonte');
  await learner.open('/catalog/prontuario');
  const offered = learner.page.getByRole('row').filter({ hasText: `Turma com encontros ${stamp}` });
  await expect(offered).toContainText(`Sala ${stamp}`);
  await expect(offered).toContainText('10/03/2099');

  await meetings.getByRole('button', { name: /^Editar encontro/ }).click();
  const edit = page.getByRole('dialog', { name: 'Editar encontro' });
  await edit.getByLabel(/^Começo/).fill('2099-03-12T09:00');
  await expect(edit.getByLabel(/^Fim/)).toHaveValue('2099-03-12T11:30');
  await edit.getByRole('button', { name: 'Salvar encontro' }).click();
  await expect(meetings).toContainText('12/03/2099 09:00 – 11:30');

  await meetings.getByRole('button', { name: /^Excluir encontro/ }).click();
  await expect(page.getByText('Encontro excluído.')).toBeVisible();
  await expect(page.getByText('Nenhum encontro')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).last().click();
  await expect(meetings).toContainText('12/03/2099 09:00 – 11:30');

  // A closed class is not offered to the people of other tests.
  await page.getByRole('button', { name: 'Encerrar turma' }).click();
  await expect(page.getByText('Encerrada', { exact: true })).toBeVisible();
});
