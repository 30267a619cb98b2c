import { expect, expectAccessible, onEveryScreen, portalUrl, test } from '../../support/test.ts';

test(
  'a home of sections shows the terms until they are accepted, and asks about communications again',
  {
    tag: ['@A2h-12', '@A4t-01', '@A4t-02', '@A4t-04', '@A5-11'],
  },
  async ({ actor }) => {
    const { page } = await actor('sabrina.moreira', 'sabermais', { through: 'screen' });
    const dialog = page.getByRole('dialog', { name: 'Termo de aceite' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    // The button is disabled for assistive technology, and a click on it says why.
    await page.getByRole('button', { name: 'Continuar' }).click({ force: true });
    await expect(dialog.getByText('Você precisa aceitar os termos para continuar.')).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    await page.getByLabel('Aceito receber comunicações').uncheck();
    await page.getByLabel('Li e aceito os termos de uso').check();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(dialog).toBeHidden();
  },
);

test("'Sair' in the modal logs out", { tag: '@A4t-03' }, async ({ actor }) => {
  const { page } = await actor('rodrigo.correia', 'sabermais', { through: 'screen' });
  await expect(page.getByLabel('Aceito receber comunicações')).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(portalUrl('sabermais', '/landing-page'));
});

test(
  'a home of blocks redirects every page to /terms, and to the requested page after acceptance',
  {
    tag: ['@A4t-05', '@B2.1-18', '@B4.11-02', '@B5-62'],
  },
  async ({ actor }) => {
    const { page, open } = await actor('sabrina.pereira', 'aurora', { through: 'screen' });
    await expect(page).toHaveURL(portalUrl('aurora', '/terms'));
    await open('/myJourney');
    await expect(page).toHaveURL(portalUrl('aurora', '/terms'));
    await expect(page.getByRole('button', { name: 'Continuar' })).toBeDisabled();
    await onEveryScreen(page);
    await expectAccessible(page);
    await page.getByLabel('Li e aceito os termos de uso').check();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('dialog', { name: 'Temas de interesse' }).getByRole('button', { name: 'Agora não' }).click();
    await page.getByRole('dialog', { name: 'Tutorial' }).getByRole('button', { name: 'Fechar' }).click();
    await expect(page).toHaveURL(portalUrl('aurora', '/myJourney'));
    await expect(page.getByRole('banner')).toBeVisible();
  },
);

test('declining the terms at /terms logs out', { tag: '@B4.11-06' }, async ({ actor }) => {
  const { page } = await actor('rodrigo.castro', 'aurora', { through: 'screen' });
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(portalUrl('aurora', '/login'));
});
