import type { BrowserContext, Page } from '@playwright/test';
import { accountOf } from '../../support/accounts.ts';
import { expect, expectAccessible, onEveryScreen, portalOrigin, portalUrl, test } from '../../support/test.ts';

const topics = (page: Page) => page.getByRole('dialog', { name: 'Temas de interesse' });
/** Selects the unpressed choices; a role with `pressed: false` would match any button. */
const choices = (page: Page) => topics(page).locator('button[aria-pressed="false"]');
const tutorial = (page: Page) => page.getByRole('dialog', { name: 'Tutorial' });
const banner = (page: Page) => page.getByRole('banner');

/** Records from now on whether the portal is rendered, however briefly. */
async function watchForPortal(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen = () =>
      document.querySelector('header, #conteudo') && ((window as unknown as { portalSeen: boolean }).portalSeen = true);
    new MutationObserver(seen).observe(document, { childList: true, subtree: true });
  });
}

const portalSeen = (page: Page) =>
  page.evaluate(() => (window as unknown as { portalSeen?: boolean }).portalSeen === true);

test(
  'a newcomer selects topics, sees the tutorial and lands on the requested page, and neither comes again',
  {
    tag: ['@B2.16-06', '@B4.11-03', '@B4.11-04', '@B9-05', '@A2h-11'],
  },
  async ({ actor }) => {
    const { page, open } = await actor('adriana.vieira', 'aurora');
    await watchForPortal(page.context());
    const requests: string[] = [];
    page.on(
      'request',
      (request) => request.url().includes('/learning/tags?') && requests.push(new URL(request.url()).search),
    );
    await open('/myJourney/historic');
    await expect(topics(page)).toBeVisible();
    await expect(choices(page)).toHaveCount(14);
    expect(requests).toEqual(['?offset=0&limit=10', '?offset=10&limit=10']);
    await onEveryScreen(page);
    await expectAccessible(page);
    expect(await portalSeen(page)).toBe(false);

    // A reload in the middle preserves the step.
    await page.reload();
    await expect(topics(page)).toBeVisible();

    const first = choices(page).first();
    const name = (await first.innerText()).trim();
    await first.click();
    await expect(topics(page).getByRole('button', { name: `Remover ${name}` })).toBeVisible();
    await topics(page).getByRole('button', { name: 'Salvar' }).click();

    await expect(tutorial(page)).toBeVisible();
    expect(await portalSeen(page)).toBe(false);
    const deck = page.frameLocator('iframe[title="Tutorial"]');
    await expect(deck.getByRole('heading', { name: 'Boas-vindas ao portal da Aurora' })).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    await page.reload();
    for (let step = 0; step < 4; step += 1) await deck.getByRole('button', { name: 'Avançar' }).click();
    await expect(deck.getByRole('heading', { name: 'Precisa de ajuda?' })).toBeVisible();
    await deck.getByRole('button', { name: 'Começar' }).click();

    await expect(page).toHaveURL(portalUrl('aurora', '/myJourney/historic'));
    await expect(banner(page)).toBeVisible();
    await page.reload();
    await expect(banner(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

test(
  'answers persist after a new login, and both gates can be reopened from the menus',
  {
    tag: ['@B2.3-11', '@B2.16-10', '@B4.11-05'],
  },
  async ({ actor }) => {
    const { page } = await actor('alexandre.silveira', 'aurora', { through: 'screen' });
    await topics(page).getByRole('button', { name: 'Agora não' }).click();
    await tutorial(page).getByRole('button', { name: 'Fechar' }).click();
    await expect(banner(page)).toBeVisible();
    await expect(page).toHaveURL(/\/aurora\/?$/);
    await page.getByRole('button', { name: /^Minha conta/ }).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL(portalUrl('aurora', '/login'));

    const { username, password } = accountOf('alexandre.silveira', 'aurora');
    await page.getByLabel('Login', { exact: true }).fill(username);
    await page.keyboard.press('Enter');
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('button', { name: 'Tutorial' }).click();
    await expect(
      page.frameLocator('iframe[title="Tutorial"]').getByRole('heading', { name: 'Boas-vindas ao portal da Aurora' }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tutorial(page)).toBeHidden();

    await page.getByRole('button', { name: /^Minha conta/ }).click();
    await page.getByRole('button', { name: 'Temas de interesse' }).click();
    await topics(page).getByRole('searchbox').fill('nada que exista');
    await expect(topics(page).getByText('Nenhum tema encontrado.')).toBeVisible();
    await topics(page).getByRole('searchbox').fill('');
    await choices(page).first().click();
    await topics(page).getByRole('button', { name: 'Salvar' }).click();
    const toast = page.getByText('Temas de interesse salvos!');
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    const { width } = page.viewportSize() ?? { width: 0 };
    expect(box?.x).toBeGreaterThan(width / 2);
    expect(box?.y).toBeLessThan(120);
  },
);

test('a portal without a tutorial has no entry for it', { tag: ['@B2.3-11'] }, async ({ actor }) => {
  const { page, open } = await actor('carla', 'horizonte');
  await open('/');
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tutorial' })).toBeHidden();
});

test('an answer in one tab counts in the other, and the keyboard alone passes the gates', async ({ actor }) => {
  const { page, open } = await actor('aline.pinto', 'aurora');
  await open('/');
  const other = await page.context().newPage();
  await other.goto(portalUrl('aurora', '/agenda'));
  await expect(topics(page)).toBeVisible();
  await expect(topics(other)).toBeVisible();

  await page.bringToFront();
  const choice = choices(page).first();
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(topics(page).getByRole('button', { name: /^Remover / })).toHaveCount(1);
  await topics(page).getByRole('button', { name: 'Salvar' }).focus();
  await page.keyboard.press('Enter');
  await expect(tutorial(page)).toBeVisible();
  await expect(tutorial(other)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeVisible();
  await expect(banner(other)).toBeVisible();
  await expect(other.getByRole('dialog')).toBeHidden();
});

test.describe('company address notice', () => {
  const elsewhere = () => portalOrigin().replace('localhost', '127.0.0.1');

  async function logInElsewhere(page: Page, path: string): Promise<void> {
    const { username, password } = accountOf('beatriz.santos', 'aurora');
    await page.goto(portalUrl('aurora', path, elsewhere()));
    await page.getByLabel('Login', { exact: true }).fill(username);
    await page.keyboard.press('Enter');
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
  }

  test(
    'company address notice is shown to people who used another address, on every page, until they confirm it',
    {
      tag: ['@B2.1-19', '@B4.11-07', '@B4.11-08', '@B4.11-10'],
    },
    async ({ page }) => {
      await logInElsewhere(page, '/myJourney/historic');
      await expect(page).toHaveURL(portalUrl('aurora', '/acronym', elsewhere()));
      await expect(page.getByRole('heading', { name: 'Aurora Energia tem um endereço próprio' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link')).toHaveAttribute(
        'href',
        portalUrl('aurora', '').replace(/\/$/, ''),
      );
      await onEveryScreen(page);
      await expectAccessible(page);
      await page.reload();
      await expect(page).toHaveURL(portalUrl('aurora', '/acronym', elsewhere()));
      const other = await page.context().newPage();
      await other.goto(portalUrl('aurora', '/', elsewhere()));
      await expect(other).toHaveURL(portalUrl('aurora', '/acronym', elsewhere()));

      await page.getByRole('button', { name: 'Entendi' }).click();
      await expect(page).toHaveURL(portalUrl('aurora', '/myJourney/historic', elsewhere()));
      await expect(banner(page)).toBeVisible();
      await expect(other).toHaveURL(/\/aurora\/?$/);
      await page.goto(portalUrl('aurora', '/acronym', elsewhere()));
      await expect(page).toHaveURL(/\/aurora\/?$/);
      await expect(banner(page)).toBeVisible();
    },
  );

  test("company address notice can be left with 'Sair'", async ({ page }) => {
    await logInElsewhere(page, '/login');
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL(portalUrl('aurora', '/login', elsewhere()));
  });
});

test(
  'at home after the login a person can return to the last content, once',
  { tag: ['@A2h-08', '@A2h-09', '@A2h-10', '@A2h-13'] },
  async ({ actor }) => {
    const { page } = await actor('gustavo.teixeira', 'sabermais', { through: 'screen' });
    const question = page.getByRole('dialog', { name: 'Voltar ao último conteúdo?' });
    await expect(question).toBeVisible();
    // Home is already rendered behind the dialog, which hides its roles from the accessibility tree.
    await expect(page.locator('header[data-active]')).toBeVisible();
    await expect(page.locator('main a[href*="/content/"]').first()).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Ir para tela inicial' }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await expect(banner(page)).toBeVisible();
    await expect(question).toBeHidden();

    const { page: again } = await actor('gustavo.teixeira', 'sabermais', { through: 'screen' });
    await again.getByRole('dialog').getByRole('button', { name: 'Ir para conteúdo' }).click();
    await expect(again).toHaveURL(/\/sabermais\/content\/\d+\?idSection=\d+$/);
    await again.goBack();
    await expect(banner(again)).toBeVisible();
    await expect(again.getByRole('dialog')).toBeHidden();
  },
);
