import { CompanyBrand } from '../features/company-brand/company-brand.tsx';
import { labels } from '../features/company-brand/labels.ts';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';

/** Page 'Marca' of the company. */
export function Page() {
  return (
    <AdminFrame title={labels.title} description={labels.description} right="company.edit">
      <CompanyBrand />
    </AdminFrame>
  );
}
