import type { Page } from '@playwright/test';
import { newestTo, sentTo } from '../../support/outbox.ts';
import { expect, expectAccessible, onEveryScreen, portalUrl, test } from '../../support/test.ts';

const pinIn = (text: string): string => /\b(\d{6})\b/.exec(text)?.[1] ?? '';

/** Enters the phone, reads the PIN from its outbox and enters the PIN. */
async function validatePhone(page: Page, phone: string): Promise<void> {
  const before = sentTo(phone).length;
  await page.getByLabel('Telefone').fill(phone);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('PIN', { exact: true })).toBeFocused();
  await page.keyboard.type(pinIn(await newestTo(phone, before + 1)));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(portalUrl('sabermais', '/registro'));
}

test(
  "'Primeiro acesso?' leads over phone and PIN to a new account, by keyboard",
  {
    tag: ['@A2r-08', '@A4l-06', '@A4a-01', '@A4a-02', '@A4a-03', '@A4a-04', '@A5-34', '@A5-35', '@A7p-02', '@A8-31'],
  },
  async ({ visitor, faults }) => {
    const phone = '11910001001';
    const { page, open } = await visitor('sabermais', { screen: 'phone' });
    await open('/login?fromLP=true');
    await page.getByRole('button', { name: 'Primeiro acesso?' }).click();
    await expect(page).toHaveURL(portalUrl('sabermais', '/activate-user'));
    await expect(page.getByLabel('Telefone')).toBeFocused();
    await onEveryScreen(page);
    await expectAccessible(page);

    const requested = page.waitForRequest((request) => request.url().endsWith('/contract/sendpin'));
    const answered = page.waitForResponse((response) => response.url().endsWith('/contract/sendpin'));
    await page.keyboard.type(phone);
    await expect(page.getByLabel('Telefone')).toHaveValue('(11) 91000-1001');
    await page.keyboard.press('Enter');
    expect((await requested).postDataJSON()).toEqual({ phone, idAppType: '1' });
    expect(await (await answered).json()).toEqual({
      success: true,
      pin: '',
      message: expect.stringContaining('(11) 91000-1001'),
    });
    await expect(page.getByLabel('PIN', { exact: true })).toBeFocused();
    await onEveryScreen(page);
    await expectAccessible(page);

    await page.keyboard.press('Enter');
    await expect(page.getByText('Informe o PIN.')).toBeVisible();
    const pin = pinIn(await newestTo(phone));
    faults.expect(/status of 422/);
    await page.keyboard.type(pin === '000000' ? '000001' : '000000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').getByText('PIN inválido. Você tem mais 4 tentativas.')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await page.getByLabel('PIN', { exact: true }).fill(pin);
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(portalUrl('sabermais', '/registro'));
    await expect(page.getByLabel('Nome')).toBeFocused();
    await onEveryScreen(page);
    await expectAccessible(page);
    await page.keyboard.type('Ganhe em sorte.example');
    await page.getByLabel('E-mail').fill('quiteria.nova@exemplo.com.br');
    await page.getByLabel('CPF').pressSequentially('98765432100');
    await expect(page.getByLabel('CPF')).toHaveValue('987.654.321-00');
    await page.getByLabel('Senha', { exact: true }).fill('segredo-123');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Use só o nome, sem endereços nem símbolos')).toBeVisible();
    await expect(page.getByLabel('Nome')).toBeFocused();
    await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('segredo-123');
    await expectAccessible(page);
    await page.getByLabel('Nome').fill('Quitéria Nova');
    await page.keyboard.press('Enter');
    // A new person has to accept the terms first.
    await expect(page.getByRole('dialog', { name: 'Termo de aceite' })).toBeVisible();
    await expect(page).toHaveURL(/\/sabermais\/?$/);
  },
);

test(
  "'Voltar' returns to the phone, and /registro without a ticket to the activation",
  { tag: ['@A4a-02', '@A4a-04'] },
  async ({ visitor }) => {
    const { page, open } = await visitor('sabermais');
    await open('/registro');
    await expect(page).toHaveURL(portalUrl('sabermais', '/activate-user'));
    await page.getByLabel('Telefone').fill('11910001002');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Voltar' }).click();
    await expect(page.getByLabel('Telefone')).toHaveValue('(11) 91000-1002');
  },
);

test('a person with a known phone sets a password, and the ticket works once', async ({ visitor, faults }) => {
  const { page, open } = await visitor('sabermais');
  const password = `nova-senha-${Date.now()}`;
  await open('/activate-user');
  await validatePhone(page, '11910001003');
  await expect(page.getByRole('heading', { name: 'Olá, Vitória!' })).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
  const state = await page.evaluate(() => history.state as unknown);
  await page.getByLabel('Nova senha').fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sabermais\/?$/);
  await expect(page.getByRole('banner')).toBeVisible();

  const other = await visitor('sabermais');
  await other.open('/activate-user');
  await other.page.evaluate((savedState) => history.replaceState(savedState, '', '/sabermais/registro'), state);
  await other.page.reload();
  faults.expect(/status of 410/);
  await other.page.getByLabel('Nova senha').fill(password);
  await other.page.keyboard.press('Enter');
  await expect(other.page.getByText('Este cadastro já foi concluído ou o prazo terminou.')).toBeVisible();
  await other.page.getByRole('link', { name: 'Validar telefone' }).click();
  await expect(other.page).toHaveURL(portalUrl('sabermais', '/activate-user'));
});

test(
  'a PIN request without a server response shows the default text',
  { tag: '@A8-30' },
  async ({ visitor, faults }) => {
    const { page, open } = await visitor('sabermais');
    await open('/activate-user');
    await page.getByLabel('Telefone').fill('11910001004');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('PIN', { exact: true })).toBeVisible();
    faults.expect(/ERR_FAILED|Failed to load resource/);
    await page.route('**/contract/checkpin', (route) => route.abort());
    await page.keyboard.type('123456');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').getByText('Erro ao validar PIN.')).toBeVisible();
  },
);

test('a company that creates its accounts itself has no activation', { tag: '@A4l-06' }, async ({ visitor }) => {
  const { page, open } = await visitor('aurora');
  await open('/activate-user');
  await expect(page).toHaveURL(portalUrl('aurora', '/login'));
});
