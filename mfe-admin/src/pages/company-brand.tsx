import { CompanyBrand } from '../features/company-brand/company-brand.tsx';
import { labels } from '../features/company-brand/labels.ts';
import { CompanyFrame } from '../lib/company-frame/company-frame.tsx';

/** Page 'Marca' of the company. */
export function Page() {
  return (
    <CompanyFrame title={labels.title} description={labels.description}>
      <CompanyBrand />
    </CompanyFrame>
  );
}
