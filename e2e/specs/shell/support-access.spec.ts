import type { Page } from '@playwright/test';
import { changePassword } from '@shared-kit/contracts/identity';
import { Api } from '../../support/api.ts';
import { expect, expectAccessible, expectNoSideScroll, portalUrl, screens, test } from '../../support/test.ts';

const account = (page: Page) => page.getByRole('button', { name: /^Minha conta/ });
/** Matches the tenant's home with and without the trailing slash. */
const home = /\/aurora\/?$/;
const bar = (page: Page) => page.getByText('Você está fazendo acesso suporte para - Larissa Dias');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Acesso suporte' });
const stored = (page: Page, name: string) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, `azulejo:/aurora:${name}`);

async function openSearch(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('button', { name: 'Acesso Suporte' })
    .click();
  await expect(dialog(page)).toBeVisible();
}

async function enterAsLarissa(page: Page): Promise<void> {
  await openSearch(page);
  await page.getByLabel('Nome, e-mail ou login').fill('larissa.dias');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Acessar como Larissa Dias' }).click();
  await page.getByLabel('Motivo do acesso').fill('Chamado 4512');
  await page.getByRole('button', { name: 'Acessar', exact: true }).click();
  await expect(bar(page)).toBeVisible();
}

// Runs the tests in order: each enters as the same person, and one of them ends open accesses.
test.describe.configure({ mode: 'default' });

test('only support agents have the menu entry', { tag: ['@B2.3-13', '@A3-31'] }, async ({ actor }) => {
  const { page: plain, open } = await actor('igor.lopes', 'aurora');
  await open('/');
  await expect(account(plain)).toBeVisible();
  await expect(plain.getByRole('button', { name: 'Acesso Suporte' })).toHaveCount(0);
  const { page, open: openMauro } = await actor('mauro', 'aurora');
  await openMauro('/');
  await expect(page.getByRole('button', { name: 'Acesso Suporte' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sair do acesso suporte' })).toHaveCount(0);
});

test(
  'the search filters by text and lists ten active people at a time',
  { tag: ['@B2.15-01', '@B2.15-02', '@B2.15-03', '@B2.15-06', '@B2.15-07', '@B2.15-08', '@B5-48', '@B5-49', '@B9-01'] },
  async ({ actor }) => {
    const { page, open } = await actor('mauro', 'aurora');
    const requests: URL[] = [];
    page.on(
      'request',
      (request) =>
        void (new URL(request.url()).pathname === '/aurora/api/users' && requests.push(new URL(request.url()))),
    );
    await open('/');
    await openSearch(page);
    await expect(dialog(page).getByText('Apenas usuários ativos serão listados.')).toBeVisible();
    const search = page.getByLabel('Nome, e-mail ou login');
    const submit = dialog(page).getByRole('button', { name: 'Pesquisar' });
    await search.fill('   ');
    await submit.click();
    await expect(dialog(page).getByText('Pesquise quem precisa da sua ajuda.')).toBeVisible();
    expect(requests).toEqual([]);

    await search.fill('a'.repeat(310));
    await expect(search).toHaveValue('a'.repeat(300));
    await submit.click();
    await expect(dialog(page).getByText('Nenhum resultado encontrado.')).toBeVisible();

    await search.fill('nina');
    await submit.click();
    // Nina is inactive.
    await expect(dialog(page).getByText('Nenhum resultado encontrado.')).toBeVisible();

    await search.fill('auroraenergia');
    await submit.click();
    const table = dialog(page).getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText(['Nome', 'Email', 'Login', 'Ação']);
    await expect(table.getByRole('row')).toHaveCount(11);
    const first = await table.getByRole('row').nth(1).innerText();
    await dialog(page).getByRole('button', { name: 'Página 2' }).click();
    await expect(table.getByRole('row').nth(1)).not.toHaveText(first);
    expect(requests.at(-1)?.searchParams.get('limit')).toBe('10');
    expect(requests.at(-1)?.searchParams.get('offset')).toBe('10');
    expect(requests.at(-1)?.searchParams.get('onlyActive')).toBe('true');
    await expectAccessible(page);
    await page.setViewportSize(screens.phone);
    await expectNoSideScroll(page);
  },
);

test(
  "'Listar minha equipe' exists for team leaders and lists their team",
  { tag: ['@B2.15-04', '@B2.15-05'] },
  async ({ actor }) => {
    const { page, open } = await actor('mauro', 'aurora');
    await open('/');
    await openSearch(page);
    await dialog(page).getByLabel('Listar minha equipe').check();
    await expect(dialog(page).getByRole('row')).toHaveCount(3);
    await expect(dialog(page).getByRole('cell', { name: 'Helena Macedo', exact: true })).toBeVisible();
    const { page: other, open: openOther } = await actor('mauro', 'horizonte');
    await openOther('/');
    await openSearch(other);
    await expect(dialog(other).getByLabel('Listar minha equipe')).toHaveCount(0);
  },
);

test(
  'entering opens the home as the person and stores the origin, and leaving asks and restores one’s own menu',
  { tag: ['@B4.13-01', '@B4.13-02', '@B4.13-03', '@B2.3-14', '@B2.3-31', '@A4l-17', '@B7.7-02', '@A1-04', '@B6-12'] },
  async ({ actor, request }) => {
    const { page, open, session } = await actor('mauro', 'aurora', { through: 'screen' });
    await open('/myJourney');
    await expect(account(page)).toBeVisible();
    const origin = await stored(page, 'token');
    const other = await page.context().newPage();
    await other.goto(portalUrl('aurora', '/myJourney'));
    await expect(account(other)).toBeVisible();
    await page.getByRole('button', { name: 'Acesso Suporte' }).focus();
    await enterAsLarissa(page);
    await expect(page).toHaveURL(home);
    await expect(account(page)).toContainText('Larissa');
    // The other tab follows and opens the home too.
    await expect(bar(other)).toBeVisible();
    await expect(other).toHaveURL(home);

    expect(await stored(page, 'support-origin')).toEqual({ token: origin, idUser: session.viewer.idUser });
    expect(JSON.stringify(await stored(page, 'session'))).not.toContain(String(origin));
    const api = new Api(request, 'aurora', String(await stored(page, 'token')));
    const { viewer } = (await stored(page, 'session')) as { viewer: { idUser: number } };
    const password = {
      params: { idUser: viewer.idUser },
      body: { currentPassword: 'azulejo123', newPassword: 'tomada123' },
    };
    const refusal = await api.call(changePassword, password).catch((error: unknown) => String(error));
    expect(refusal).toContain('403');

    // Waits for the home's heading before the check.
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expectAccessible(page);
    await account(page).click();
    for (const entry of ['Alterar senha', 'Notificações', 'Dispositivos conectados'])
      await expect(page.getByRole('button', { name: entry })).toHaveCount(0);
    await page.keyboard.press('Escape');
    for (const screen of [screens.phone, screens.tablet]) {
      await page.setViewportSize(screen);
      await expect(bar(page)).toBeVisible();
      await expectNoSideScroll(page);
    }
    await page.setViewportSize(screens.desktop);

    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('button', { name: 'Sair do acesso suporte' })
      .click();
    const question = page.getByRole('dialog', { name: 'Tem certeza de que deseja sair do acesso suporte?' });
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(bar(page)).toBeVisible();
    await page
      .getByRole('complementary', { name: 'Acesso suporte' })
      .getByRole('button', { name: 'Sair do acesso suporte' })
      .click();
    const renewal = page.waitForRequest((each) => each.url().endsWith('/login/renewlogin'));
    await question.getByRole('button', { name: 'Sair do acesso suporte' }).click();
    expect((await renewal).headers()['authorization']).toBe(`Bearer ${String(origin)}`);
    await expect(account(page)).toContainText('Mauro');
    await expect(bar(page)).toHaveCount(0);
    await expect(page).toHaveURL(home);
    await expect(account(other)).toContainText('Mauro');
    expect(await stored(page, 'support-origin')).toBeNull();
  },
);

test('the reason is required', async ({ actor }) => {
  const { page, open } = await actor('mauro', 'aurora', { screen: 'phone' });
  await open('/');
  await page.getByRole('navigation', { name: 'Menu inferior' }).getByRole('button', { name: 'Menu' }).click();
  await openSearch(page);
  await page.getByLabel('Nome, e-mail ou login').fill('larissa.dias');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Acessar como Larissa Dias' }).click();
  await page.getByRole('button', { name: 'Acessar', exact: true }).click();
  await expect(page.getByText('Informe o motivo do acesso.')).toBeVisible();
  await expect(page.getByLabel('Motivo do acesso')).toBeFocused();
  await expectAccessible(page);
});

test(
  'after 60 minutes the page returns to one’s own session automatically, with a notice',
  { tag: '@B4.13-01' },
  async ({ actor }) => {
    const { page, open } = await actor('mauro', 'aurora', { through: 'screen' });
    await page.clock.install();
    await open('/');
    await enterAsLarissa(page);
    await page.clock.fastForward('59:00');
    await expect(bar(page)).toBeVisible();
    await page.clock.fastForward('02:00');
    await expect(account(page)).toContainText('Mauro');
    await expect(page.getByText('O acesso suporte terminou. Você voltou ao seu próprio perfil.')).toBeVisible();
  },
);

test('the person sees the access among their devices and can end it, and the agent returns to their own session', async ({
  actor,
}) => {
  const support = await actor('mauro', 'aurora', { through: 'screen' });
  await support.open('/');
  await enterAsLarissa(support.page);
  const { page, open } = await actor('larissa.dias', 'aurora');
  await open('/');
  await account(page).click();
  await page.getByRole('button', { name: 'Dispositivos conectados' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Acesso suporte de Mauro Siqueira' }).first();
  await entry.getByRole('button', { name: /^Encerrar/ }).click();
  await expect(page.getByText('Dispositivo desconectado.')).toBeVisible();
  await support.page.goto(portalUrl('aurora', '/myJourney'));
  await expect(account(support.page)).toContainText('Mauro');
  await expect(support.page.getByText('O acesso suporte terminou. Você voltou ao seu próprio perfil.')).toBeVisible();

  await page.keyboard.press('Escape');
  await account(page).click();
  await page.getByRole('button', { name: 'Acessos ao meu perfil' }).click();
  const records = page.getByRole('dialog', { name: 'Acessos ao meu perfil' });
  await expect(records.getByText('Mauro Siqueira').first()).toBeVisible();
  await expect(records.getByText('Motivo: Chamado 4512').first()).toBeVisible();
  await expectAccessible(page);
});
