import { expect, test } from '../../support/test.ts';

test('the administration has the width of the window, with the portal menu behind its button', async ({ actor }) => {
  const { page, open } = await actor('joao', 'aurora');
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/admin/pessoas');
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeHidden();
  const table = await page.getByRole('table').boundingBox();
  expect(table?.width).toBeGreaterThan(1050);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Minha jornada' })).toBeVisible();
});

test('on a phone the strip of places shows the current one', async ({ actor }) => {
  const { page, open } = await actor('joao', 'aurora');
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/admin/registro');
  await expect(
    page.getByRole('navigation', { name: 'Administração' }).getByRole('link', { name: 'Registro' }),
  ).toBeInViewport({ ratio: 0.9 });
});
