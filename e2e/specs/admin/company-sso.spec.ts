import type { BrowserContext } from '@playwright/test';
import { metadataOf, testIdentityProvider } from '../../../tools/demo-company/test-provider.ts';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

const idp = testIdentityProvider();

/** Answers logins of this browser as the company's identity provider, which has no server of its own. */
function serveProvider(context: BrowserContext, login: string): Promise<unknown> {
  return context.route(`${idp.entryPoint}?**`, async (route) => {
    const {
      id = '',
      assertionConsumerServiceURL: acsUrl = '',
      issuer: audience = '',
    } = await idp.read(route.request().url());
    const answer = await idp.answer({ id, acsUrl, audience }, login);
    await route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${acsUrl}"><input type="hidden" name="SAMLResponse" value="${answer}"></form>
        <script>document.forms[0].submit()</script>`,
    });
  });
}

test('a prepared login is tried in a window, without a session, and shows who would enter', async ({ actor }) => {
  const { page, open } = await actor('joao', 'horizonte');
  await serveProvider(page.context(), 'mauro-que-nao-existe');
  await open('/admin/empresa/login-unico');
  await page.getByRole('tab', { name: 'Colar' }).click();
  const { issuer, entryPoint, certificate } = idp;
  await page.getByLabel('XML dos metadados').fill(metadataOf({ issuer, entryPoint, certificates: [certificate] }));
  await page.getByRole('button', { name: 'Preencher com os metadados' }).click();
  await expect(page.getByLabel('Entity ID do provedor')).toHaveValue(issuer);
  await expectAccessible(page);

  const tryLogin = async () => {
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Testar login' }).click(),
    ]);
    return opened;
  };
  const failed = await tryLogin();
  const cause = 'Ninguém no portal tem o login “mauro-que-nao-existe”.';
  await expect(failed.getByText(cause)).toBeVisible();
  await expect(page.getByText(cause)).toBeVisible();
  await failed.close();

  await page.context().unroute(`${entryPoint}?**`);
  await serveProvider(page.context(), 'bruno');
  const passed = await tryLogin();
  await expect(passed.getByText('O login funciona')).toBeVisible();
  await expect(passed.getByText(/^Entraria como Bruno/)).toBeVisible();
  await expectAccessible(passed);
  // The window is still the administrator's.
  await expect(passed.getByRole('navigation', { name: 'Administração' })).toBeVisible();
  await passed.close();

  await expect(page.getByText('Um teste deste rascunho deu certo. Ele pode ser ativado.')).toBeVisible();
  await page.getByRole('button', { name: 'Ativar', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await onEveryScreen(page);
  await page.getByRole('button', { name: 'Descartar rascunho' }).click();
  await expect(page.getByText('Rascunho descartado.')).toBeVisible();
});
