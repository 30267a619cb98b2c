import { CompanyDomains } from '../features/company-domains/company-domains.tsx';
import { labels } from '../features/company-domains/labels.ts';
import { CompanyFrame } from '../lib/company-frame/company-frame.tsx';

/** Page 'Domínios' of the company. */
export function Page() {
  return (
    <CompanyFrame title={labels.title} description={labels.description}>
      <CompanyDomains />
    </CompanyFrame>
  );
}
