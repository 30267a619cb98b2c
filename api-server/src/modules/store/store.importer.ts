import sanitizeHtml from 'sanitize-html';
import * as z from 'zod/mini';
import { importDateSchema } from '../../platform/importing/import-date.rules.ts';
import { defineImporter } from '../../platform/importing/importer.ts';
import type { ImportedDocument, WriteContext } from '../../platform/importing/importer.ts';
import type { TenantDb } from '../../platform/database/tenant-db.ts';
import { inCents, searchable } from './store.rules.ts';

const productSchema = z.object({
  /** Permanent key by which an import finds the product of an earlier import. */
  key: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  description: z.string().check(z.minLength(1), z.maxLength(400)),
  /** BRL. */
  price: z.number().check(z.positive(), z.maximum(100_000), z.multipleOf(0.01)),
  /** Path of the picture, relative to the file. */
  image: z.string(),
  /** Path of the HTML file, relative to the file. */
  content: z.string(),
  /** No longer for sale; buyers keep it. */
  withdrawn: z._default(z.boolean(), false),
  /** User keys of people who already own it, with the date they got it. */
  buyers: z._default(z.array(z.object({ user: z.string(), at: importDateSchema })), []),
});

const storeSchema = z.object({ products: z.array(productSchema).check(z.minLength(1)) });

type Product = z.output<typeof productSchema>;
type StoreDocument = ImportedDocument<z.output<typeof storeSchema>>;

export const storeImporter = defineImporter({
  domain: 'store',
  after: ['identity'],
  documents: { store: { path: 'store.yaml', schema: storeSchema } },
  check({ store }, context) {
    for (const document of store) {
      for (const [at, { key, image, content, buyers }] of document.data.products.entries()) {
        context.declareRef(document, ['products', at, 'key'], 'store-product', key);
        context.expectMedia(document, ['products', at, 'image'], image);
        context.expectMedia(document, ['products', at, 'content'], content);
        for (const [n, { user }] of buyers.entries())
          context.expectRef(document, ['products', at, 'buyers', n, 'user'], 'user', user);
      }
    }
  },
  async write(db, { store }, context) {
    for (const document of store) {
      for (const [position, product] of document.data.products.entries()) {
        const idProduct = await writeProduct(db, document, product, position, context);
        await writeOffer(db, idProduct, product);
        await writePurchases(db, idProduct, product, context);
        await context.register('store-product', product.key, idProduct);
      }
    }
  },
});

async function writeProduct(
  db: TenantDb,
  document: StoreDocument,
  product: Product,
  position: number,
  context: WriteContext,
): Promise<number> {
  const { key, title, description } = product;
  const fields = {
    title,
    description,
    content: sanitizeHtml(await context.text(document, product.content)),
    image_key: await context.media(document, product.image),
    position,
    search_text: searchable(`${title} ${description}`),
  };
  const row = await db
    .insertInto('store_products')
    .values({ key, ...fields })
    .onConflict((conflict) => conflict.columns(['key']).doUpdateSet(fields))
    .returning('id_product')
    .executeTakeFirstOrThrow();
  return row.id_product;
}

async function writeOffer(db: TenantDb, idProduct: number, { price, withdrawn }: Product): Promise<void> {
  const fields = { price_cents: inCents(price), active: !withdrawn };
  await db
    .insertInto('store_offers')
    .values({ id_product: idProduct, ...fields })
    .onConflict((conflict) => conflict.columns(['id_product']).doUpdateSet(fields))
    .execute();
}

async function writePurchases(
  db: TenantDb,
  idProduct: number,
  { buyers }: Product,
  context: WriteContext,
): Promise<void> {
  if (buyers.length === 0) return;
  await db
    .insertInto('store_purchases')
    .values(
      buyers.map(({ user, at }) => ({
        id_user: context.ref('user', user),
        id_product: idProduct,
        id_order: null,
        purchased_at: context.date(at),
      })),
    )
    .onConflict((conflict) => conflict.columns(['id_user', 'id_product']).doNothing())
    .execute();
}
