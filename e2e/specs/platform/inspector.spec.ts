import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

const parts = ['Módulos', 'Compartilhados', 'Eventos', 'Encaixes', 'Composição'] as const;

test('people without the permission have no inspector', async ({ actor }) => {
  const { page, open } = await actor('bruno', 'aurora');
  await open('/__platform');
  await expect(page.getByText('PÁGINA NÃO ENCONTRADA.')).toBeVisible();
});

test('a developer sees the releases of the page, on every screen', async ({ actor }) => {
  test.slow();
  const { page, open } = await actor('rita', 'aurora');
  await open('/myJourney');
  await expect(page.getByRole('heading', { level: 1, name: 'Minha jornada' })).toBeVisible();
  await page.getByRole('button', { name: /Minha conta/ }).click();
  await page.getByRole('link', { name: 'Inspetor da plataforma' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inspetor da plataforma' })).toBeVisible();

  const journey = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'mfe-journey' }) });
  await expect(journey.getByText('Em uso', { exact: true })).toBeVisible();
  await expect(journey.getByText('Compatível', { exact: true })).toBeVisible();
  await expect(journey.getByText(/^\d+ ms$|^[\d,]+ s$/)).toBeVisible();
  await expect(journey.getByText(/KB, \d+ arquivos/)).toBeVisible();
  await expect(journey.getByText(/^chave /)).toBeVisible();
  await journey.getByText('Mais sobre mfe-journey').click();
  await expect(journey.getByText('publish').first()).toBeVisible();
  const store = page.getByRole('heading', { name: 'mfe-store' });
  await expect(store).toHaveCount(0);

  for (const part of parts) {
    await page.getByRole('tab', { name: part }).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expectAccessible(page);
    await onEveryScreen(page);
  }
  await page.getByRole('tab', { name: 'Compartilhados' }).click();
  const react = page.getByRole('row').filter({ has: page.getByText('react', { exact: true }) });
  await expect(react).toHaveCount(1);
  await expect(react.getByText('host_shell')).toBeVisible();
  await expect(react.getByText('Carregado')).toBeVisible();
});

test('the inspector works with the keyboard alone', async ({ actor }) => {
  const { page, open } = await actor('rita', 'aurora');
  await open('/__platform');
  const first = page.getByRole('tab', { name: 'Módulos' });
  await first.focus();
  for (const part of parts.slice(1)) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: part })).toHaveAttribute('aria-selected', 'true');
  }
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Composição' })).toHaveAttribute('aria-selected', 'true');
});
