import { ownPortalTest as test } from '../../support/own-portal.ts';
import { expect, expectAccessible, onEveryScreen } from '../../support/test.ts';

// Menu and contact form are those of everybody, so that this test has a portal of its own.
test('texts are seen in a real page before they are saved, and by everybody afterwards', async ({ actor }) => {
  const learner = await actor('bruno', 'aurora');
  const { page, open } = await actor('joao', 'aurora');
  await open('/admin/empresa');
  await page.getByRole('navigation', { name: 'Empresa' }).getByRole('link', { name: 'Textos' }).click();
  const label = page.getByRole('textbox', { name: /^Nome dos conteúdos no menu/ });
  await label.fill('Acervo da casa');
  const preview = page.getByRole('region', { name: 'Prévia' });
  await preview.getByRole('combobox', { name: 'Página' }).selectOption('Início');
  const frame = preview.frameLocator('iframe');
  await expect(frame.getByText('Acervo da casa').first()).toBeVisible({ timeout: 30_000 });
  await onEveryScreen(page);
  await expectAccessible(page);
  await learner.open('/');
  await expect(learner.page.getByText('Acervo da casa')).toHaveCount(0);

  const form = page.getByRole('checkbox', { name: 'Oferecer o Fale conosco' });
  if (!(await form.isChecked())) await form.check();
  await page.getByRole('textbox', { name: /^Título do formulário/ }).fill('Fale com a casa');
  await page.getByRole('textbox', { name: /^O que a pessoa lê antes/ }).fill('Conte o que houve.');
  await page.getByRole('textbox', { name: /^O que a pessoa lê depois/ }).fill('A casa recebeu.');
  await page.getByRole('textbox', { name: /^E-mail que recebe/ }).fill('casa');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Informe um e-mail válido.')).toBeVisible();
  await page.getByRole('textbox', { name: /^E-mail que recebe/ }).fill('casa@exemplo.com.br');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/^Textos salvos/)).toBeVisible();

  await learner.open('/');
  await expect(learner.page.getByText('Acervo da casa').first()).toBeVisible();
  await learner.open('/contactus');
  await expect(learner.page.getByRole('heading', { name: 'Fale com a casa' })).toBeVisible();
});
