import { sectionPath } from '@shared-kit/contracts/content';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { sectionOf } from './tiles.ts';

test(
  'subsections of a section of cards follow its items, and /cardMenu lists all of them',
  { tag: '@A2r-17' },
  async ({ actor }) => {
    const { page, open, session } = await actor('paula', 'sabermais');
    const { id, below } = sectionOf(session, 'Liderança de loja');
    await open(`/secao/${id}`);
    const row = page.getByRole('region', { name: 'Nesta seção' });
    await expect(row.getByRole('heading', { level: 3 })).toHaveText(below);
    await row.getByRole('link', { name: 'Ver todos' }).click();
    await expect(page).toHaveURL(new RegExp(`/cardMenu/${id}$`));
    await expect(page.getByRole('list', { name: 'Liderança de loja' }).getByRole('heading', { level: 2 })).toHaveText(
      below,
    );

    const hub = sectionOf(session, 'Acervo');
    await open(`/cardMenu/${hub.id}`);
    const cards = page.getByRole('main').getByRole('list', { name: 'Acervo' });
    await expect(cards.getByRole('heading', { level: 2 })).toHaveText(hub.below);
    await expectAccessible(page);
    await cards.getByRole('link', { name: 'Galeria de vitrines' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Galeria de vitrines');

    await open('/cardMenu/99999');
    await expect(page.getByText('PÁGINA NÃO ENCONTRADA.')).toBeVisible();
  },
);

test('a section also opens with its id in the query', { tag: '@A2r-16' }, async ({ actor }) => {
  const { page, open, session } = await actor('paula', 'sabermais');
  const { id } = sectionOf(session, 'Acervo');
  await open(`/acervo?idSection=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acervo');
  await expect(page).toHaveURL(new RegExp(`/sabermais/acervo/${id}$`));
  await open('/acervo?idSection=99999');
  await expect(page.getByText('PÁGINA NÃO ENCONTRADA.')).toBeVisible();
});

test('tiles stay visible when the section’s own items fail to load', { tag: '@A8-14' }, async ({ actor }) => {
  const { page, open, session } = await actor('paula', 'sabermais');
  const { id, below } = sectionOf(session, 'Acervo');
  await page.route(`**/api/content/list/${id}`, (route) =>
    route.fulfill({ status: 400, json: { success: false, code: 'request.invalid', message: 'Não.' } }),
  );
  await open(`/secao/${id}`);
  await expect(
    page.getByRole('main').getByText('Houve algum erro durante o carregamento das informações'),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('list', { name: 'Acervo' }).getByRole('heading')).toHaveText(below);
});

for (const text of [
  'Acervo',
  'Na prática',
  'Comunidade',
  'Galeria de vitrines',
  'Calendário do varejo',
  'Em cartaz',
  'Passeio pela loja',
]) {
  test(`'${text}' is accessible and fits every screen`, async ({ actor }) => {
    const { page, open, session } = await actor('carla', 'sabermais');
    await open(`/secao/${sectionOf(session, text).id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
  });
}

test('the menu shows the top of thirty or more sections, and their subsections open in it', async ({ actor }) => {
  const { page, open, session } = await actor('paula', 'sabermais');
  const { below } = sectionOf(session, 'Acervo');
  expect(session.menu.length).toBeGreaterThan(30);
  const [first] = session.menu.filter(({ menuOption }) => menuOption.text === below[0]);
  if (!first) throw new Error('nothing is below Acervo');
  await open(sectionPath(first));
  const strip = page.getByRole('banner').getByRole('navigation', { name: 'Menu principal' });
  await expect(strip.getByRole('link', { name: 'Acervo' })).toHaveAttribute('aria-current', 'true');
  await expect(strip.getByRole('link', { name: below[0] ?? '' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const toggle = menu.getByRole('button', { name: 'Seções de Acervo' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link', { name: below[0] ?? '', exact: true })).toHaveAttribute('aria-current', 'page');
  await toggle.press('Enter');
  await expect(menu.getByRole('link', { name: below[0] ?? '', exact: true })).toHaveCount(0);
  await menu.getByRole('button', { name: 'Seções de Na prática' }).click();
  await menu.getByRole('link', { name: 'Passeio pela loja' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passeio pela loja');
});
