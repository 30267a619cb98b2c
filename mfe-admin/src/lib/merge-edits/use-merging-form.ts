import { useState } from 'react';
import { ApiError } from '@shared-kit/runtime/api';
import { useApiForm } from '@shared-kit/ui/forms';
import type { ApiForm, ApiFormOptions } from '@shared-kit/ui/forms';
import { notifyUndoable } from '../notify-undoable.ts';
import { mergeEdits } from './merge.rules.ts';
import type { Merge } from './merge.rules.ts';

/** State of the server that a form edits. */
interface Edited<Fields> {
  readonly version: string;
  readonly fields: Fields;
}

interface MergingFormOptions<Fields extends Record<string, unknown>, State extends Edited<Fields>> extends Pick<
  ApiFormOptions<Fields>,
  'schema' | 'notNow' | 'issuesOf'
> {
  /** State that the page has read. */
  readonly read: State;
  readonly readAgain: () => Promise<State>;
  /** Saves the fields in place of a version, and returns what is stored. */
  readonly save: (version: string, fields: Fields) => Promise<State>;
  readonly isSame?: (a: unknown, b: unknown) => boolean;
  readonly labels: { readonly saved: string; readonly undone: string };
}

/** Returns a form of a state with versions. A save of an old version leads to a comparison of both, never to an overwrite. */
export function useMergingForm<Fields extends Record<string, unknown>, State extends Edited<Fields>>({
  read,
  readAgain,
  save,
  isSame,
  labels,
  ...options
}: MergingFormOptions<Fields, State>) {
  // The state that the form was filled from: later reads of the page must not change what a save compares with.
  const [base, setBase] = useState(read);
  const [meanwhile, setMeanwhile] = useState<Merge<Fields> & { readonly current: State }>();
  const store = async (version: string, fields: Fields): Promise<State> => {
    const saved = await save(version, fields);
    setBase(saved);
    form.reset(saved.fields);
    return saved;
  };
  const { form, clearFailure, ...sending } = useApiForm<Fields>({
    ...options,
    defaultValues: read.fields as ApiFormOptions<Fields>['defaultValues'],
    submit: async (fields) => {
      try {
        const saved = await store(base.version, fields);
        notifyUndoable({
          text: labels.saved,
          undone: labels.undone,
          changeBack: () => store(saved.version, base.fields),
        });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'admin.changed-meanwhile') throw error;
        const current = await readAgain();
        setMeanwhile({ current, ...mergeEdits(base.fields, fields, current.fields, isSame) });
      }
    },
  });
  const takeOver = (values: Fields) => {
    if (!meanwhile) return;
    setBase(meanwhile.current);
    type Arguments = Parameters<ApiForm<Fields>['form']['setValue']>;
    for (const [field, value] of Object.entries(values) as [Arguments[0], Arguments[1]][])
      form.setValue(field, value, { shouldDirty: true });
    setMeanwhile(undefined);
    clearFailure();
  };
  const stopMerging = () => setMeanwhile(undefined);
  return { ...sending, form, base, discard: () => form.reset(base.fields), meanwhile, takeOver, stopMerging };
}
