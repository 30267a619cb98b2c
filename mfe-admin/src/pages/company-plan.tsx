import { CompanyPlan } from '../features/company-plan/company-plan.tsx';
import { labels } from '../features/company-plan/labels.ts';
import { CompanyFrame } from '../lib/company-frame/company-frame.tsx';

/** Page 'Plano' of the company. */
export function Page() {
  return (
    <CompanyFrame title={labels.title} description={labels.description}>
      <CompanyPlan />
    </CompanyFrame>
  );
}
