import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

test('a person logs in with login and password and sees the portal', async ({ actor }) => {
  const { page } = await actor('bruno', 'aurora', { through: 'screen' });
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a person with a session enters without a login', async ({ actor }) => {
  const bruno = await actor('bruno', 'aurora');
  await bruno.open('/');
  await expect(bruno.page.getByRole('banner')).toBeVisible();
  await expect(bruno.page.getByLabel('Login', { exact: true })).toBeHidden();
});

test('the login page is accessible and fits every screen', async ({ visitor }) => {
  const { page, open } = await visitor('horizonte');
  await open('/login');
  await expect(page.getByLabel('Login', { exact: true })).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
});
