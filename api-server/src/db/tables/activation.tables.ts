import type { ColumnType, Generated } from 'kysely';

/** The newest PIN of a phone. */
interface ActivationPinsTable {
  /** Digits only. */
  phone: string;
  pin_hash: string;
  /** How often somebody has tried it. */
  tries: Generated<number>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

export interface ActivationTables {
  activation_pins: ActivationPinsTable;
}
