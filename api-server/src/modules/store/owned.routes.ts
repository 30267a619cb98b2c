import { toMoment } from '@shared-kit/contracts/calendar';
import { linkProductFile, showOwnedProduct } from '@shared-kit/contracts/store';
import { notFound } from '../../platform/errors.ts';
import type { ApiBuilder } from '../../platform/module.ts';
import { offers } from './offers.repository.ts';
import { ownedContents } from './product-access.service.ts';
import { productContents } from './product-contents.repository.ts';
import { presentOffer } from './store.presenter.ts';

/** Seconds for which the address of a bought file is valid: one download. */
const FILE_LINK_SECONDS = 600;

/** Serves what a person has bought. */
export function ownedRoutes(api: ApiBuilder): void {
  api.handle(showOwnedProduct, async ({ params, session: { idUser }, db, now, ...rest }) => {
    const row = await offers(db, idUser).find(params.idOffer);
    const purchase = row && (await productContents(db).purchaseOf(idUser, row.id_product));
    if (!row || !purchase) throw notFound('Produto não encontrado.');
    const contents = await ownedContents(db, { idUser, idProduct: row.id_product, now });
    return {
      success: true as const,
      offer: presentOffer({ ...rest, now }, row),
      // A training cannot be opened while the learning area is off.
      contents: contents.filter(({ kind }) => kind !== 'training' || rest.tenant.modules.has('learning')),
      purchasedAt: toMoment(purchase.purchased_at),
      idOrder: purchase.id_order,
    };
  });

  api.handle(linkProductFile, async ({ params, session, db, tenant, storage, now }) => {
    const file = await productContents(db).ownFile(session.idUser, params.idProductContent);
    if (!file?.file_key || !file.file_name) throw notFound('Arquivo não encontrado.');
    const options = { now, expiresIn: FILE_LINK_SECONDS, name: file.file_name };
    return { success: true as const, url: tenant.basePath + storage.signMediaUrl(file.file_key, options) };
  });
}
