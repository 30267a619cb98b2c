import type { PaymentGateway, PaymentGatewayFactory, Transaction } from './payment-gateway.ts';
import { testGateway } from './test-gateway.ts';

let factory: PaymentGatewayFactory = testGateway();

/** Connects another gateway; called once, at the start of the process. */
export function connectPaymentGateway(next: PaymentGatewayFactory): void {
  factory = next;
}

export function paymentGateway(transaction: Transaction): PaymentGateway {
  return factory(transaction);
}
