import { useParams } from '@shared-kit/runtime/router';
import { labels } from '../features/company-sso/labels.ts';
import { SsoTestPage } from '../features/company-sso/sso-test-page.tsx';
import { CompanyFrame } from '../lib/company-frame/company-frame.tsx';

/** Page with the result of a test of the company's login. */
export function Page() {
  const { idTest = '' } = useParams();
  return (
    <CompanyFrame title={labels.testPage} description={labels.testPageHint}>
      <SsoTestPage idTest={idTest} />
    </CompanyFrame>
  );
}
