import type { Selectable } from 'kysely';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { ExportContext, ExportedDocument } from '../../platform/importing/exporter.port.ts';
import { lean } from '../../platform/importing/lean.rules.ts';
import { inReais } from './store.rules.ts';
import type { StoreProductContentsTable } from './store.tables.ts';

/** Returns `store.yaml`: the products and the seller. Orders and owners stay where they are. */
export async function exportStore(db: TenantDb, context: ExportContext): Promise<readonly ExportedDocument[]> {
  const products = await db
    .selectFrom('store_products as p')
    .innerJoin('store_offers as o', 'o.id_product', 'p.id_product')
    .selectAll('p')
    .select(['o.price_cents', 'o.active'])
    .orderBy('p.position')
    .orderBy('p.id_product')
    .execute();
  if (products.length === 0) return [];
  const seller = await db.selectFrom('store_settings').selectAll().executeTakeFirst();
  const contents = await db.selectFrom('store_product_contents').selectAll().orderBy('position').execute();
  const inProduct = Map.groupBy(contents, ({ id_product: id }) => id);
  return [
    {
      path: 'store.yaml',
      kind: 'settings',
      fields:
        seller === undefined || seller.seller_name === ''
          ? {}
          : {
              seller: {
                name: seller.seller_name,
                ...lean({
                  document: seller.seller_document,
                  address: seller.seller_address,
                  email: seller.seller_email,
                }),
              },
            },
      lists: {
        products: {
          kind: 'product',
          things: products.map((product) => ({
            key: product.key,
            title: product.title,
            description: product.description,
            price: inReais(product.price_cents),
            image: context.media(product.image_key),
            content: context.text(`store/${product.key}.html`, product.content),
            ...lean(
              {
                contains: (inProduct.get(product.id_product) ?? []).map((part) => contentOf(part, context)),
                withdrawn: !product.active,
              },
              { withdrawn: false },
            ),
          })),
        },
      },
    },
  ];
}

function contentOf(
  { title, id_node: idNode, file_key: fileKey, file_name: fileName }: Selectable<StoreProductContentsTable>,
  context: ExportContext,
): object {
  return idNode === null
    ? { file: context.media(fileKey ?? '', fileName ?? undefined), title }
    : { training: context.key('learning-node', idNode), title };
}
