import { useState } from 'react';
import { brandFieldsSchema, readCompanyBrand, saveCompanyBrand } from '@shared-kit/contracts/admin';
import type { BrandFields, CompanyBrand } from '@shared-kit/contracts/admin';
import { ApiError, call } from '@shared-kit/runtime/api';
import { useApiForm } from '@shared-kit/ui/forms';
import type { ApiForm } from '@shared-kit/ui/forms';
import { notify } from '@shared-kit/ui/toast';
import { mergeEdits } from '../../lib/merge-edits/merge.rules.ts';
import type { Merge } from '../../lib/merge-edits/merge.rules.ts';
import { useRefreshBrand } from './brand.queries.ts';
import { isSameValue } from './brand.rules.ts';
import { labels } from './labels.ts';

export type BrandForm = ApiForm<BrandFields>['form'];

/** Milliseconds in which a save can be undone. */
const UNDO_MS = 10_000;

interface Meanwhile extends Merge<BrandFields> {
  readonly current: CompanyBrand;
}

/** Returns the form of the brand. A save of an old version leads to a comparison of both, never to an overwrite. */
export function useBrandForm(brand: CompanyBrand) {
  // The state that the form was filled from: later reads of the page must not change what a save compares with.
  const [base, setBase] = useState(brand);
  const [meanwhile, setMeanwhile] = useState<Meanwhile>();
  const refresh = useRefreshBrand();
  const save = async (version: string, fields: BrandFields): Promise<CompanyBrand> => {
    const { brand: saved } = await call(saveCompanyBrand, { body: { version, fields } });
    setBase(saved);
    form.reset(saved.fields);
    refresh();
    return saved;
  };
  const { form, clearFailure, ...sending } = useApiForm<BrandFields>({
    schema: brandFieldsSchema,
    defaultValues: brand.fields,
    notNow: 'a brand is being edited',
    submit: async (fields) => {
      try {
        const saved = await save(base.version, fields);
        notifySaved(() => save(saved.version, base.fields));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'admin.changed-meanwhile') throw error;
        const { brand: current } = await call(readCompanyBrand, {});
        setMeanwhile({ current, ...mergeEdits(base.fields, fields, current.fields, isSameValue) });
      }
    },
  });
  const takeOver = (values: BrandFields) => {
    if (!meanwhile) return;
    setBase(meanwhile.current);
    for (const field of Object.keys(values) as (keyof BrandFields)[])
      form.setValue(field, values[field], { shouldDirty: true });
    setMeanwhile(undefined);
    clearFailure();
  };
  const stopMerging = () => setMeanwhile(undefined);
  return { ...sending, form, base, discard: () => form.reset(base.fields), meanwhile, takeOver, stopMerging };
}

/** Says that the brand is saved, and offers to save what was there before. */
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
