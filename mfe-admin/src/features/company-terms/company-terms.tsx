import { QueryStates, SkeletonText } from '@shared-kit/ui';
import { useCompanyTerms } from './company-terms.queries.ts';
import { labels } from './labels.ts';
import { TermsEditor } from './terms-editor.tsx';

/** Terms of the company: text, versions and acceptances. */
export function CompanyTerms() {
  const query = useCompanyTerms();
  return (
    <QueryStates query={query} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={14} />}>
      {(terms) => <TermsEditor terms={terms} />}
    </QueryStates>
  );
}
