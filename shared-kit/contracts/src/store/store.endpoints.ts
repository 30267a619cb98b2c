import * as z from 'zod/mini';
import { defineEndpoint, idSchema, momentSchema } from '@shared-kit/contracts/core';
import {
  offerSchema,
  orderSchema,
  orderSummarySchema,
  ownedContentSchema,
  pixPaymentSchema,
  productContentSchema,
  shoppingCartSchema,
} from './store.schema.ts';
import { cardTokenSchema } from './card-token.schema.ts';

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
  isRead: true,
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
  reply: z.object({ success: z.literal(true), offer: offerSchema, contents: z.array(productContentSchema) }),
  errors: { 'not-found': 404 },
});

/** Returns an owned product with what it contains; 404 for a product that the user does not own. */
export const showOwnedProduct = defineEndpoint({
  id: 'store.show-owned-product',
  method: 'GET',
  path: '/store/owned/:idOffer',
  access: 'session',
  summary: 'Mostra o que um produto comprado contém',
  params: z.object({ idOffer: idSchema }),
  reply: z.object({
    success: z.literal(true),
    offer: offerSchema,
    contents: z.array(ownedContentSchema),
    purchasedAt: momentSchema,
    /** Null for a product that an import gave. */
    idOrder: z.nullable(idSchema),
  }),
  errors: { 'not-found': 404 },
});

/**
 * Returns the address of a file of an owned product, for one download: it is valid for ten minutes. Ownership is checked
 * at each call, so that a refund ends the downloads.
 */
export const linkProductFile = defineEndpoint({
  id: 'store.link-product-file',
  method: 'GET',
  path: '/store/owned/files/:idProductContent',
  access: 'session',
  summary: 'Dá o endereço de um arquivo de um produto comprado',
  params: z.object({ idProductContent: idSchema }),
  reply: z.object({ success: z.literal(true), url: z.string() }),
  errors: { 'not-found': 404 },
});

/** Lists the user's orders, newest first. Omits payments that were refused. */
export const listOrders = defineEndpoint({
  id: 'store.list-orders',
  method: 'GET',
  path: '/store/orders',
  access: 'session',
  summary: 'Lista os pedidos do usuário',
  reply: z.object({ success: z.literal(true), orders: z.array(orderSummarySchema) }),
});

/** Returns an order of the user, with its receipt. */
export const findOrder = defineEndpoint({
  id: 'store.find-order',
  method: 'GET',
  path: '/store/orders/:idOrder',
  access: 'session',
  summary: 'Mostra um pedido',
  params: z.object({ idOrder: idSchema }),
  reply: z.object({ success: z.literal(true), order: orderSchema }),
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

/** The cart as the user saw it, for payments. */
const purchaseFields = {
  /** Makes a repeated call harmless: one key is charged at most once (decision 42). */
  idempotencyKey: z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/))),
  idShoppingCart: z.optional(idSchema),
  totalPrice: z.optional(z.number()),
};

const purchaseErrors = {
  'request.invalid': 400,
  'not-found': 404,
  'store.email-unconfirmed': 409,
  'store.empty-cart': 409,
  'store.cart-changed': 409,
  'store.payment-in-progress': 409,
  'store.no-gateway': 503,
} as const;

/** Returns how the user can pay, and the address at which the page exchanges a card for a token. */
export const showPaymentMethods = defineEndpoint({
  id: 'store.show-payment-methods',
  method: 'GET',
  path: '/store/payment-methods',
  access: 'session',
  summary: 'Mostra as formas de pagamento',
  reply: z.object({
    success: z.literal(true),
    methods: z.array(z.enum(['card', 'pix'])),
    /** Null when the tenant cannot take payments. */
    tokenUrl: z.nullable(z.string()),
    /** Digits of the user's CPF for the gateway; empty when it is not known. */
    cpf: z.string(),
  }),
});

/**
 * Buys the cart by card (A7s-05). `sucess` is false when the card was refused. The card itself goes from the page to the
 * gateway, which answers with a token (ADR 34): a body with any other field, such as a number, is rejected.
 *
 * `idShoppingCart` and `totalPrice` are the values that the user saw: a cart that was paid meanwhile counts as paid, and a
 * cart with a different total is refused and not charged.
 */
export const buy = defineEndpoint({
  id: 'store.buy',
  method: 'POST',
  path: '/store/buy',
  access: 'session',
  summary: 'Paga o carrinho com cartão',
  inSupportAccess: 'closed',
  body: z.strictObject({
    token: cardTokenSchema,
    brand: z.string().check(z.regex(/^[a-z]{1,20}$/)),
    lastDigits: z.string().check(z.regex(/^\d{4}$/)),
    ...purchaseFields,
  }),
  reply: sucessReply,
  errors: { ...purchaseErrors, 'store.too-many-refusals': 429 },
});

const pixReply = z.object({ success: z.literal(true), payment: pixPaymentSchema });

/** Begins a Pix for the cart. A cart that already has an open Pix answers with that one. */
export const startPix = defineEndpoint({
  id: 'store.start-pix',
  method: 'POST',
  path: '/store/pix',
  access: 'session',
  summary: 'Gera um Pix para o carrinho',
  inSupportAccess: 'closed',
  body: z.strictObject(purchaseFields),
  reply: pixReply,
  errors: { ...purchaseErrors, 'store.already-paid': 409, 'store.too-many-pix': 429, 'store.pix-unavailable': 503 },
});

/** Returns the user's Pix with its state. */
export const showPix = defineEndpoint({
  id: 'store.show-pix',
  method: 'GET',
  path: '/store/pix/:idOrder',
  access: 'session',
  summary: 'Mostra um Pix',
  params: z.object({ idOrder: idSchema }),
  reply: pixReply,
  errors: { 'not-found': 404, 'store.payment-in-progress': 409, 'store.no-gateway': 503 },
});

/** Cancels the user's Pix. One that was paid before stays paid, and the reply says so. */
export const cancelPix = defineEndpoint({
  id: 'store.cancel-pix',
  method: 'POST',
  path: '/store/pix/:idOrder/cancel',
  access: 'session',
  summary: 'Cancela um Pix',
  inSupportAccess: 'closed',
  params: z.object({ idOrder: idSchema }),
  reply: pixReply,
  errors: { 'not-found': 404, 'store.payment-in-progress': 409, 'store.no-gateway': 503 },
});

/**
 * Receives a notification of the payment gateway. Its signature must be good; its content is ignored, because the server
 * asks the gateway about the payment that the address names.
 */
export const receivePaymentNotification = defineEndpoint({
  id: 'store.receive-payment-notification',
  method: 'POST',
  path: '/store/notifications',
  access: 'public',
  summary: 'Recebe um aviso da operadora de pagamentos',
  query: z.object({ 'data.id': z.optional(z.string().check(z.maxLength(100))) }),
  body: z.optional(z.unknown()),
  reply: z.object({ success: z.literal(true) }),
  errors: { 'store.bad-notification': 401, 'store.no-gateway': 503, 'store.gateway-silent': 503 },
});
