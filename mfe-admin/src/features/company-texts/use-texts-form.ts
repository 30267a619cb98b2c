import { useState } from 'react';
import { readCompanyTexts, saveCompanyTexts, textFieldsSchema } from '@shared-kit/contracts/admin';
import type { CompanyTexts, TextFields } from '@shared-kit/contracts/admin';
import { ApiError, call } from '@shared-kit/runtime/api';
import { useApiForm } from '@shared-kit/ui/forms';
import { notify } from '@shared-kit/ui/toast';
import { mergeEdits } from '../../lib/merge-edits/merge.rules.ts';
import type { Merge } from '../../lib/merge-edits/merge.rules.ts';
import { useRefreshTexts } from './company-texts.queries.ts';
import { labels } from './labels.ts';

/** Milliseconds in which a save can be undone. */
const UNDO_MS = 10_000;

interface Meanwhile extends Merge<TextFields> {
  readonly current: CompanyTexts;
}

/** Returns the form of the texts. A save of an old version leads to a comparison of both, never to an overwrite. */
export function useTextsForm(texts: CompanyTexts) {
  // The state that the form was filled from: later reads of the page must not change what a save compares with.
  const [base, setBase] = useState(texts);
  const [meanwhile, setMeanwhile] = useState<Meanwhile>();
  const refresh = useRefreshTexts();
  const save = async (version: string, fields: TextFields): Promise<CompanyTexts> => {
    const { texts: saved } = await call(saveCompanyTexts, { body: { version, fields } });
    setBase(saved);
    form.reset(saved.fields);
    refresh();
    return saved;
  };
  const { form, clearFailure, ...sending } = useApiForm<TextFields>({
    schema: textFieldsSchema,
    defaultValues: texts.fields,
    notNow: 'texts are being edited',
    submit: async (fields) => {
      try {
        const saved = await save(base.version, fields);
        notifySaved(() => save(saved.version, base.fields));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'admin.changed-meanwhile') throw error;
        const current = await call(readCompanyTexts, {});
        setMeanwhile({ current, ...mergeEdits(base.fields, fields, current.fields) });
      }
    },
  });
  const takeOver = (values: TextFields) => {
    if (!meanwhile) return;
    setBase(meanwhile.current);
    for (const field of Object.keys(values) as (keyof TextFields)[])
      form.setValue(field, values[field], { shouldDirty: true });
    setMeanwhile(undefined);
    clearFailure();
  };
  return {
    ...sending,
    form,
    base,
    discard: () => form.reset(base.fields),
    meanwhile,
    takeOver,
    stopMerging: () => setMeanwhile(undefined),
  };
}

/** Says that the texts are saved, and offers to save what was there before. */
function notifySaved(saveBefore: () => Promise<unknown>): void {
  const undo = async () => {
    try {
      await saveBefore();
      notify({ kind: 'info', text: labels.undone });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify({ kind: 'error', text: error.message });
    }
  };
  notify({
    kind: 'success',
    text: labels.saved,
    durationMs: UNDO_MS,
    action: { label: labels.undo, onSelect: () => void undo() },
  });
}
