import { sentTo } from '../../support/outbox.ts';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

test('an announcement reaches the bell of its audience, is counted as read, and can be withdrawn', async ({
  actor,
}) => {
  const title = `Recesso ${Date.now()}`;
  const learner = await actor('bruno', 'aurora');
  await learner.open('/');
  const { page, open } = await actor('joao', 'aurora');
  await open('/admin/comunicados');
  await page.getByRole('link', { name: 'Novo comunicado' }).first().click();
  await expect(page.getByText(/^Alcança \d+ pessoas$/)).toBeVisible();
  // Other tests count what arrives in the bells of other departments.
  await page.getByRole('combobox', { name: /^Para quem/ }).selectOption('Departamentos');
  await page.getByRole('checkbox', { name: 'Manutenção' }).check();
  await onEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: /^Título/ }).fill(title);
  await page.getByRole('textbox', { name: /^Texto/ }).fill('O portal **fecha** dia 24.');
  await page.getByRole('checkbox', { name: /Enviar também por e-mail/ }).check();
  await expect(page.getByRole('region', { name: 'No e-mail' }).getByText('O portal fecha dia 24.')).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click();
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row.getByText('Enviado')).toBeVisible({ timeout: 20_000 });
  await onEveryScreen(page);
  await expectAccessible(page);

  await learner.page
    .getByRole('banner')
    .getByRole('button', { name: /^Notificações/ })
    .click();
  await learner.page.getByText(title).first().click();
  await expect(learner.page.getByRole('heading', { name: title })).toBeVisible();
  await expect(learner.page.locator('strong', { hasText: 'fecha' })).toBeVisible();
  await expect
    .poll(() => sentTo('bruno@auroraenergia.com.br').find(({ subject }) => subject === title)?.text)
    .toContain('O portal fecha dia 24.');

  await page.getByRole('button', { name: `Retirar ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
  await expect(row.getByText('Retirado')).toBeVisible();
});
