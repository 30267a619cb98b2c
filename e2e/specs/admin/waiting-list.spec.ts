import { endEnrolments, readClass } from '@shared-kit/contracts/admin';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

test('a freed seat goes to the first in the waiting list of a full class', async ({ actor }) => {
  const name = `Turma cheia ${Date.now()}`;
  const { page, open, api } = await actor('joao', 'horizonte');
  await open('/admin/turmas/nova');
  await page.getByRole('combobox', { name: /^Treinamento/ }).selectOption('Prontuário eletrônico');
  await page.getByRole('textbox', { name: /^Nome da turma/ }).fill(name);
  await page.getByRole('textbox', { name: /^Vagas/ }).fill('0');
  await page.getByRole('button', { name: 'Criar turma' }).click();
  await expect(page.getByText('Vagas ocupadas: 0 de 0')).toBeVisible();

  const [first, second] = [await actor('mauro', 'horizonte'), await actor('otto', 'horizonte')];
  for (const learner of [first, second]) {
    await learner.open('/catalog/prontuario');
    const row = learner.page.getByRole('row').filter({ hasText: name });
    await row.getByRole('button', { name: `Entrar na lista de espera da ${name}` }).click();
    await expect(row.getByText(/Você é o \dº da lista de espera/)).toBeVisible();
    await expectAccessible(learner.page);
  }
  await onEveryScreen(second.page);

  await page.getByRole('tab', { name: 'Lista de espera' }).click();
  const line = page.getByRole('list', { name: 'Pessoas na lista de espera' }).getByRole('listitem');
  await expect(line).toHaveCount(2);
  const names = await line.locator('span').filter({ hasText: /^\dº$/ }).allTextContents();
  expect(names).toEqual(['1º', '2º']);
  await onEveryScreen(page);
  await expectAccessible(page);
  await line
    .nth(1)
    .getByRole('button', { name: /^Subir/ })
    .click();
  await expect(page.getByText(/agora é a 1ª pessoa da lista/)).toBeVisible();

  await page.getByRole('tab', { name: 'Dados' }).click();
  await page.getByRole('textbox', { name: /^Vagas/ }).fill('1');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Vagas ocupadas: 1 de 1')).toBeVisible();
  await page.getByRole('tab', { name: 'Lista de espera' }).click();
  await expect(line).toHaveCount(1);

  await second.page.reload();
  await expect(second.page).toHaveURL(/prontuario/);
  await second.page.getByRole('button', { name: /Notificações/ }).click();
  await expect(second.page.getByText(`Você entrou na turma ${name}`)).toBeVisible();
  // Leaves the demo company as it was for a repeated test.
  await page.getByRole('button', { name: 'Encerrar turma' }).click();
  await expect(page.getByText('Encerrada', { exact: true })).toBeVisible();
  const idClass = Number(/turmas\/(\d+)/.exec(page.url())?.[1]);
  const { idTraining } = await api.call(readClass, { params: { idClass } });
  const selection = { kind: 'filter' as const, idTraining, filter: { q: 'Otto Krause' } };
  await api.call(endEnrolments, { body: { selection, reason: 'Fim do teste' } });
});
