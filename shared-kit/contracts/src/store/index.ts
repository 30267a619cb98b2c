export { cardBrandOf, cardLengthOf, cvvLengthOf, digitsOf, formatCardNumber, passesLuhn } from './card-brand.rules.ts';
export type { CardBrand } from './card-brand.rules.ts';
export { expiryState, formatExpiry } from './card-expiry.rules.ts';
export type { ExpiryState } from './card-expiry.rules.ts';
export { cardMessages, cardSchema } from './card.schema.ts';
export type { CardFields } from './card.schema.ts';
export {
  addToCart,
  buy,
  cancelPix,
  findOffer,
  findOrder,
  linkProductFile,
  listOffers,
  listOrders,
  listPurchased,
  receivePaymentNotification,
  removeFromCart,
  showOwnedProduct,
  showPaymentMethods,
  showPix,
  showShoppingCart,
  startPix,
} from './store.endpoints.ts';
export { cardTokenReplySchema, cardTokenRequestSchema, cardTokenSchema } from './card-token.schema.ts';
export type { CardTokenRequest } from './card-token.schema.ts';
export { cartChanged, followOrder, orderChanged, productPurchased } from './store.events.ts';
export { cartPath, orderPath, ordersPath, ownedProductPath, productPath, storePath } from './store.paths.ts';
export type { StoreView } from './store.paths.ts';
export {
  offerSchema,
  orderSchema,
  orderStatuses,
  orderSummarySchema,
  ownedContentSchema,
  paymentMeansSchema,
  pixPaymentSchema,
  pixStates,
  productContentSchema,
  shoppingCartSchema,
  shoppingCartStatuses,
} from './store.schema.ts';
export type {
  Offer,
  Order,
  OrderStatus,
  OrderSummary,
  OwnedContent,
  PaymentMeans,
  PixPayment,
  PixState,
  ProductContent,
  ShoppingCart,
} from './store.schema.ts';
