import { CompanyMails } from '../features/company-mails/company-mails.tsx';
import { labels } from '../features/company-mails/labels.ts';
import { CompanyFrame } from '../lib/company-frame/company-frame.tsx';

/** Page 'E-mails' of the company. */
export function Page() {
  return (
    <CompanyFrame title={labels.title} description={labels.description}>
      <CompanyMails />
    </CompanyFrame>
  );
}
