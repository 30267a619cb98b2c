import { brandFieldsSchema, readCompanyBrand, saveCompanyBrand } from '@shared-kit/contracts/admin';
import type { BrandFields, CompanyBrand } from '@shared-kit/contracts/admin';
import { call } from '@shared-kit/runtime/api';
import type { ApiForm } from '@shared-kit/ui/forms';
import { useMergingForm } from '../../lib/merge-edits/use-merging-form.ts';
import { useRefreshBrand } from './brand.queries.ts';
import { isSameValue } from './brand.rules.ts';
import { labels } from './labels.ts';

export type BrandForm = ApiForm<BrandFields>['form'];

/** Returns the form of the brand. */
export function useBrandForm(brand: CompanyBrand) {
  const refresh = useRefreshBrand();
  return useMergingForm<BrandFields, CompanyBrand>({
    read: brand,
    readAgain: async () => (await call(readCompanyBrand, {})).brand,
    save: async (version, fields) => {
      const { brand: saved } = await call(saveCompanyBrand, { body: { version, fields } });
      refresh();
      return saved;
    },
    schema: brandFieldsSchema,
    notNow: 'a brand is being edited',
    isSame: isSameValue,
    labels,
  });
}
