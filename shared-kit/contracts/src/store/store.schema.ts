import * as z from 'zod/mini';
import { idSchema } from '@shared-kit/contracts/core';

/** Offer (A3-24). `content` is sanitised HTML, `price` is in BRL, and `aquired` keeps the specification's spelling. */
export const offerSchema = z.object({
  idOffer: idSchema,
  idProduct: idSchema,
  title: z.string(),
  description: z.string(),
  content: z.string(),
  imageURL: z.string(),
  price: z.number(),
  aquired: z.boolean(),
});

/**
 * `PAYMENT_PENDING`: a charge of this cart has been sent and not answered yet; the cart cannot be changed meanwhile.
 */
export const shoppingCartStatuses = ['OPEN', 'PAYMENT_PENDING'] as const;

/** Shopping cart (A3-24). `totalPrice` is in BRL and computed by the server. */
export const shoppingCartSchema = z.object({
  idShoppingCart: idSchema,
  idUser: idSchema,
  totalPrice: z.number(),
  numItens: z.number(),
  itens: z.array(offerSchema),
  status: z.enum(shoppingCartStatuses),
});

export type Offer = z.infer<typeof offerSchema>;
export type ShoppingCart = z.infer<typeof shoppingCartSchema>;
