import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';
import { enrollmentStatusSchema } from '@shared-kit/contracts/learning';

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
  /** Order of the Pix that awaits its payment, if there is one. */
  idPixOrder: z.optional(idSchema),
});

/** Something that a product contains, as everybody may see it. */
export const productContentSchema = z.object({
  idProductContent: idSchema,
  kind: z.enum(['training', 'file']),
  title: z.string(),
});

/** Something that an owned product contains, with what its owner needs to open it. */
export const ownedContentSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('training'),
    idProductContent: idSchema,
    title: z.string(),
    idEnrollment: idSchema,
    /** 0 to 100. */
    progress: z.number(),
    status: enrollmentStatusSchema,
  }),
  z.object({ kind: z.literal('file'), idProductContent: idSchema, title: z.string(), fileName: z.string() }),
]);

/** `refunding`: the refund is decided, and the gateway has not confirmed it yet. */
export const orderStatuses = ['pending', 'paid', 'expired', 'cancelled', 'refunding', 'refunded'] as const;

/** Means of payment. `brand` and `lastDigits` are empty for an order whose card is not known. */
export const paymentMeansSchema = z.discriminatedUnion('method', [
  z.object({ method: z.literal('card'), brand: z.string(), lastDigits: z.string() }),
  z.object({ method: z.literal('pix') }),
]);

/** Order in the list of a person's orders. Amounts are in BRL. */
export const orderSummarySchema = z.object({
  idOrder: idSchema,
  status: z.enum(orderStatuses),
  createdAt: momentSchema,
  total: z.number(),
  titles: z.array(z.string()),
});

/** Order with everything that its receipt shows. */
export const orderSchema = z.object({
  ...orderSummarySchema.shape,
  means: paymentMeansSchema,
  items: z.array(z.object({ idOffer: idSchema, title: z.string(), price: z.number() })),
  paidAt: z.nullable(momentSchema),
  refundedAt: z.nullable(momentSchema),
  refundReason: z.nullable(z.string()),
  buyer: z.object({ name: z.string(), email: z.string(), cpf: z.string() }),
  /** Empty texts are unknown. */
  seller: z.object({ name: z.string(), document: z.string(), address: z.string(), email: z.string() }),
});

export const pixStates = ['open', 'paid', 'expired', 'cancelled'] as const;

/** Pix that awaits its payment, or its outcome. */
export const pixPaymentSchema = z.object({
  idOrder: idSchema,
  state: z.enum(pixStates),
  /** BRL. */
  amount: z.number(),
  /** 'Pix copia e cola'. */
  code: z.string(),
  /** QR code of `code`: the path of its dark modules in a square of `size` units. */
  qr: z.object({ size: z.number(), path: z.string() }),
  secondsLeft: z.int().check(z.nonnegative()),
  /** Page of the gateway on which it can be paid, if there is one. */
  page: z.nullable(z.string()),
});

export type Offer = z.infer<typeof offerSchema>;
export type ShoppingCart = z.infer<typeof shoppingCartSchema>;
export type ProductContent = z.infer<typeof productContentSchema>;
export type OwnedContent = z.infer<typeof ownedContentSchema>;
export type OrderStatus = (typeof orderStatuses)[number];
export type OrderSummary = z.infer<typeof orderSummarySchema>;
export type Order = z.infer<typeof orderSchema>;
export type PaymentMeans = z.infer<typeof paymentMeansSchema>;
export type PixPayment = z.infer<typeof pixPaymentSchema>;
export type PixState = (typeof pixStates)[number];
