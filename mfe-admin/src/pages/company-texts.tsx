import { CompanyTexts } from '../features/company-texts/company-texts.tsx';
import { labels } from '../features/company-texts/labels.ts';
import { CompanyFrame } from '../lib/company-frame/company-frame.tsx';

/** Page 'Textos' of the company. */
export function Page() {
  return (
    <CompanyFrame title={labels.title} description={labels.description}>
      <CompanyTexts />
    </CompanyFrame>
  );
}
