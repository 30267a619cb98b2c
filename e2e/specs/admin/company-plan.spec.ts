import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

test('the plan of the company says until when it is valid and how many people use it', async ({ actor }) => {
  const { page, open } = await actor('joao', 'horizonte');
  await open('/admin/empresa');
  await page.getByRole('navigation', { name: 'Empresa' }).getByRole('link', { name: 'Plano' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plano' })).toBeVisible();
  await expect(page.getByText(/, inclusive$/)).toBeVisible();
  await expect(page.getByText('Pessoas com acesso')).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
});
