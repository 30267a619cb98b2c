import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Issue } from '@shared-kit/contracts/core';

/**
 * Shows the issues that the server found at the fields of a form and focuses the first of them.
 *
 * @param issues issues of an ApiError; the path of a field is its name after `body.` or `form.`
 * @returns whether at least one issue belongs to a field of this form
 */
export function showServerIssues<T extends FieldValues>(form: UseFormReturn<T>, issues: readonly Issue[]): boolean {
  const shown = new Set<FieldPath<T>>();
  for (const { path, message } of issues) {
    const field = fieldOf(form.getValues(), path);
    // A field shows its first issue.
    if (field === undefined || shown.has(field)) continue;
    form.setError(field, { type: 'server', message }, { shouldFocus: shown.size === 0 });
    shown.add(field);
  }
  return shown.size > 0;
}

function fieldOf<T extends FieldValues>(values: T, path: string): FieldPath<T> | undefined {
  const name = path.replace(/^(?:body|form)\./, '');
  return name in values ? (name as FieldPath<T>) : undefined;
}
