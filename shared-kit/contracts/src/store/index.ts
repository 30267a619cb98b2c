export { cardBrandOf, cardLengthOf, cvvLengthOf, digitsOf, formatCardNumber, passesLuhn } from './card-brand.rules.ts';
export type { CardBrand } from './card-brand.rules.ts';
export { expiryState, formatExpiry } from './card-expiry.rules.ts';
export type { ExpiryState } from './card-expiry.rules.ts';
export { cardMessages, cardSchema } from './card.schema.ts';
export type { CardFields } from './card.schema.ts';
export {
  addToCart,
  buy,
  findOffer,
  listOffers,
  listPurchased,
  removeFromCart,
  showShoppingCart,
} from './store.endpoints.ts';
export { cartChanged, productPurchased } from './store.events.ts';
export { cartPath, productPath, storePath } from './store.paths.ts';
export type { StoreView } from './store.paths.ts';
export { offerSchema, shoppingCartSchema, shoppingCartStatuses } from './store.schema.ts';
export type { Offer, ShoppingCart } from './store.schema.ts';
