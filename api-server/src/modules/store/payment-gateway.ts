import type { TenantDb } from '../../platform/database/tenant-db.ts';

/** Outcome of a charge. `never-charged`: the gateway has not made the charge and guarantees that it never will. */
export type ChargeOutcome = 'authorised' | 'refused' | 'never-charged';

/** Card for the gateway. Lives in memory for the call only; it is never stored or logged. */
export interface Card {
  readonly name: string;
  /** Digits only. */
  readonly number: string;
  /** MM/AA. */
  readonly expirationDate: string;
  readonly cvv: string;
  readonly brand: string;
}

export interface ChargeRequest {
  /** Idempotency key: charged at most once, however often it is sent. */
  readonly key: string;
  readonly amountCents: number;
  readonly card: Card;
}

/** Payment provider. */
export interface PaymentGateway {
  /** Charges a card. Rejects when no answer arrives in time; the charge may or may not have been made. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** Returns the outcome of a charge and closes its key: a charge not made by then is never made. */
  settle(key: string): Promise<ChargeOutcome>;
}

export type Transaction = <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;

/** Creates the gateway for a request. `transaction` is for gateways that store data in the tenant's tables. */
export type PaymentGatewayFactory = (transaction: Transaction) => PaymentGateway;
