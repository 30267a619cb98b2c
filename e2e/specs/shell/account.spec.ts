import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideScroll, portalUrl, screens, test } from '../../support/test.ts';

const account = (page: Page) => page.getByRole('button', { name: /^Minha conta/ });

async function openFromProfile(page: Page, entry: string): Promise<void> {
  await account(page).click();
  // The bell of the header has the name of the preferences.
  await page.getByRole('dialog', { name: 'Minha conta' }).getByRole('button', { name: entry }).click();
}

test(
  'changing the password shows missing and wrong values at their fields, and the new password works at once',
  { tag: ['@B2.16-08', '@B4.15-01', '@B5-50', '@B5-51', '@B5-52', '@B5-53', '@B5-54', '@B5-55', '@B5-56'] },
  async ({ actor }) => {
    const { page, open } = await actor('felipe.barbosa', 'horizonte', { through: 'screen' });
    await open('/');
    await openFromProfile(page, 'Alterar senha');
    const form = page.getByRole('dialog', { name: 'Alterar senha' });
    const [current, next, confirmation] = [
      form.getByLabel('Senha atual'),
      form.getByLabel('Nova Senha', { exact: true }),
      form.getByLabel('Confirme a nova senha'),
    ];
    const save = form.getByRole('button', { name: 'Salvar senha' });
    const faults = form.getByRole('alert');
    await save.click();
    await expect(faults.filter({ hasText: 'Senha atual obrigatório' })).toBeVisible();
    await expect(faults.filter({ hasText: 'Nova senha obrigatório' })).toBeVisible();
    for (const [typed, fault] of [
      ['abc123', 'Ao menos 8 caracteres'],
      ['abcdefgh', 'Ao menos um número'],
      ['12345678', 'Ao menos uma letra'],
    ] as const) {
      await next.fill(typed);
      await expect(faults.filter({ hasText: fault })).toBeVisible();
    }
    await next.fill('novasenha1');
    await confirmation.fill('novasenha2');
    await expect(
      faults.filter({ hasText: 'Esta senha tem que ser idêntica à digitada no campo Nova Senha.' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(screens.phone);
    await expectNoSideScroll(page);
    await confirmation.fill('novasenha1');
    await current.fill('errada123');
    await save.click();
    await expect(faults.filter({ hasText: 'Senha atual incorreta' })).toBeVisible();
    await expect(current).toBeFocused();
    await current.fill('azulejo123');
    await save.click();
    await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
    await expect(current).toHaveCount(0);
    await page.getByRole('button', { name: 'Concluir' }).click();
    await expect(account(page)).toBeVisible();

    // Restores the demo password, so that the test can run again.
    await openFromProfile(page, 'Alterar senha');
    await current.fill('novasenha1');
    await next.fill('azulejo123');
    await confirmation.fill('azulejo123');
    await save.click();
    await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
  },
);

test('a person who logs in only through SSO has no password to change', async ({ actor }) => {
  const { page, open } = await actor('bruno', 'aurora');
  await page.addInitScript(() => {
    const key = 'azulejo:/aurora:session';
    const session = JSON.parse(localStorage.getItem(key) ?? 'null') as { viewer: object } | null;
    if (session)
      localStorage.setItem(key, JSON.stringify({ ...session, viewer: { ...session.viewer, ssoOnly: true } }));
  });
  await open('/');
  await account(page).click();
  await expect(page.getByRole('button', { name: 'Dispositivos conectados' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Alterar senha' })).toHaveCount(0);
});

test('other devices are logged out from here, and their pages show the login with the reason', async ({ actor }) => {
  const here = await actor('leandro.carvalho', 'horizonte', { through: 'screen' });
  const there = await actor('leandro.carvalho', 'horizonte', { through: 'screen' });
  await there.open('/');
  await expect(account(there.page)).toBeVisible();
  await here.open('/');
  await openFromProfile(here.page, 'Dispositivos conectados');
  const devices = here.page.getByRole('dialog', { name: 'Dispositivos conectados' });
  await expect(devices.getByText('Este dispositivo', { exact: true })).toHaveCount(1);
  await expect(devices.getByText(/^Chrome no (Linux|Windows)/).first()).toBeVisible();
  await expectAccessible(here.page);
  await devices.getByRole('button', { name: 'Encerrar todos os outros' }).click();
  const question = here.page.getByRole('dialog', { name: 'Encerrar todos os outros dispositivos?' });
  await question.getByRole('button', { name: 'Encerrar todos os outros' }).click();
  await expect(devices.getByText('A sua conta está aberta só neste dispositivo.')).toBeVisible();
  await there.page.goto(portalUrl('horizonte', '/myJourney'));
  await expect(there.page).toHaveURL(portalUrl('horizonte', '/login'));
  await expect(
    there.page.getByText('Sua sessão terminou. Entre novamente para continuar de onde parou.'),
  ).toBeVisible();
});

test(
  'optional notices can be switched per section, and locked ones state why',
  { tag: ['@B2.16-07', '@B5-58', '@B5-59', '@B5-60', '@B5-61', '@B5-71'] },
  async ({ actor }) => {
    const { page, open } = await actor('pedro.moraes', 'aurora');
    await open('/');
    await openFromProfile(page, 'Notificações');
    const dialog = page.getByRole('dialog', { name: 'Gerenciar notificações' });
    await expect(dialog.getByRole('group')).toHaveCount(3);
    for (const name of ['Aprendizagem', 'Sistema', 'Equipe'])
      await expect(dialog.getByRole('group', { name })).toBeVisible();
    const locked = dialog.getByRole('switch', { name: 'Alteração da sua senha' });
    await expect(locked).toBeChecked();
    await expect(locked).toBeDisabled();
    const why = dialog.getByRole('button', { name: /^Alteração da sua senha: Esta notificação não pode ser editada/ });
    await why.focus();
    await expect(page.getByRole('tooltip')).toHaveText(
      'Esta notificação não pode ser editada, por ser uma definição geral do sistema.',
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);

    const own = dialog.getByRole('switch', { name: 'Certificado disponível' });
    await expect(own).toBeEnabled();
    const before = await own.isChecked();
    await own.setChecked(!before);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Salvo com sucesso!')).toBeVisible();
    await openFromProfile(page, 'Notificações');
    await expect(own).toBeChecked({ checked: !before });
    await page.setViewportSize(screens.phone);
    await expectNoSideScroll(page);
  },
);

test('a disabled kind of notice is off and locked', { tag: '@B5-60' }, async ({ actor }) => {
  const { page, open } = await actor('bruno', 'sabermais');
  await open('/');
  await openFromProfile(page, 'Notificações');
  const off = page.getByRole('switch', { name: 'Certificados conquistados pela sua equipe' });
  await expect(off).not.toBeChecked();
  await expect(off).toBeDisabled();
});
