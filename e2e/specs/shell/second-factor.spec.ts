import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideScroll, portalUrl, screens, test } from '../../support/test.ts';
import { totpCode } from '../../support/totp.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Segurança' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function confirmPassword(page: Page, title: string): Promise<void> {
  await dialog(page, title).getByLabel('Senha atual').fill('azulejo123');
  await dialog(page, title).getByRole('button', { name: 'Continuar' }).click();
}

/** Leaves the portal and enters login and password, up to the second step. */
async function logInAgain(page: Page, username: string): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto(portalUrl('horizonte', '/login?fromLP=true'));
  await page.getByLabel('Login', { exact: true }).fill(username);
  await page.getByRole('button', { name: 'Avançar' }).click();
  await page.getByLabel('Senha', { exact: true }).fill('azulejo123');
  await page.getByRole('button', { name: 'Fazer login' }).click();
  await expect(page.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeVisible();
}

test('an authenticator app is set up in the profile, asked for at the login, and removed', async ({ actor }) => {
  const { page, open } = await actor('pedro.castro', 'horizonte', { through: 'screen' });
  await open('/perfil');
  await section(page).getByRole('button', { name: 'Configurar' }).click();
  await confirmPassword(page, 'Configurar aplicativo autenticador');
  const setUp = dialog(page, 'Configurar aplicativo autenticador');
  await expect(setUp.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible();
  await expectAccessible(page);
  const key = (await setUp.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '';
  await setUp.getByLabel('Código de verificação').fill('000000');
  await setUp.getByRole('button', { name: 'Confirmar' }).click();
  await expect(setUp.getByText('Código inválido ou já usado. Confira e tente novamente.')).toBeVisible();
  await setUp.getByLabel('Código de verificação').fill(totpCode(key));
  await setUp.getByRole('button', { name: 'Confirmar' }).click();
  const codes = dialog(page, 'Guarde os seus códigos de recuperação');
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await codes.getByRole('button', { name: 'Guardei os códigos' }).click();
  await expect(section(page).getByText(/^Configurado em/)).toBeVisible();
  await expect(section(page).getByText('Restam 10 códigos')).toBeVisible();
  await page.setViewportSize(screens.phone);
  await expectNoSideScroll(page);

  await logInAgain(page, 'pedro.castro');
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByLabel('Código de verificação').fill('000000');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Código inválido ou já usado. Confira e tente novamente.')).toBeVisible();
  // The code of this half minute was used by the set-up.
  await page.getByLabel('Código de verificação').fill(totpCode(key, 1));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page).not.toHaveURL(/\/login/);

  await open('/perfil');
  await section(page).getByRole('button', { name: 'Remover' }).click();
  await confirmPassword(page, 'Remover aplicativo autenticador');
  await expect(section(page).getByText('Não configurado')).toBeVisible();
});

test('a passkey is added in the profile, opens the login, and is removed', async ({ actor }) => {
  const { page, open } = await actor('lucas.ramos', 'horizonte', { through: 'screen' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await open('/perfil');
  await section(page).getByRole('button', { name: 'Adicionar chave de acesso' }).click();
  await dialog(page, 'Adicionar chave de acesso').getByLabel('Nome da chave').fill('Notebook da recepção');
  await confirmPassword(page, 'Adicionar chave de acesso');
  await dialog(page, 'Guarde os seus códigos de recuperação')
    .getByRole('button', { name: 'Guardei os códigos' })
    .click();
  await expect(section(page).getByText('Notebook da recepção')).toBeVisible();
  await expect(section(page).getByText(/^Criada em .* Nunca usada$/)).toBeVisible();

  await logInAgain(page, 'lucas.ramos');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await expect(page).not.toHaveURL(/\/login/);

  await open('/perfil');
  await expect(section(page).getByText(/Último uso em/)).toBeVisible();
  await section(page).getByRole('button', { name: 'Remover a chave Notebook da recepção' }).click();
  await confirmPassword(page, 'Remover chave de acesso');
  await expect(section(page).getByText('Nenhuma chave de acesso')).toBeVisible();
});
