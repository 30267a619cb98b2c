import { newestTo } from '../../support/outbox.ts';
import { expect, expectAccessible, onEveryScreen, portalUrl, test } from '../../support/test.ts';

test('a person whom the administration creates chooses a password by the mailed link and enters', async ({
  actor,
  visitor,
}) => {
  const username = `teresa.${Date.now()}`;
  const [address, password] = [`${username}@clinicahorizonte.com.br`, 'vidro-azul-7431'];
  const { page, open } = await actor('joao', 'horizonte');
  await open('/');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await menu.getByRole('link', { name: 'Administração' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Início da administração' })).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);

  const places = page.getByRole('navigation', { name: 'Administração' });
  await places.getByRole('link', { name: 'Pessoas' }).click();
  await expect(page.getByRole('table', { name: 'Pessoas' })).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cadastrar pessoa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cadastrar pessoa' });
  await dialog.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect(dialog.getByText('Preencha este campo.').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Nome/ }).fill('Teresa Nunes');
  await dialog.getByRole('textbox', { name: /^Login/ }).fill(username);
  await dialog.getByRole('textbox', { name: /^E-mail/ }).fill(address);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect(page.getByText('Cadastro feito: Teresa Nunes.')).toBeVisible();

  const teresa = await visitor('horizonte');
  await teresa.page.goto(/https?:\/\/\S+/.exec(await newestTo(address))?.[0] ?? '');
  await teresa.page.getByLabel('Nova senha', { exact: true }).fill(password);
  await teresa.page.getByLabel('Confirme a nova senha').fill(password);
  await teresa.page.getByRole('button', { name: 'Salvar senha' }).click();
  await expect(teresa.page.getByText('Senha alterada com sucesso!')).toBeVisible();
  await teresa.page.goto(portalUrl('horizonte', '/login?fromLP=true'));
  await teresa.page.getByLabel('Login', { exact: true }).fill(username);
  await teresa.page.keyboard.press('Enter');
  await teresa.page.getByLabel('Senha', { exact: true }).fill(password);
  await teresa.page.keyboard.press('Enter');
  await expect(teresa.page).not.toHaveURL(/\/login/);

  await page.getByRole('searchbox', { name: 'Buscar por nome, e-mail ou login' }).fill(username);
  await page.getByRole('link', { name: 'Teresa Nunes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Teresa Nunes' })).toBeVisible();
  for (const tab of ['Acesso', 'O que pode', 'Alterações', 'Dados']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
  }
});

test('other pages of the administration have no fault, and a learner opens none', async ({ actor }) => {
  const { page, open } = await actor('katia', 'aurora', { colorScheme: 'dark' });
  for (const [path, title] of [
    ['/admin/solicitacoes', 'Solicitações'],
    ['/admin/grupos', 'Grupos'],
    ['/admin/regras', 'Regras'],
    ['/admin/acessos', 'Papéis'],
    ['/admin/registro', 'Registro de alterações'],
  ] as const) {
    await open(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
  }
  const learner = await actor('bruno', 'aurora');
  await learner.open('/admin/pessoas');
  await expect(learner.page.getByText('Página para quem administra o portal')).toBeVisible();
});
