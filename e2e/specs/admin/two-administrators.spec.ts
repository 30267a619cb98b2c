import { expect, expectAccessible, test } from '../../support/test.ts';

test('the second of two administrators who edit the same person compares and overwrites nothing', async ({
  actor,
}, testInfo) => {
  const username = `dupla.${Date.now()}`;
  // A second try finds its own person only.
  const name = `Dora Dupla ${'I'.repeat(testInfo.retry + 1)}`;
  const first = await actor('joao', 'horizonte');
  await first.open('/admin/pessoas');
  await first.page.getByRole('button', { name: 'Cadastrar pessoa' }).click();
  const dialog = first.page.getByRole('dialog', { name: 'Cadastrar pessoa' });
  await dialog.getByRole('textbox', { name: /^Nome/ }).fill(name);
  await dialog.getByRole('textbox', { name: /^Login/ }).fill(username);
  await dialog.getByRole('textbox', { name: /^E-mail/ }).fill(`${username}@exemplo.com.br`);
  await dialog.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect(first.page.getByText(`Cadastro feito: ${name}.`)).toBeVisible();
  await first.page.getByRole('searchbox', { name: 'Buscar por nome, e-mail ou login' }).fill(username);
  await first.page.getByRole('link', { name }).click();
  const field = (page: typeof first.page, name: RegExp) => page.getByRole('textbox', { name });
  await expect(field(first.page, /^Cargo/)).toBeVisible();

  const second = await actor('katia', 'horizonte');
  await second.open(new URL(first.page.url()).pathname.replace(/^\/[^/]+/, ''));
  await field(second.page, /^Cargo/).fill('Chefe dela');
  // A notice says it as well, outside of the page's content.
  const editing = first.page.getByRole('main').getByText(/^Kátia .* está editando$/);
  await expect(editing).toBeVisible();
  await field(second.page, /^Departamento/).fill('Só dela');
  await second.page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(second.page.getByText('Alterações salvas.')).toBeVisible();
  await expect(editing).toBeHidden();

  await field(first.page, /^Cargo/).fill('Chefe dele');
  await field(first.page, /^Telefone/).fill('(41) 99999-0000');
  await first.page.getByRole('button', { name: 'Salvar', exact: true }).click();
  const merge = first.page.getByRole('dialog', { name: 'Outra pessoa mudou estes dados' });
  await expect(merge.getByRole('radio', { name: 'Chefe dela' })).toBeVisible();
  await expectAccessible(first.page);
  await second.page.reload();
  await expect(field(second.page, /^Cargo/)).toHaveValue('Chefe dela');

  await merge.getByRole('radio', { name: 'Chefe dele' }).check();
  await merge.getByRole('button', { name: 'Continuar com estes valores' }).click();
  // The form takes over a field that only the other administrator changed, and asks nothing.
  await expect(field(first.page, /^Departamento/)).toHaveValue('Só dela');
  await first.page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(first.page.getByText('Alterações salvas.')).toBeVisible();
  await second.page.reload();
  await expect(field(second.page, /^Cargo/)).toHaveValue('Chefe dele');
  await expect(field(second.page, /^Departamento/)).toHaveValue('Só dela');
});
