import type { Offer, ShoppingCart } from '@shared-kit/contracts/store';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Tenant } from '../../platform/tenancy/tenant.ts';
import type { OfferRow } from './offers.repository.ts';
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

interface CartFacts {
  readonly idShoppingCart: number;
  readonly idUser: number;
  readonly items: readonly OfferRow[];
  readonly isBeingPaid: boolean;
}

export function presentCart(
  presentation: Presentation,
  { idShoppingCart, idUser, items, isBeingPaid }: CartFacts,
): ShoppingCart {
  return {
    idShoppingCart,
    idUser,
    totalPrice: inReais(totalOf(items)),
    numItens: items.length,
    itens: items.map((row) => presentOffer(presentation, row)),
    status: isBeingPaid ? 'PAYMENT_PENDING' : 'OPEN',
  };
}
