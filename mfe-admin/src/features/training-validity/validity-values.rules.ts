import { MAX_VALID_MONTHS } from '@shared-kit/contracts/admin';
import type { ValidityPreview } from '@shared-kit/contracts/admin';
import { fieldRules } from '@shared-kit/ui/forms';
import { labels } from './labels.ts';

/** Values of the form. The months stay typed while the other kind is chosen. */
export interface ValidityValues {
  readonly kind: 'endless' | 'ending';
  readonly months: string;
}

export const validityRules = fieldRules<ValidityValues>({
  months: (_, values) => (monthsOf(values) === undefined ? labels.monthsFault(MAX_VALID_MONTHS) : undefined),
});

export function valuesOf(validMonths: number | null): ValidityValues {
  return validMonths === null ? { kind: 'endless', months: '' } : { kind: 'ending', months: String(validMonths) };
}

/** Returns the months of the form: null without an end, undefined for a text that is no such number. */
export function monthsOf({ kind, months }: ValidityValues): number | null | undefined {
  if (kind === 'endless') return null;
  const count = /^\d{1,3}$/.test(months.trim()) ? Number(months) : 0;
  return count >= 1 && count <= MAX_VALID_MONTHS ? count : undefined;
}

/** Returns in words what a validity means for completions from now on and for those that exist. */
export function meaningOf(months: number | null, { kept, begun, ended, soon, endless }: ValidityPreview): string[] {
  return [
    labels.fromNow(months),
    months === null ? '' : labels.reminders,
    kept === 0 ? '' : labels.kept(kept),
    begun === 0 ? '' : labels.begun(begun),
    ended === 0 ? '' : labels.ended(ended),
    soon === 0 ? '' : labels.soon(soon),
    endless === 0 ? '' : labels.endless(endless),
  ].filter((line) => line !== '');
}
