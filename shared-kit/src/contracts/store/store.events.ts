import * as z from 'zod/mini';
import { defineEvent, idSchema } from 'shared-kit/contracts/core';

/** How many items the cart holds now; the header's badge follows it. */
export const cartChanged = defineEvent('store.cart-changed.v1', z.object({ items: z.int().check(z.nonnegative()) }), {
  replay: true,
});

/** A payment went through: these offers are the person's now. */
export const productPurchased = defineEvent('store.product-purchased.v1', z.object({ idOffers: z.array(idSchema) }));
