import { contentPath } from '@shared-kit/contracts/content';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { wholeItem } from './in-practice.ts';

const tools = 'Ferramentas e páginas';
const menu = 'O que faz a diferença na loja';

test('tiles expand in place, one at a time, and link to their content', { tag: '@A2v-13' }, async ({ actor }) => {
  const lia = await actor('lia', 'sabermais');
  const { page } = lia;
  const item = await wholeItem(lia, tools, menu);
  await lia.open(contentPath(item.idContentItem, item.idSection));
  const tiles = page.getByRole('list', { name: menu }).getByRole('button', { expanded: false });
  await expect(tiles).toHaveCount(6);
  const welcome = page.getByRole('button', { name: /^Acolher/ });
  await welcome.press('Enter');
  await expect(welcome).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Um aceno basta para segurar a espera.')).toBeVisible();
  await expect(page.getByText('1 de 6 vistos')).toBeVisible();
  await page.getByRole('button', { name: /^Mostrar/ }).click();
  await expect(page.getByText('Um aceno basta para segurar a espera.')).toBeHidden();
  await page.getByRole('link', { name: 'Abrir conteúdo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mostrar' })).toBeVisible();
  await page.getByRole('link', { name: `Voltar para ${menu}` }).click();
  await expect(tiles).toHaveCount(6);
});

test('the menu is completed when every tile was opened', async ({ actor }) => {
  const otto = await actor('otto', 'sabermais');
  const { page } = otto;
  const item = await wholeItem(otto, tools, menu);
  await otto.open(contentPath(item.idContentItem, item.idSection));
  await expect(page.getByText('Concluído')).toBeHidden();
  for (const name of ['Acolher', 'Ouvir', 'Mostrar', 'Cuidar', 'Proteger', 'Crescer'])
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByText('6 de 6 vistos')).toBeVisible();
  await expect(page.getByText('Concluído')).toBeVisible();
});

test('a menu without options is empty, and a failed one can be retried', { tag: '@A8-15' }, async ({ actor }) => {
  const gisele = await actor('gisele', 'sabermais');
  const { page } = gisele;
  const empty = await wholeItem(gisele, tools, 'Temas do próximo mês');
  await gisele.open(contentPath(empty.idContentItem, empty.idSection));
  await expect(page.getByText('Nenhum conteúdo disponível')).toBeVisible();
  const item = await wholeItem(gisele, tools, menu);
  await page.route('**/api/content/impactmenu/*', (route) =>
    route.fulfill({ status: 400, json: { success: false, code: 'request.invalid', message: 'Não.' } }),
  );
  await gisele.open(contentPath(item.idContentItem, item.idSection));
  await expect(page.getByText('Erro ao carregar conteúdo')).toBeVisible();
  await page.unroute('**/api/content/impactmenu/*');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('button', { name: /^Acolher/ })).toBeVisible();
});

test('the menu is accessible and fits every screen', async ({ actor }) => {
  const bruno = await actor('bruno', 'sabermais');
  const item = await wholeItem(bruno, tools, menu);
  await bruno.open(contentPath(item.idContentItem, item.idSection));
  await bruno.page.getByRole('button', { name: /^Acolher/ }).click();
  await onEveryScreen(bruno.page);
  await expectAccessible(bruno.page);
});
