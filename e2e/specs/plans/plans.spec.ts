import type { Locator, Page } from '@playwright/test';
import { sentTo } from '../../support/outbox.ts';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

const commercial = 'comercial@azulejo.example';
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Returns in how many columns the form shows its first two fields. */
async function columnsOf(form: Locator): Promise<number> {
  const boxes = await Promise.all(['Nome', 'E-mail'].map((name) => form.getByRole('textbox', { name }).boundingBox()));
  return new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size;
}

test(
  'with 8 days left an administrator goes from the calculator to an order',
  { tag: ['@B2.14-11', '@B2.14-13', '@B2.14-17', '@B4.9-08', '@B4.9-14', '@B4.9-26', '@B4.9-27', '@B7.6-09'] },
  async ({ actor }) => {
    const { page, open, session } = await actor('joao', 'horizonte-8-dias');
    await open('/');
    await expect(dialog(page, 'Faltam 8 dias de teste')).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    await press(page, 'Contratar agora');
    await expect(dialog(page, 'Plano Essencial').getByText('8 dias de teste')).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    await press(page, 'Calcular valor');
    const calculator = dialog(page, 'Qual o tamanho da sua equipe?');
    await expect(calculator.getByRole('table')).toHaveCount(0);
    await calculator.getByRole('spinbutton', { name: 'Número de pessoas' }).fill('150');
    await expect(calculator.getByRole('table', { name: 'Valor por faixa' })).toBeVisible();
    await expect(calculator.getByRole('status')).toHaveText(/Valor mensal\s*R\$\s8\.000,00/);
    await onEveryScreen(page);
    await expectAccessible(page);
    await press(page, 'Continuar');
    const detail = dialog(page, 'Detalhes do seu pedido');
    await expect(detail.getByRole('definition')).toHaveText(['Essencial', '150', /R\$\s8\.000,00/]);
    await onEveryScreen(page);
    await expectAccessible(page);
    await detail.getByRole('button', { name: 'Finalizar solicitação' }).dblclick();
    await expect(dialog(page, 'Contratação solicitada!')).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    const mine = () =>
      sentTo(commercial).filter(
        ({ subject, replyTo }) => replyTo === session.viewer.email && subject?.includes('8 dias'),
      );
    await expect
      .poll(() => mine().map(({ subject }) => subject), { timeout: 20_000 })
      .toEqual([expect.stringContaining('quer contratar o plano Essencial')]);
    await dialog(page, 'Contratação solicitada!').getByRole('button', { name: 'Fechar' }).last().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name: /^8 dias/ })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'an administrator reads plans, details and terms by keyboard',
  { tag: ['@B2.14-01', '@B2.14-02', '@B2.14-03', '@B2.14-04', '@B4.9-06', '@B4.9-11', '@B4.9-22'] },
  async ({ actor }) => {
    const { page, open } = await actor('katia', 'horizonte');
    await open('/');
    const button = page.getByRole('banner').getByRole('button', { name: /^15 dias de teste/ });
    await button.focus();
    await page.keyboard.press('Enter');
    const plans = dialog(page, 'Planos para a sua empresa');
    await expect(plans.getByRole('article')).toHaveCount(3);
    await onEveryScreen(page);
    await expectAccessible(page);
    const essencial = plans.getByRole('article', { name: 'Essencial' });
    await essencial.getByRole('button', { name: 'Ver mais detalhes' }).focus();
    await page.keyboard.press('Enter');
    await expect(essencial.getByText('Portal do aluno')).toBeVisible();
    await onEveryScreen(page);
    await page.keyboard.press('Enter');
    await expect(essencial.getByText('Portal do aluno')).toHaveCount(0);
    await essencial.getByRole('button', { name: 'Ver termos do plano' }).focus();
    await page.keyboard.press('Enter');
    const terms = page.getByRole('region', { name: 'Termos do plano Essencial' });
    await expect(terms.getByRole('heading', { name: '1. Período de teste' })).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(plans.getByRole('article')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  },
);

test(
  'with 4 days left a client registers the interest once, and the administrators get a message',
  { tag: ['@A1-03', '@B2.4-14', '@B2.14-08', '@B2.14-10', '@B4.9-23', '@B6-04', '@B6-06', '@B7.6-11'] },
  async ({ actor }) => {
    const { page, open, session } = await actor('bruno', 'horizonte-4-dias');
    await open('/');
    const banner = page.getByRole('region', { name: 'Continue depois do período de teste' });
    await expect(banner.locator('img')).toHaveCount(1);
    await onEveryScreen(page);
    await expectAccessible(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^4 dias/ })
      .dblclick();
    await expect(dialog(page, 'Seu interesse foi registrado!')).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner').getByText('Interesse registrado')).toBeVisible();
    await expect(banner).toHaveCount(0);
    const received = () =>
      sentTo('joao@clinicahorizonte.com.br').filter(({ replyTo }) => replyTo === session.viewer.email);
    await expect.poll(() => received().length, { timeout: 20_000 }).toBe(1);
    expect(received()[0]?.subject).toContain('tem interesse em contratar o plano Essencial');
  },
);

test(
  'on the last day an administrator asks for more time in the contact form',
  {
    tag: ['@B4.9-17', '@B4.9-20', '@B4.9-27', '@B5-24', '@B5-25', '@B5-27', '@B7.6-07', '@B7.6-12', '@B9-29', '@B9-36'],
  },
  async ({ actor }) => {
    const { page, open, session } = await actor('katia', 'horizonte-1-dia');
    await open('/');
    await expect(dialog(page, 'Hoje é o último dia do teste')).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Pedir mais tempo');
    const form = dialog(page, 'Pedir mais tempo de teste');
    await expect(form.getByRole('textbox', { name: 'Nome' })).toHaveValue(session.viewer.name);
    await expect(form.getByRole('textbox', { name: 'Nome' })).not.toBeEditable();
    await form.getByRole('textbox', { name: 'Telefone' }).fill('119876');
    await press(page, 'Enviar');
    await expect(form.getByText('Telefone incompleto')).toBeVisible();
    await expect(form.getByText('Número de colaboradores obrigatório')).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 767, height: 900 });
    await expect.poll(() => columnsOf(form)).toBe(1);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect.poll(() => columnsOf(form)).toBe(2);
    await form.getByRole('textbox', { name: 'Telefone' }).fill('11987654321');
    await expect(form.getByRole('textbox', { name: 'Telefone' })).toHaveValue('(11) 98765-4321');
    await form.getByRole('combobox', { name: 'Número de colaboradores' }).selectOption('101 - 250');
    await form.getByRole('textbox', { name: 'Mensagem' }).fill('Uma semana a mais, por favor.');
    await form.getByRole('button', { name: 'Enviar' }).dblclick();
    await expect(dialog(page, 'Pedido de extensão enviado!')).toBeVisible();
    await expectAccessible(page);
    const mine = () => sentTo(commercial).filter(({ text }) => text.includes('Uma semana a mais, por favor.'));
    await expect.poll(() => mine().length, { timeout: 20_000 }).toBe(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner').getByRole('button', { name: /^1 dia de teste/ })).toBeVisible();
  },
);

test(
  'the end of the trial ends the session of a client, and an administrator extends it by seven days',
  { tag: ['@B4.9-09', '@B4.9-10', '@B4.9-15', '@B4.9-16', '@B4.9-19', '@B7.6-08', '@B9-16'] },
  async ({ actor }) => {
    const client = await actor('carla', 'horizonte-0-dias');
    await client.open('/');
    await expect(dialog(client.page, 'O período de teste terminou')).toBeVisible();
    await onEveryScreen(client.page);
    await expectAccessible(client.page);
    await press(client.page, 'Agora não');
    await expect(client.page).toHaveURL(/\/login/);

    const { page, open } = await actor('joao', 'horizonte-0-dias');
    await open('/');
    await expect(dialog(page, 'O período de teste terminou')).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Pedir mais 7 dias' }).dblclick();
    await expect(dialog(page, 'Você ganhou mais 7 dias!')).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    await press(page, 'Continuar o teste');
    await expect(page.getByRole('banner').getByRole('button', { name: /^7 dias/ })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'a company without a plan starts a trial from the banner, and the platform opens in a new window',
  { tag: ['@B2.14-20', '@B3-26', '@B4.9-04', '@B4.9-12', '@B7.6-04', '@B7.6-05'] },
  async ({ actor }) => {
    const { page, open } = await actor('joao', 'horizonte-sem-plano');
    await open('/');
    await page.getByRole('button', { name: 'Conhecer os planos' }).click();
    const profissional = page.getByRole('article', { name: 'Profissional' });
    await profissional.getByRole('button', { name: 'Testar por 15 dias' }).click();
    const form = dialog(page, 'Testar o plano Profissional');
    await expect(form.getByRole('textbox', { name: 'E-mail' })).not.toBeEditable();
    await onEveryScreen(page);
    await expectAccessible(page);
    await form.getByRole('combobox', { name: 'Número de colaboradores' }).selectOption('1 - 100');
    await form.getByRole('button', { name: 'Começar teste' }).dblclick();
    await expect(dialog(page, 'Seu período de teste começou!')).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    const opened = page.waitForEvent('popup');
    await press(page, 'Acessar a plataforma');
    const platform = await opened;
    await expect(platform).toHaveURL(/\/horizonte-sem-plano\/?$/);
    await expect(platform.getByRole('banner').getByRole('button', { name: /^15 dias de teste/ })).toBeVisible();
  },
);

test(
  'the campaign shows at home after its check and delay, and leads to the plans',
  { tag: ['@B4.9-24', '@B7.6-03', '@B9-17', '@B9-18'] },
  async ({ actor }) => {
    const { page, open } = await actor('joao', 'horizonte-campanha');
    await open('/');
    await expect(page.getByRole('banner').getByRole('button', { name: /^12 dias de teste/ })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const campaign = dialog(page, 'Contrate o plano e continue com o portal');
    await expect(campaign).toBeVisible({ timeout: 20_000 });
    await onEveryScreen(page);
    await expectAccessible(page);
    await campaign.getByRole('button', { name: 'Contratar agora' }).click();
    await expect(dialog(page, 'Planos para a sua empresa')).toBeVisible();
  },
);

test('a tenant without the module loads no code of the plans', async ({ actor }) => {
  const { page, open } = await actor('joao', 'aurora');
  const plans: string[] = [];
  page.on('request', (request) => {
    if (/\/plans?[.-]|\/plan-dialogs|\/learning\/plans/.test(request.url())) plans.push(request.url());
  });
  await open('/');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(plans).toEqual([]);
  await expect(page.getByRole('banner').getByText(/de teste/)).toHaveCount(0);
});
