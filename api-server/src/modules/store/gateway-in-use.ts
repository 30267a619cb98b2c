import type { PaymentGateway, PaymentGatewayFactory, Transaction } from './payment-gateway.ts';
import { testGateway } from './test-gateway.ts';

let factory: PaymentGatewayFactory = testGateway();

/** Sets the payment gateway. Called once, at process start. */
export function connectPaymentGateway(next: PaymentGatewayFactory): void {
  factory = next;
}

export function paymentGateway(transaction: Transaction): PaymentGateway {
  return factory(transaction);
}
