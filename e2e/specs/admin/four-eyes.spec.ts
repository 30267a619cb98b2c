import { ownPortalTest as test } from '../../support/own-portal.ts';
import { expect, expectAccessible, onEveryScreen } from '../../support/test.ts';

const password = 'azulejo123';

// Roles and an erased person are those of everybody, so that this test has a portal of its own.
test('a person is erased only after a second administrator, who just got the role, confirms', async ({ actor }) => {
  test.slow();
  const first = await actor('joao', 'horizonte');
  const { page, open } = first;
  await open('/admin/pessoas?busca=Paula');
  await page.getByRole('table').getByRole('link', { name: /Paula/ }).click();
  await page.getByRole('tab', { name: 'O que pode' }).click();
  await page.getByRole('button', { name: 'Dar um papel' }).click();
  const role = page.getByRole('dialog', { name: 'Dar um papel' });
  await role.getByRole('combobox', { name: 'Papel' }).selectOption('Administrador');
  await role.getByRole('textbox', { name: /Sua senha/ }).fill('errada');
  await role.getByRole('button', { name: 'Dar o papel' }).click();
  await expect(role.getByRole('textbox', { name: /Sua senha/ })).toHaveAttribute('aria-invalid', 'true');
  await onEveryScreen(page);
  await expectAccessible(page);
  await role.getByRole('textbox', { name: /Sua senha/ }).fill(password);
  await role.getByRole('textbox', { name: /Sua senha/ }).press('Enter');
  await expect(role).toBeHidden();

  await open('/admin/pessoas?busca=Diego');
  await page.getByRole('table').getByRole('link', { name: /Diego/ }).click();
  await page.getByRole('tab', { name: 'Privacidade' }).click();
  await page.getByRole('button', { name: 'Apagar pessoa…' }).click();
  const erasure = page.getByRole('dialog');
  await erasure.getByRole('textbox', { name: /Digite o login/ }).fill('diego');
  await erasure.getByRole('textbox', { name: /Motivo/ }).fill('Pedido 42');
  await onEveryScreen(page);
  await expectAccessible(page);
  await erasure.getByRole('button', { name: 'Pedir confirmação' }).click();
  await expect(page.getByText('O pedido espera uma segunda pessoa', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver pedido' }).click();
  await expect(page.getByText('Você pediu: outra pessoa confirma.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Confirmar/ })).toHaveCount(0);

  const second = await actor('paula', 'horizonte');
  await second.open('/admin');
  await second.page.getByRole('link', { name: /Ver pedidos/ }).click();
  await onEveryScreen(second.page);
  await expectAccessible(second.page);
  await second.page.getByRole('button', { name: /^Confirmar/ }).click();
  const proof = second.page.getByRole('dialog');
  await proof.getByRole('textbox', { name: 'Sua senha' }).fill(password);
  await expectAccessible(second.page);
  await proof.getByRole('button', { name: 'Confirmar' }).click();
  await expect(second.page.getByText('Pedido confirmado e feito.')).toBeVisible();
  await second.open('/admin/pessoas?busca=Diego');
  await expect(second.page.getByText('Nenhuma pessoa com estes filtros')).toBeVisible();
});
