import sanitizeHtml from 'sanitize-html';
import * as z from 'zod/mini';
import { importDateSchema } from '../../platform/importing/import-date.rules.ts';
import { defineImporter } from '../../platform/importing/importer.port.ts';
import type { ImportedDocument, WriteContext } from '../../platform/importing/importer.port.ts';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { downloadName } from '../../platform/http/content-disposition.rules.ts';
import { productContents } from './product-contents.repository.ts';
import type { NewProductContent } from './product-contents.repository.ts';
import { exportStore } from './store.exporter.ts';
import { giveTrainings } from './product-access.service.ts';
import { inCents, searchable } from './store.rules.ts';

const contentTitle = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));

/** Something that a buyer may open: a training of learning/*.yaml, or a file to download. */
const contentSchema = z.union([
  z.strictObject({ training: z.string(), title: contentTitle }),
  /** Path of the file, relative to the document. */
  z.strictObject({ file: z.string(), title: contentTitle }),
]);

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
  /** Things that buyers may open. */
  contains: z._default(z.array(contentSchema).check(z.maxLength(100)), []),
  /** No longer for sale; buyers keep it. */
  withdrawn: z._default(z.boolean(), false),
  /** User keys of people who already own it, with the date they got it. */
  buyers: z._default(z.array(z.object({ user: z.string(), at: importDateSchema })), []),
});

/** Seller, as receipts name it. */
const sellerSchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  /** CNPJ or CPF. */
  document: z._default(z.string().check(z.maxLength(40)), ''),
  address: z._default(z.string().check(z.maxLength(300)), ''),
  email: z._default(z.string().check(z.maxLength(200)), ''),
});

const storeSchema = z.object({
  seller: z.optional(sellerSchema),
  products: z.array(productSchema).check(z.minLength(1)),
});

type Product = z.output<typeof productSchema>;
type StoreDocument = ImportedDocument<z.output<typeof storeSchema>>;

export const storeImporter = defineImporter({
  domain: 'store',
  after: ['identity', 'learning'],
  documents: { store: { path: 'store.yaml', schema: storeSchema } },
  check({ store }, context) {
    for (const document of store) {
      for (const [at, { key, image, content, contains, buyers }] of document.data.products.entries()) {
        context.declareRef(document, ['products', at, 'key'], 'store-product', key);
        context.expectMedia(document, ['products', at, 'image'], image);
        context.expectMedia(document, ['products', at, 'content'], content);
        for (const [n, part] of contains.entries()) {
          const field = ['products', at, 'contains', n];
          if ('training' in part) context.expectRef(document, [...field, 'training'], 'learning-node', part.training);
          else context.expectMedia(document, [...field, 'file'], part.file);
        }
        for (const [n, { user }] of buyers.entries())
          context.expectRef(document, ['products', at, 'buyers', n, 'user'], 'user', user);
      }
    }
  },
  export: exportStore,
  async write(db, { store }, context) {
    for (const document of store) {
      await writeSeller(db, document.data.seller);
      for (const [position, product] of document.data.products.entries()) {
        const idProduct = await writeProduct(db, document, product, position, context);
        await writeOffer(db, idProduct, product);
        await writeContents(db, document, idProduct, product, context);
        await writePurchases(db, idProduct, product, context);
        // Also for people who bought it before it contained a training.
        for (const idUser of await productContents(db).ownersOf(idProduct))
          await giveTrainings(db, { idUser, idProducts: [idProduct], now: context.now });
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

async function writeSeller(db: TenantDb, seller: z.output<typeof sellerSchema> | undefined): Promise<void> {
  if (!seller) return;
  const fields = {
    seller_name: seller.name,
    seller_document: seller.document,
    seller_address: seller.address,
    seller_email: seller.email,
  };
  // One row per tenant: the tenant column, which the tenant database adds, is the whole key.
  await db
    .insertInto('store_settings')
    .values(fields)
    .onConflict((conflict) => conflict.columns([]).doUpdateSet(fields))
    .execute();
}

async function writeContents(
  db: TenantDb,
  document: StoreDocument,
  idProduct: number,
  { contains }: Product,
  context: WriteContext,
): Promise<void> {
  const contents: NewProductContent[] = [];
  for (const part of contains) {
    if ('training' in part) {
      contents.push({ kind: 'training', title: part.title, idNode: context.ref('learning-node', part.training) });
    } else {
      const fileKey = await context.media(document, part.file);
      contents.push({ kind: 'file', title: part.title, fileKey, fileName: downloadName(part.title, part.file) });
    }
  }
  await productContents(db).replace(idProduct, contents);
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
