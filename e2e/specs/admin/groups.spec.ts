import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

test('a group is renamed, and a person leaves it from the list and from their page, each time with a way back', async ({
  actor,
}, testInfo) => {
  // A second try finds its own group and person only.
  const tries = 'I'.repeat(testInfo.retry + 1);
  const stamp = Date.now();
  const [name, renamed, person] = [`Brigada ${stamp}`, `Cipa ${stamp}`, `Gil Grupo ${tries}`];
  const { page, open } = await actor('katia', 'horizonte');
  await open('/admin/pessoas');
  await page.getByRole('button', { name: 'Cadastrar pessoa' }).click();
  const create = page.getByRole('dialog', { name: 'Cadastrar pessoa' });
  await create.getByRole('textbox', { name: /^Nome/ }).fill(person);
  await create.getByRole('textbox', { name: /^Login/ }).fill(`gil.${stamp}`);
  await create.getByRole('textbox', { name: /^E-mail/ }).fill(`gil.${stamp}@exemplo.com.br`);
  await create.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect(page.getByText(`Cadastro feito: ${person}.`)).toBeVisible();

  await open('/admin/grupos');
  await page.getByRole('textbox', { name: 'Nome do grupo' }).fill(name);
  await page.getByRole('button', { name: 'Criar grupo' }).click();
  await page.getByRole('button', { name: `Renomear o grupo ${name}` }).click();
  const rename = page.getByRole('dialog', { name: `Renomear o grupo ${name}` });
  await rename.getByRole('textbox', { name: 'Nome do grupo' }).fill(renamed);
  await onEveryScreen(page);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Grupo renomeado: ${renamed}.`)).toBeVisible();

  await open(`/admin/pessoas?busca=gil.${stamp}`);
  await page.getByRole('checkbox', { name: `Selecionar ${person}` }).check();
  await page.getByRole('button', { name: 'Pôr num grupo' }).click();
  const add = page.getByRole('dialog', { name: 'Pôr 1 pessoa num grupo' });
  await add.getByRole('combobox', { name: /Grupo/ }).selectOption(renamed);
  await add.getByRole('button', { name: 'Pôr no grupo' }).click();
  await expect(page.getByText('1 pessoa entrou no grupo.')).toBeVisible();

  await open('/admin/grupos');
  await page.getByRole('link', { name: renamed }).click();
  await page.getByRole('checkbox', { name: `Selecionar ${person}` }).check();
  await page.getByRole('button', { name: 'Tirar do grupo' }).click();
  const remove = page.getByRole('dialog', { name: `Tirar 1 pessoa do grupo ${renamed}?` });
  await onEveryScreen(page);
  await expectAccessible(page);
  await remove.getByRole('button', { name: 'Tirar do grupo' }).click();
  await expect(page.getByText('1 pessoa saiu do grupo.')).toBeVisible();
  await expect(page.getByText('Nenhuma pessoa com estes filtros')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await page.getByRole('link', { name: person }).click();

  await page.getByRole('tab', { name: 'Acesso' }).click();
  await onEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Tirar do grupo ${renamed}` }).click();
  await expect(page.getByText('Esta pessoa não está em nenhum grupo.')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('link', { name: renamed })).toBeVisible();

  await open('/admin/grupos');
  await page.getByRole('button', { name: `Excluir o grupo ${renamed}` }).click();
  await expect(page.getByText(`Grupo na lixeira: ${renamed}.`)).toBeVisible();
});
