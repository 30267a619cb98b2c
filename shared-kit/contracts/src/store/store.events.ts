import * as z from 'zod/mini';
import { defineEvent, idSchema } from '@shared-kit/contracts/core';

/** Number of items in the cart; the header's badge shows it. */
export const cartChanged = defineEvent('store.cart-changed.v1', z.object({ items: z.int().check(z.nonnegative()) }), {
  replay: true,
});

/** Published after a payment succeeded: the user now owns these offers. */
export const productPurchased = defineEvent('store.product-purchased.v1', z.object({ idOffers: z.array(idSchema) }));
