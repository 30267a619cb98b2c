import type {} from './store.tables.ts';
export { connectPaymentGateway } from './gateway-in-use.ts';
export { storeModule } from './store.routes.ts';
