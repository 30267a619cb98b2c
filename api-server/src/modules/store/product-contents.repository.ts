import type { Selectable } from 'kysely';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { StoreProductContentsTable } from './store.tables.ts';

export type ProductContentRow = Selectable<StoreProductContentsTable>;

export type NewProductContent =
  | { readonly kind: 'training'; readonly title: string; readonly idNode: number }
  | { readonly kind: 'file'; readonly title: string; readonly fileKey: string; readonly fileName: string };

/** Repository of what products contain, and of who owns them. */
export function productContents(db: TenantDb) {
  const all = () => db.selectFrom('store_product_contents').selectAll();

  return {
    async ofProducts(idProducts: readonly number[]): Promise<ProductContentRow[]> {
      if (idProducts.length === 0) return [];
      return all()
        .where('id_product', 'in', [...idProducts])
        .orderBy('id_product')
        .orderBy('position')
        .execute();
    },
    /** Returns a file of a product that the person owns. */
    async ownFile(idUser: number, idProductContent: number) {
      return db
        .selectFrom('store_product_contents as c')
        .innerJoin('store_purchases as b', (join) => join.onRef('b.id_product', '=', 'c.id_product'))
        .select(['c.file_key', 'c.file_name'])
        .where('c.id_product_content', '=', idProductContent)
        .where('b.id_user', '=', idUser)
        .executeTakeFirst();
    },
    async purchaseOf(idUser: number, idProduct: number) {
      return db
        .selectFrom('store_purchases')
        .select(['id_order', 'purchased_at'])
        .where('id_user', '=', idUser)
        .where('id_product', '=', idProduct)
        .executeTakeFirst();
    },
    async ownersOf(idProduct: number): Promise<number[]> {
      const rows = await db
        .selectFrom('store_purchases')
        .select('id_user')
        .where('id_product', '=', idProduct)
        .orderBy('id_user')
        .execute();
      return rows.map(({ id_user }) => id_user);
    },
    /** Returns the trainings in all products that the person owns. */
    async trainingsOwnedBy(idUser: number): Promise<ReadonlySet<number>> {
      const rows = await db
        .selectFrom('store_product_contents as c')
        .innerJoin('store_purchases as b', (join) => join.onRef('b.id_product', '=', 'c.id_product'))
        .select('c.id_node')
        .where('b.id_user', '=', idUser)
        .where('c.kind', '=', 'training')
        .execute();
      return new Set(rows.flatMap(({ id_node }) => id_node ?? []));
    },
    /** Sets what a product contains. A content that stays at its position keeps its id. */
    async replace(idProduct: number, contents: readonly NewProductContent[]): Promise<void> {
      await db
        .deleteFrom('store_product_contents')
        .where('id_product', '=', idProduct)
        .where('position', '>=', contents.length)
        .execute();
      for (const [position, content] of contents.entries()) {
        const fields = {
          kind: content.kind,
          title: content.title,
          id_node: content.kind === 'training' ? content.idNode : null,
          file_key: content.kind === 'file' ? content.fileKey : null,
          file_name: content.kind === 'file' ? content.fileName : null,
        };
        await db
          .insertInto('store_product_contents')
          .values({ id_product: idProduct, position, ...fields })
          .onConflict((conflict) => conflict.columns(['id_product', 'position']).doUpdateSet(fields))
          .execute();
      }
    },
  };
}
