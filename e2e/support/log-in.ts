import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { accountOf } from './accounts.ts';
import type { TenantName } from './accounts.ts';
import { portalOrigin, portalUrl } from './portal-address.ts';

/** Enters login and password in the two steps of the login page; the flag skips a landing page. */
export async function logInOnScreen(
  page: Page,
  person: string,
  tenant: TenantName,
  origin = portalOrigin(),
): Promise<void> {
  const { username, password } = accountOf(person, tenant);
  if (!page.url().includes(`/${tenant}/login`)) await page.goto(portalUrl(tenant, '/login?fromLP=true', origin));
  await page.getByLabel('Login', { exact: true }).fill(username);
  await page.getByRole('button', { name: 'Avançar' }).click();
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Fazer login' }).click();
  await expect(page).not.toHaveURL(/\/login(\?|$)/);
}
