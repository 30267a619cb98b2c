import type { ImportField } from '@shared-kit/contracts/admin';

/** Value of the last import and value that the portal had after it, by field. They differ where the portal's was kept. */
export type FileValues = Partial<Readonly<Record<ImportField, { readonly file: string; readonly portal: string }>>>;

/** Change of one field. A leader is named by login. */
export interface PlannedChange {
  readonly field: ImportField;
  readonly before: string;
  readonly after: string;
  /** True when the portal's value was entered there, so that the import asks before it overwrites it. */
  readonly isConflict: boolean;
}

/** Cell that cannot be imported, with the reason. */
export interface RowFault {
  readonly column: string;
  readonly value: string;
  readonly message: string;
}

/** Plan of a row: the changes that the check found. */
export interface RowPlan {
  readonly name: string;
  readonly identifier: string;
  /** Version of the person whom the row changes; empty for a new one. */
  readonly version: string;
  readonly changes: readonly PlannedChange[];
  readonly faults: readonly RowFault[];
  /** Values of the file by field, without empty cells. */
  readonly values: Partial<Readonly<Record<ImportField, string>>>;
}
