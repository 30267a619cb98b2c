import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

test('a class is created, seen by a learner, edited with undo, copied and closed', async ({ actor }) => {
  const name = `Turma ${Date.now()}`;
  const { page, open } = await actor('joao', 'horizonte');
  await open('/admin/turmas');
  await expect(page.getByRole('table', { name: 'Turmas' })).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Nova turma' }).click();
  await page.getByRole('combobox', { name: /^Treinamento/ }).selectOption('Prontuário eletrônico');
  await page.getByRole('textbox', { name: /^Nome da turma/ }).fill(name);
  await page.getByLabel(/^Matrículas a partir de/).fill('2099-01-10');
  await page.getByRole('textbox', { name: /^Vagas/ }).fill('8');
  await page.getByRole('combobox', { name: /^Modalidade/ }).selectOption('Presencial');
  await page.getByRole('textbox', { name: /^Local ou link/ }).fill('Sala 3');
  await page.getByRole('textbox', { name: /^Quem instrui/ }).fill('Katia');
  await page.getByRole('list', { name: 'Pessoas encontradas' }).getByRole('button').first().click();
  await onEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Criar turma' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Vagas ocupadas: 0 de 8')).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);

  const learner = await actor('katia', 'horizonte');
  await learner.open('/catalog/prontuario');
  const offered = learner.page.getByRole('row').filter({ hasText: name });
  await expect(offered).toContainText('Matrículas a partir de 10/01/2099');
  await expect(offered).toContainText('Presencial · Sala 3');

  await page.getByRole('textbox', { name: /^Vagas/ }).fill('12');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Vagas ocupadas: 0 de 12')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Vagas ocupadas: 0 de 8')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Vagas/ })).toHaveValue('8');

  await page.getByRole('button', { name: 'Encerrar turma' }).click();
  await expect(page.getByText('Encerrada', { exact: true })).toBeVisible();
  await learner.page.reload();
  await expect(learner.page.getByRole('heading', { name: 'Turmas' })).toBeVisible();
  await expect(offered).toBeHidden();

  await page.getByRole('link', { name: 'Copiar turma' }).click();
  await expect(page.getByRole('textbox', { name: /^Nome da turma/ })).toHaveValue(`${name} (cópia)`);
  await expect(page.getByLabel(/^Matrículas a partir de/)).toHaveValue('');
});
