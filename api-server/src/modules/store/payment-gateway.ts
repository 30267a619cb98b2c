import type { TenantDb } from '../../platform/database/tenant-db.ts';

/** What became of a charge. `never-charged`: the gateway has not made it and, having said so, never will. */
export type ChargeOutcome = 'authorised' | 'refused' | 'never-charged';

/** A card on its way to the gateway. Held in memory for the call only: it is never stored and never logged. */
export interface Card {
  readonly name: string;
  /** Digits only. */
  readonly number: string;
  /** MM/AA */
  readonly expirationDate: string;
  readonly cvv: string;
  readonly brand: string;
}

export interface ChargeRequest {
  /** One key is charged at most once, however often it is sent. */
  readonly key: string;
  readonly amountCents: number;
  readonly card: Card;
}

/** The company that takes the money. */
export interface PaymentGateway {
  /** Rejects when no answer comes in time; the charge may or may not have been made then. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** Finds out what became of a charge, and closes its key: a charge that has not been made by then never will be. */
  settle(key: string): Promise<ChargeOutcome>;
}

export type Transaction = <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;

/** Makes the gateway of a request; `transaction` is for gateways that keep something in the tenant's tables. */
export type PaymentGatewayFactory = (transaction: Transaction) => PaymentGateway;
