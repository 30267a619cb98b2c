import type { Page } from '@playwright/test';
import { newestTo } from '../../support/outbox.ts';
import { expect, expectAccessible, onEveryScreen, portalUrl, test } from '../../support/test.ts';

const linkIn = (text: string): string => /https?:\S+\/confirm-email\?token=[\w-]+/.exec(text)?.[0] ?? '';

/** Registers a person over phone and PIN, up to the home. */
async function register(
  page: Page,
  { phone, email, cpf }: { phone: string; email: string; cpf: string },
): Promise<void> {
  await page.getByLabel('Telefone').fill(phone);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('PIN', { exact: true })).toBeFocused();
  await page.keyboard.type(/\b(\d{6})\b/.exec(await newestTo(phone))?.[1] ?? '');
  await page.keyboard.press('Enter');
  await page.getByLabel('Nome').fill('Otávio Recém-Chegado');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('CPF').fill(cpf);
  await page.getByLabel('Senha', { exact: true }).fill('segredo-123');
  await page.keyboard.press('Enter');
  await page.getByLabel('Li e aceito os termos de uso').check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('dialog', { name: 'Termo de aceite' })).toBeHidden();
}

test('a new person enters at once, and the e-mail counts after its link', async ({ visitor }, { retry }) => {
  test.slow();
  const email = `otavio.recem${retry}@exemplo.com.br`;
  const phone = `1191000107${retry}`;
  const { page, open } = await visitor('sabermais');
  await open('/activate-user');
  await register(page, { phone, email, cpf: '111.444.777-35' });
  await page.goto(portalUrl('sabermais', '/perfil'));
  const card = page.getByRole('region', { name: 'E-mail de acesso' });
  await expect(card).toBeVisible({ timeout: 30_000 });
  await expect(card.getByText(`O e-mail ${email} espera a sua confirmação`)).toBeVisible();
  await expect(card.getByText(`entre com o login ${phone}`)).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);

  const first = linkIn(await newestTo(email));
  await card.getByRole('button', { name: 'Enviar de novo' }).click();
  await expect(card.getByText('E-mail enviado com sucesso!')).toBeVisible();
  const second = linkIn(await newestTo(email, 2));

  const reader = await visitor('sabermais', { screen: 'phone' });
  await reader.page.goto(first);
  await expect(reader.page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
  await onEveryScreen(reader.page);
  await reader.page.goto(second);
  await expect(reader.page).toHaveURL(portalUrl('sabermais', '/confirm-email'));
  await expect(reader.page.getByText(`A conta é de quem tem o telefone com final ${phone.slice(-4)}.`)).toBeVisible();
  await onEveryScreen(reader.page);
  await expectAccessible(reader.page);
  await reader.page.getByRole('button', { name: 'Confirmar e-mail' }).press('Enter');
  await expect(reader.page.getByRole('heading', { name: 'E-mail confirmado!' })).toBeFocused();
  await reader.page.goto(second);
  await expect(reader.page.getByRole('heading', { name: 'Este e-mail já está confirmado' })).toBeVisible();
  await expectAccessible(reader.page);

  await page.reload();
  await expect(card.getByText(`O e-mail ${email} está confirmado e é o seu login.`)).toBeVisible();
  await card.getByRole('button', { name: 'Alterar e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Alterar e-mail' });
  await dialog.getByLabel('Novo e-mail').fill('otavio.novo@exemplo.com.br');
  await dialog.getByLabel('Senha atual').fill('segredo-123');
  await onEveryScreen(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Enviar link' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText('O e-mail otavio.novo@exemplo.com.br espera a sua confirmação')).toBeVisible();
});

test('a company that keeps the names shows whom to ask', async ({ actor }) => {
  const { page, open } = await actor('caio.oliveira', 'horizonte');
  await open('/editar-perfil');
  const name = page.getByRole('textbox', { name: 'Nome', exact: true });
  await expect(name).not.toBeEditable();
  await expect(name).toHaveAccessibleDescription(/fale com o RH/);
  await onEveryScreen(page);
  await expectAccessible(page);
});
