import { labels } from './labels.ts';

/** Returns a typed number; null for an empty field. */
export const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** Returns the fault of a typed number that is optional and has limits, or undefined. */
export function sizeFault(text: string, { min, max }: { min: number; max: number }): string | undefined {
  const number = numberOf(text);
  if (number === null || (Number.isInteger(number) && number >= min && number <= max)) return undefined;
  return labels.between(min, max);
}
