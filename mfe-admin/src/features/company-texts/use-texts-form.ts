import { readCompanyTexts, saveCompanyTexts, textFieldsSchema } from '@shared-kit/contracts/admin';
import type { CompanyTexts, TextFields } from '@shared-kit/contracts/admin';
import { call } from '@shared-kit/runtime/api';
import { useMergingForm } from '../../lib/merge-edits/use-merging-form.ts';
import { useRefreshTexts } from './company-texts.queries.ts';
import { labels } from './labels.ts';

/** Returns the form of the texts. */
export function useTextsForm(texts: CompanyTexts) {
  const refresh = useRefreshTexts();
  return useMergingForm<TextFields, CompanyTexts>({
    read: texts,
    readAgain: () => call(readCompanyTexts, {}),
    save: async (version, fields) => {
      const { texts: saved } = await call(saveCompanyTexts, { body: { version, fields } });
      refresh();
      return saved;
    },
    schema: textFieldsSchema,
    notNow: 'texts are being edited',
    labels,
  });
}
