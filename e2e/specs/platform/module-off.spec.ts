import { listOffers, showShoppingCart } from '@shared-kit/contracts/store';
import { expect, test } from '../../support/test.ts';

const tag = ['@cross-remote', '@mfe-journey'];

test(
  'a module that is off has no menu entry, no slot component, no route, no requests and no files',
  { tag },
  async ({ actor }) => {
    const { page, open, api } = await actor('bruno', 'horizonte');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await open('/');
    await expect(page.getByRole('link', { name: 'Minha jornada' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /lojinha|carrinho/i })).toHaveCount(0);
    for (const path of ['/lojinha', '/cartlojinha', '/detalheslojinha?idOffer=1']) {
      await open(path);
      await expect(page.getByText('PÁGINA NÃO ENCONTRADA.')).toBeVisible();
    }
    expect(requested.filter((url) => url.includes('mfe-store'))).toEqual([]);
    expect(await api.request(showShoppingCart, {})).toMatchObject({ status: 404, body: { success: false } });
    expect(await api.request(listOffers, { body: { searchText: '' } })).toMatchObject({
      status: 404,
      body: { success: false },
    });
  },
);
