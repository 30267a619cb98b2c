import { ownPortalTest as test } from '../../support/own-portal.ts';
import { expect, expectAccessible, onEveryScreen } from '../../support/test.ts';

// Everybody sees the brand, so that these tests have a portal of their own.
test.describe.configure({ mode: 'default' });

test('an unsaved colour is seen in a real page and by nobody else, and a saved one by everybody', async ({
  actor,
  visitor,
}) => {
  const { page, open } = await actor('joao', 'horizonte');
  await open('/admin/empresa');
  const code = page.getByRole('textbox', { name: 'Cor principal: código' });
  const before = await code.inputValue();
  const framed = page.frameLocator('iframe[title^="Prévia: Entrada"]');
  await expect(framed.getByRole('textbox', { name: 'Login' })).toBeVisible();
  const primary = () =>
    framed.locator(':root').evaluate((root) => getComputedStyle(root).getPropertyValue('--color-primary'));
  await code.fill('#7a1030');
  await expect.poll(primary).toBe('#7a1030');
  await onEveryScreen(page);
  await expectAccessible(page);

  const other = await visitor('horizonte');
  await other.open('/login');
  const seen = () =>
    other.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-primary'));
  expect(await seen()).not.toBe('#7a1030');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(/^Marca salva/)).toBeVisible();
  await other.open('/login');
  expect(await seen()).toBe('#7a1030');

  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(code).toHaveValue(before);
});

test('two people who save the brand compare their versions', async ({ actor }) => {
  const first = await actor('joao', 'horizonte');
  await first.open('/admin/empresa');
  const code = first.page.getByRole('textbox', { name: 'Cor de apoio: código' });
  const before = await code.inputValue();
  const second = await actor('joao', 'horizonte');
  await second.open('/admin/empresa');
  const theirs = second.page.getByRole('textbox', { name: 'Cor de apoio: código' });
  await theirs.fill('#123456');
  await second.page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(second.page.getByText(/^Marca salva/)).toBeVisible();

  await code.fill('#654321');
  await first.page.getByRole('button', { name: 'Salvar', exact: true }).click();
  const dialog = first.page.getByRole('dialog', { name: 'Outra pessoa mudou estes dados' });
  await expectAccessible(first.page);
  await dialog.getByRole('radio', { name: '#123456' }).check();
  await dialog.getByRole('button', { name: 'Continuar com estes valores' }).click();
  await expect(code).toHaveValue('#123456');
  await code.fill(before);
  await first.page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(first.page.getByText(/^Marca salva/)).toBeVisible();
});
