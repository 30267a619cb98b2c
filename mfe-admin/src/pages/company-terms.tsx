import { CompanyTerms } from '../features/company-terms/company-terms.tsx';
import { labels } from '../features/company-terms/labels.ts';
import { CompanyFrame } from '../lib/company-frame/company-frame.tsx';

/** Page 'Termos' of the company. */
export function Page() {
  return (
    <CompanyFrame title={labels.title} description={labels.description}>
      <CompanyTerms />
    </CompanyFrame>
  );
}
