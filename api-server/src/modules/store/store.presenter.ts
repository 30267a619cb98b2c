import type { TrainingOffer } from '@shared-kit/contracts/learning';
import type { Offer, ProductContent, ShoppingCart } from '@shared-kit/contracts/store';
import type { Storage } from '../../platform/storage/storage.port.ts';
import type { Tenant } from '../../platform/tenancy/tenant.types.ts';
import type { OfferRow } from './offers.repository.ts';
import type { OrderRow } from './orders.repository.ts';
import type { ProductContentRow } from './product-contents.repository.ts';
import { inReais, totalOf } from './store.rules.ts';

interface Presentation {
  readonly tenant: Tenant;
  readonly storage: Storage;
  readonly now: Date;
}

export function presentOffer({ tenant, storage, now }: Presentation, row: OfferRow): Offer {
  return {
    idOffer: row.id_offer,
    idProduct: row.id_product,
    title: row.title,
    description: row.description,
    content: row.content,
    imageURL: tenant.basePath + storage.signMediaUrl(row.image_key, { now }),
    price: inReais(row.price_cents),
    aquired: row.purchased_at !== null,
  };
}

/** Presents an offer on the page of a training that it contains. */
export function presentTrainingOffer({ id_offer, title, price_cents }: OfferRow): TrainingOffer {
  return { idOffer: id_offer, title, price: inReais(price_cents) };
}

export function presentContent({ id_product_content, kind, title }: ProductContentRow): ProductContent {
  return { idProductContent: id_product_content, kind, title };
}

interface CartInput {
  readonly idShoppingCart: number;
  readonly idUser: number;
  readonly items: readonly OfferRow[];
  /** Order whose payment awaits its outcome. */
  readonly pending: Pick<OrderRow, 'id_order' | 'method'> | undefined;
}

export function presentCart(
  presentation: Presentation,
  { idShoppingCart, idUser, items, pending }: CartInput,
): ShoppingCart {
  return {
    idShoppingCart,
    idUser,
    totalPrice: inReais(totalOf(items)),
    numItens: items.length,
    itens: items.map((row) => presentOffer(presentation, row)),
    status: pending ? 'PAYMENT_PENDING' : 'OPEN',
    ...(pending?.method === 'pix' ? { idPixOrder: pending.id_order } : {}),
  };
}
