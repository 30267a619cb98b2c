import * as z from 'zod/mini';
import { defineEndpoint, idSchema } from '@shared-kit/contracts/core';
import { offerSchema, shoppingCartSchema } from './store.schema.ts';

const searchSchema = z.object({ searchText: z._default(z.string().check(z.maxLength(120)), '') });
const offersReply = z.object({ success: z.literal(true), offers: z.array(offerSchema) });
/** Reply of A7s-03 and A7s-05: the field is spelt `sucess` on the wire (decision 42). */
const sucessReply = z.object({ sucess: z.boolean() });

/** Lists offers (A7s-01). */
export const listOffers = defineEndpoint({
  id: 'store.list-offers',
  method: 'POST',
  path: '/store/offers',
  access: 'session',
  summary: 'Lista os produtos da loja',
  body: searchSchema,
  reply: offersReply,
});

/**
 * Returns the offer of a product page opened by its address (A2r-28). Also returns a withdrawn offer that the user has
 * bought.
 */
export const findOffer = defineEndpoint({
  id: 'store.find-offer',
  method: 'GET',
  path: '/store/offers/:idOffer',
  access: 'session',
  summary: 'Mostra um produto da loja',
  params: z.object({ idOffer: idSchema }),
  reply: z.object({ success: z.literal(true), offer: offerSchema }),
  errors: { 'not-found': 404 },
});

/** Lists the user's purchases (A7s-02). */
export const listPurchased = defineEndpoint({
  id: 'store.list-purchased',
  method: 'POST',
  path: '/store/purchased',
  access: 'session',
  summary: 'Lista os produtos que o usuário comprou',
  body: searchSchema,
  reply: offersReply,
});

/** Returns the cart (A7s-06). `shoppingCart` is null until an item is added. */
export const showShoppingCart = defineEndpoint({
  id: 'store.show-shopping-cart',
  method: 'GET',
  path: '/store/shoppingcart',
  access: 'session',
  summary: 'Mostra o carrinho do usuário',
  reply: z.object({
    success: z.literal(true),
    itens: z.array(offerSchema),
    shoppingCart: z.nullable(shoppingCartSchema),
  }),
});

/** Adds to the cart (A7s-03). Adding an item that is already in the cart changes nothing and is no error. */
export const addToCart = defineEndpoint({
  id: 'store.add-to-cart',
  method: 'POST',
  path: '/store/addtocart',
  access: 'session',
  summary: 'Põe um produto no carrinho',
  body: z.object({ idOffer: idSchema }),
  reply: sucessReply,
  errors: { 'not-found': 404, 'store.already-acquired': 409, 'store.payment-in-progress': 409 },
});

/** Removes from the cart (A7s-04). Removing an item that is not in the cart changes nothing and is no error. */
export const removeFromCart = defineEndpoint({
  id: 'store.remove-from-cart',
  method: 'POST',
  path: '/store/removefromcart',
  access: 'session',
  summary: 'Tira um produto do carrinho',
  body: z.object({ idOffer: idSchema }),
  reply: sucessReply,
  errors: { 'not-found': 404, 'store.payment-in-progress': 409 },
});

/**
 * Buys the cart (A7s-05). `sucess` is false when the card was refused. The card is checked by `cardSchema`, never
 * stored, never logged.
 *
 * `idempotencyKey` makes a repeated call harmless: one key is charged at most once (decision 42). `idShoppingCart` and
 * `totalPrice` are the values that the user saw: a cart that was paid meanwhile counts as paid, and a cart with a
 * different total is refused and not charged.
 */
export const buy = defineEndpoint({
  id: 'store.buy',
  method: 'POST',
  path: '/store/buy',
  access: 'session',
  summary: 'Paga o carrinho com cartão',
  inSupportAccess: 'closed',
  body: z.object({
    name: z.string().check(z.maxLength(100)),
    creditCard: z.string().check(z.maxLength(30)),
    expirationDate: z.string().check(z.maxLength(10)),
    CVV: z.string().check(z.maxLength(6)),
    brand: z.string().check(z.maxLength(20)),
    idempotencyKey: z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/))),
    idShoppingCart: z.optional(idSchema),
    totalPrice: z.optional(z.number()),
  }),
  reply: sucessReply,
  errors: {
    'request.invalid': 400,
    'not-found': 404,
    'store.empty-cart': 409,
    'store.cart-changed': 409,
    'store.payment-in-progress': 409,
    'store.too-many-refusals': 429,
  },
});
