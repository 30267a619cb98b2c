import { CompanySso } from '../features/company-sso/company-sso.tsx';
import { labels } from '../features/company-sso/labels.ts';
import { CompanyFrame } from '../lib/company-frame/company-frame.tsx';

/** Page 'Login único (SSO)' of the company. */
export function Page() {
  return (
    <CompanyFrame title={labels.title} description={labels.description}>
      <CompanySso />
    </CompanyFrame>
  );
}
