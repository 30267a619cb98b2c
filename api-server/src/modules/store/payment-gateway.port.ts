import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { definePort } from '../../platform/wiring.service.ts';

/** Outcome of a charge. `never-charged`: the gateway has not made the charge and guarantees that it never will. */
export type ChargeOutcome = 'authorised' | 'refused' | 'never-charged';

export interface Charge {
  readonly outcome: ChargeOutcome;
  /** Id of the payment at the gateway; null when there is none. */
  readonly reference: string | null;
}

export interface Payer {
  readonly name: string;
  readonly email: string;
  /** Digits; empty when it is not known. */
  readonly cpf: string;
}

export interface PaymentRequest {
  /** Idempotency key: paid at most once, however often it is sent. */
  readonly key: string;
  readonly amountCents: number;
  readonly description: string;
  readonly payer: Payer;
  /** Address to which the gateway sends its notifications of this payment. */
  readonly notificationUrl: string;
}

/** Charge of a card, which the page has exchanged for a token at the gateway. The number never reaches this server. */
export interface ChargeRequest extends PaymentRequest {
  readonly token: string;
  readonly brand: string;
}

export interface PixRequest extends PaymentRequest {
  readonly expiresAt: Date;
}

export interface Pix {
  readonly reference: string;
  /** 'Pix copia e cola'. */
  readonly code: string;
  /** Page of the gateway on which it can be paid, if there is one. */
  readonly page: string | null;
}

/** Payment as the gateway has it. `closed`: not paid, and never will be. */
export interface PaymentState {
  readonly reference: string;
  /** Key of the request. */
  readonly key: string;
  readonly amountCents: number;
  readonly state: 'open' | 'paid' | 'closed' | 'refunded';
}

export interface IncomingNotification {
  header(name: string): string | undefined;
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** Verified notification. It names a payment and states nothing about it; ask the gateway with `find`. */
export interface Notification {
  /** Different for every notification, the same when one is sent again. */
  readonly key: string;
  readonly reference: string;
}

/** Payment provider of one tenant. docs/store.md describes what an implementation must guarantee. */
export interface PaymentGateway {
  /** Address to which the page sends a card in exchange for a token. */
  readonly tokenUrl: string;
  /** Charges a card. Rejects when no answer arrives in time; the charge may or may not have been made. */
  charge(request: ChargeRequest): Promise<Charge>;
  /** Returns the outcome of a charge and closes its key: a charge not made by then is never made. */
  settle(key: string): Promise<Charge>;
  /** Creates a Pix. The same key returns the same Pix. */
  createPix(request: PixRequest): Promise<Pix>;
  /** Returns a payment; null for an unknown one. */
  find(reference: string): Promise<PaymentState | null>;
  /** Closes a payment that is still open and returns its final state: one that was paid before stays paid. */
  close(reference: string): Promise<PaymentState>;
  /** Returns the whole amount to the payer. Refunding a refunded payment changes nothing. */
  refund(payment: { readonly key: string; readonly reference: string; readonly amountCents: number }): Promise<void>;
  /** Returns a notification with a good signature; null for a forged or an outdated one. */
  readNotification(notification: IncomingNotification, now: Date): Notification | null;
}

export type Transaction = <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;

/**
 * Returns the gateway of the tenant, or null when the tenant cannot take payments. `transaction` is for gateways that
 * store data in the tenant's tables.
 */
export type PaymentGatewayFactory = (transaction: Transaction) => Promise<PaymentGateway | null>;

/** The gateways of this installation (`installed-gateways.adapter.ts`). */
export const paymentGateways = definePort<PaymentGatewayFactory>('store.payment-gateway');
