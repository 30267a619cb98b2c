import type { OwnedContent } from '@shared-kit/contracts/store';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { endEnrollment, grantEnrollment, trainingStates } from '../learning/index.ts';
import { productContents } from './product-contents.repository.ts';
import type { ProductContentRow } from './product-contents.repository.ts';

interface Change {
  readonly idUser: number;
  readonly idProducts: readonly number[];
  readonly now: Date;
}

/**
 * Enrols the owner of products in the trainings that these contain. Runs in the transaction of the purchase, so that
 * nobody pays without access. Repeating it changes nothing.
 */
export async function giveTrainings(db: TenantDb, { idUser, idProducts, now }: Change): Promise<void> {
  for (const idNode of trainingsIn(await productContents(db).ofProducts(idProducts))) {
    const { idEnrollment, isNew } = await grantEnrollment(db, { idUser, idNode, now });
    if (!isNew) continue;
    await db
      .insertInto('store_enrollments')
      .values({ id_enrollment: idEnrollment, id_user: idUser, id_node: idNode })
      .execute();
  }
}

/**
 * Takes products from their owner and ends the enrolments that came with them. A training that another owned product
 * contains stays, and so does an enrolment that no purchase created.
 */
export async function revokeAccess(db: TenantDb, { idUser, idProducts, now }: Change): Promise<void> {
  if (idProducts.length === 0) return;
  await db
    .deleteFrom('store_purchases')
    .where('id_user', '=', idUser)
    .where('id_product', 'in', [...idProducts])
    .execute();
  const owned = await productContents(db).trainingsOwnedBy(idUser);
  const lost = trainingsIn(await productContents(db).ofProducts(idProducts)).filter((idNode) => !owned.has(idNode));
  if (lost.length === 0) return;
  const granted = await db
    .deleteFrom('store_enrollments')
    .where('id_user', '=', idUser)
    .where('id_node', 'in', lost)
    .returning('id_enrollment')
    .execute();
  for (const { id_enrollment } of granted) await endEnrollment(db, id_enrollment, now);
}

/** Returns what an owned product contains, as its owner opens it. Omits trainings that are not published. */
export async function ownedContents(
  db: TenantDb,
  { idUser, idProduct, now }: { idUser: number; idProduct: number; now: Date },
): Promise<OwnedContent[]> {
  const rows = await productContents(db).ofProducts([idProduct]);
  const states = await trainingStates(db, { idUser, idNodes: trainingsIn(rows), now });
  return rows.flatMap((row): OwnedContent[] => {
    const { id_product_content: idProductContent, title } = row;
    if (row.kind === 'file') return [{ kind: 'file', idProductContent, title, fileName: row.file_name ?? title }];
    const training = row.id_node === null ? undefined : states.get(row.id_node);
    if (!training) return [];
    const { idEnrollment, progress, status } = training;
    return [{ kind: 'training', idProductContent, title, idEnrollment, progress, status }];
  });
}

function trainingsIn(rows: readonly ProductContentRow[]): number[] {
  return [...new Set(rows.flatMap(({ id_node }) => id_node ?? []))];
}
