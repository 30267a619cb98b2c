import type { FieldPath } from './importer.port.ts';

/**
 * Returns the fields of a file that its schema does not declare, so that misspelled fields are reported instead of
 * dropped.
 */
export function unknownFields(given: unknown, parsed: unknown, path: FieldPath = []): FieldPath[] {
  if (Array.isArray(given) && Array.isArray(parsed)) {
    return given.flatMap((item, index) => unknownFields(item, parsed[index], [...path, index]));
  }
  if (!isRecord(given) || !isRecord(parsed)) return [];
  return Object.entries(given).flatMap(([name, value]) =>
    name in parsed || value === null ? unknownFields(value, parsed[name], [...path, name]) : [[...path, name]],
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
