import type { FieldPath } from './importer.ts';

/** One thing wrong with a tenant's folder. */
export interface ImportFault {
  /** Relative to the tenant's folder. */
  readonly file: string;
  /** From 1; null where the fault is the whole file's. */
  readonly line: number | null;
  readonly field: string;
  readonly message: string;
}

/** The folder can't be imported; nothing was written. */
export class ImportRefused extends Error {
  readonly faults: readonly ImportFault[];

  constructor(faults: readonly ImportFault[]) {
    super(
      `A importação foi recusada: ${faults.length === 1 ? '1 problema' : `${faults.length} problemas`}. Nada foi gravado.`,
    );
    this.faults = faults;
  }
}

/** `store.yaml:12 offers[2].price: …` */
export function faultLine(fault: ImportFault): string {
  const place = fault.line === null ? fault.file : `${fault.file}:${fault.line}`;
  return fault.field === '' ? `${place}: ${fault.message}` : `${place} ${fault.field}: ${fault.message}`;
}

/** `['offers', 2, 'price']` → `offers[2].price` */
export function fieldName(path: FieldPath): string {
  return path.map((part, at) => (typeof part === 'number' ? `[${part}]` : at === 0 ? part : `.${part}`)).join('');
}
