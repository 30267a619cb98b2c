import { CompanyExports } from '../features/company-export/company-exports.tsx';
import { labels } from '../features/company-export/labels.ts';
import { CompanyFrame } from '../lib/company-frame/company-frame.tsx';

/** Page 'Exportar empresa'. */
export function Page() {
  return (
    <CompanyFrame title={labels.title} description={labels.description} right="company.export">
      <CompanyExports />
    </CompanyFrame>
  );
}
