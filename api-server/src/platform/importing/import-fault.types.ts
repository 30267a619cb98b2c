import type { FieldPath } from './importer.port.ts';

/** One error in a tenant's folder. */
export interface ImportFault {
  /** Path relative to the tenant's folder. */
  readonly file: string;
  /** Line number from 1; null when the fault concerns the whole file. */
  readonly line: number | null;
  readonly field: string;
  readonly message: string;
}

/** The import was rejected; nothing was written. */
export class ImportRefused extends Error {
  readonly faults: readonly ImportFault[];

  constructor(faults: readonly ImportFault[]) {
    super(
      `A importação foi recusada: ${faults.length === 1 ? '1 problema' : `${faults.length} problemas`}. Nada foi gravado.`,
    );
    this.faults = faults;
  }
}

/** Formats a fault: `store.yaml:12 offers[2].price: …` */
export function faultLine(fault: ImportFault): string {
  const place = fault.line === null ? fault.file : `${fault.file}:${fault.line}`;
  return fault.field === '' ? `${place}: ${fault.message}` : `${place} ${fault.field}: ${fault.message}`;
}

/** Formats a field path: `['offers', 2, 'price']` → `offers[2].price` */
export function fieldName(path: FieldPath): string {
  return path.map((part, at) => (typeof part === 'number' ? `[${part}]` : at === 0 ? part : `.${part}`)).join('');
}
