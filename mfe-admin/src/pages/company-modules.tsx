import { CompanyModules } from '../features/company-modules/company-modules.tsx';
import { labels } from '../features/company-modules/labels.ts';
import { CompanyFrame } from '../lib/company-frame/company-frame.tsx';

/** Page 'Módulos' of the company. */
export function Page() {
  return (
    <CompanyFrame title={labels.title} description={labels.description}>
      <CompanyModules />
    </CompanyFrame>
  );
}
