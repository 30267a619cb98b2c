import { randomUUID } from 'node:crypto';
import type { Tenant } from '../../../platform/tenancy/tenant.types.ts';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { productContents } from '../product-contents.repository.ts';
import type { NewProductContent } from '../product-contents.repository.ts';
import { searchable } from '../store.rules.ts';
import { testToken } from '../test-tokens.rules.ts';

export const cards = {
  visa: '4111 1111 1111 1111',
  amex: '3782 822463 10005',
  refused: '4000 0000 0000 0002',
  requestLost: '4000 0000 0000 0119',
  answerLost: '4000 0000 0000 0259',
};

/** Returns a valid body of `buy`, paid with the token of a card, with optional changes. */
export function payment({ card = cards.visa, ...change }: Record<string, unknown> & { card?: string } = {}) {
  return {
    token: testToken(card.replaceAll(' ', '')),
    brand: 'visa',
    lastDigits: card.slice(-4),
    idempotencyKey: randomUUID(),
    ...change,
  };
}

/** Puts a product on sale and returns its offer. */
export async function sell(
  app: TestApp,
  product: { title?: string; description?: string; cents?: number; at?: Tenant } = {},
) {
  const { title = 'Curso de Excel', description = 'Planilhas sem medo', cents = 9990, at = app.tenant } = product;
  return withTenant(app.platform.database.db, at.idApp, async (db) => {
    const { id_product: idProduct } = await db
      .insertInto('store_products')
      .values({
        key: randomUUID(),
        title,
        description,
        content: '<p>Texto</p>',
        image_key: 'curso.webp',
        position: 0,
        search_text: searchable(`${title} ${description}`),
      })
      .returning('id_product')
      .executeTakeFirstOrThrow();
    const { id_offer: idOffer } = await db
      .insertInto('store_offers')
      .values({ id_product: idProduct, price_cents: cents })
      .returning('id_offer')
      .executeTakeFirstOrThrow();
    return { idOffer, idProduct };
  });
}

/** Sets what a product contains and returns the ids. */
export async function contain(
  app: TestApp,
  idProduct: number,
  contents: readonly NewProductContent[],
  at: Tenant = app.tenant,
): Promise<number[]> {
  return withTenant(app.platform.database.db, at.idApp, async (db) => {
    await productContents(db).replace(idProduct, contents);
    return (await productContents(db).ofProducts([idProduct])).map((row) => row.id_product_content);
  });
}

export async function withdraw(app: TestApp, idOffer: number): Promise<void> {
  await withTenant(app.platform.database.db, app.tenant.idApp, async (db) => {
    await db.updateTable('store_offers').set({ active: false }).where('id_offer', '=', idOffer).execute();
  });
}

/** Returns the amounts, in cents, that the gateway charged for this user's orders. */
export async function chargesOf(app: TestApp, user: TestUser): Promise<number[]> {
  return withTenant(app.platform.database.db, app.tenant.idApp, async (db) => {
    const orders = await db.selectFrom('store_orders').select('id_order').where('id_user', '=', user.idUser).execute();
    const keys = orders.map(({ id_order }) => `${app.tenant.idApp}-${id_order}`);
    if (keys.length === 0) return [];
    const charges = await db
      .selectFrom('test_gateway_charges')
      .select('amount_cents')
      .where('charge_key', 'in', keys)
      .where('outcome', '=', 'authorised')
      .execute();
    return charges.map(({ amount_cents }) => amount_cents);
  });
}
