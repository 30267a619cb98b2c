import * as z from 'zod/mini';
import { defineEvent, defineSocketCall, defineServerEvent, idSchema } from '@shared-kit/contracts/core';
import { orderStatuses } from './store.schema.ts';

/** Number of items in the cart; the header's badge shows it. */
export const cartChanged = defineEvent('store.cart-changed.v1', z.object({ items: z.int().check(z.nonnegative()) }), {
  replay: true,
});

/** Published after a payment succeeded: the user now owns these offers. */
export const productPurchased = defineEvent('store.product-purchased.v1', z.object({ idOffers: z.array(idSchema) }));

/** Subscribes the page to the changes of one of the user's orders. */
export const followOrder = defineSocketCall({
  name: 'FOLLOW_STORE_ORDER',
  input: z.object({ idOrder: idSchema }),
  reply: z.object({}),
  inSupportAccess: 'open',
});

/** Published when the gateway has reported about an order: the page reads it again. */
export const orderChanged = defineServerEvent(
  'STORE_ORDER_CHANGED',
  z.object({ idOrder: idSchema, status: z.enum([...orderStatuses, 'refused']) }),
);
