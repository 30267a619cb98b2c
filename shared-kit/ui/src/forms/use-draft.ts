import { useEffect } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

/** Place for the values of a form that could not be saved, e.g. `draftInTab('profile-7')`. */
export interface Draft {
  write(values: Readonly<Record<string, unknown>>): void;
  /** Returns the values and removes them; undefined when there are none. */
  consume(): Readonly<Record<string, unknown>> | undefined;
}

/** Puts kept values back into their fields, as typed values. Each draft is restored once. */
export function useRestoredDraft<T extends FieldValues>(form: UseFormReturn<T, unknown, T>, draft?: Draft): void {
  const { getValues, setValue } = form;
  useEffect(() => {
    const saved = draft?.consume();
    if (!saved) return;
    for (const [field, value] of Object.entries(getValues())) {
      const typed = saved[field];
      if (typeof typed !== typeof value) continue;
      setValue(field as FieldPath<T>, typed as FieldPathValue<T, FieldPath<T>>, { shouldDirty: true });
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a draft is restored when its form is first shown
  }, [getValues, setValue]);
}
