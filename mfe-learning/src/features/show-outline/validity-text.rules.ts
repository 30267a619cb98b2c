import { labels } from './labels.ts';

const MONTHS_PER_YEAR = 12;

/** Returns a validity in words: '2 anos', '18 meses'. */
export function validityText(months: number): string {
  return months % MONTHS_PER_YEAR === 0 ? labels.years(months / MONTHS_PER_YEAR) : labels.months(months);
}
