import { ownPortalTest } from '../../support/own-portal.ts';
import { expect, expectAccessible, onEveryScreen, portalUrl, test } from '../../support/test.ts';

test(
  'the header search finds and opens content by keyboard',
  { tag: ['@B2.3-20', '@B2.1-15', '@B5-16', '@B5-17', '@B9-04'] },
  async ({ actor }) => {
    const { page, open } = await actor('bruno', 'aurora');
    await open('/myJourney');
    const box = page.getByRole('banner').getByRole('searchbox', { name: 'Buscar treinamentos e conteúdos' });
    await expect(box).toHaveAttribute('maxlength', '300');
    await page.keyboard.press('/');
    await expect(box).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Digite o que você procura.')).toBeVisible();
    await expect(page).toHaveURL(portalUrl('aurora', '/myJourney'));
    await page.keyboard.type('SEGURANCA');
    const suggestions = page.getByRole('banner').getByRole('list', { name: 'Sugestões' });
    await expect(suggestions.getByRole('link')).toHaveCount(5);
    await page.keyboard.press('ArrowDown');
    await expect(suggestions.getByRole('link').first()).toBeFocused();
    // The colours of a dark header must not reach the panel below it.
    await expectAccessible(page);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(portalUrl('aurora', '/searchResult/SEGURANCA'));
    await expect(page.getByRole('heading', { level: 1, name: 'Resultados para “SEGURANCA”' })).toBeVisible();
    const results = page.getByRole('main').getByRole('article');
    await expect(results).toHaveCount(5);
    await expect(results.first().locator('mark')).toHaveText('Segurança');
    await expect(box).toHaveValue('SEGURANCA');
    await onEveryScreen(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ver mais' }).click();
    await expect(results.nth(5).getByRole('link').first()).toBeFocused();
    await results.first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Segurança');
  },
);

test(
  'an empty result shows a message, and content of other people is not found',
  { tag: ['@B8-11', '@B6-07'] },
  async ({ actor }) => {
    const { page, open } = await actor('fabio', 'aurora');
    await open('/searchResult/concess%C3%A3o');
    await expect(page.getByText('Não foram encontrados resultados para “concessão”')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('banner').getByRole('button', { name: 'Limpar busca' }).click();
    await expect(page.getByRole('banner').getByRole('searchbox')).toBeFocused();
  },
);

test('on a phone the search box opens over the header and closes again', async ({ actor }) => {
  const { page, open } = await actor('bruno', 'horizonte', { screen: 'phone' });
  await open('/myJourney');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Buscar treinamentos e conteúdos' });
  await opener.click();
  const box = page.getByRole('banner').getByRole('searchbox');
  await expect(box).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await box.fill('higiene');
  await box.press('Enter');
  await expect(page).toHaveURL(portalUrl('horizonte', '/searchResult/higiene'));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('higiene');
});

test(
  'a portal of sections searches all of them, from three characters on',
  { tag: ['@B5-17', '@A5-24'] },
  async ({ actor }) => {
    const { page, open } = await actor('bruno', 'sabermais');
    await open('/');
    const box = page.getByRole('banner').getByRole('searchbox', { name: 'Buscar conteúdos' });
    await box.fill('vo');
    await box.press('Enter');
    await expect(page.getByText('Digite ao menos 3 caracteres.')).toBeVisible();
    await box.fill('lideranca');
    await box.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Resultados para “lideranca”' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
  },
);

ownPortalTest('shows no box when no remote has results to show', async ({ actor, azulejo }) => {
  for (const module of ['learning', 'content']) await azulejo('module', 'disable', module, '--tenant', 'horizonte');
  const { page, open } = await actor('bruno', 'horizonte');
  await open('/myJourney');
  await expect(page.getByRole('banner').getByRole('button', { name: /^Minha conta/ })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Buscar/ })).toHaveCount(0);
});
