import type {} from './store.tables.ts';
export { paymentGateways } from './payment-gateway.port.ts';
export type { PaymentGateway } from './payment-gateway.port.ts';
export { installedGateways, tokenOrigins } from './installed-gateways.adapter.ts';
export { buildPaymentStandIn } from './test-gateway.routes.ts';
export { refundOrderOf } from './refund.service.ts';
export { storeModule } from './store.routes.ts';
export { storePersonalTables } from './personal-tables.rules.ts';
export { storeMails } from './mail-templates.rules.ts';
