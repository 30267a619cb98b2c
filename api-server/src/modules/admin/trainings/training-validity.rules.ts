import { createHash } from 'node:crypto';

/** Returns the version of a validity: a digest, so that it changes whoever changes the training (decision 754). */
export function versionOfValidity(months: number | null): string {
  return createHash('sha256').update(String(months)).digest('base64url').slice(0, 22);
}

/** Returns a validity as the log of changes says it. */
export function validityWords(months: number | null): string {
  if (months === null) return 'não vence';
  return months === 1 ? '1 mês' : `${months} meses`;
}
