import { adminCompanySectionPath } from '@shared-kit/contracts/admin';
import { Link } from '@shared-kit/runtime/router';
import { Card, CardHeader, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { useSsoTest } from './company-sso.queries.ts';
import { labels } from './labels.ts';
import { SsoTestResult } from './sso-test-result.tsx';

/** Result of a test, in the window in which the login was tried. */
export function SsoTestPage({ idTest }: { idTest: string }) {
  const query = useSsoTest(idTest);
  return (
    <QueryStates query={query} errorTitle={labels.testFailed} skeleton={<SkeletonText lines={8} />}>
      {(test) => (
        <Card>
          <CardHeader title={labels.result} />
          <Stack>
            <SsoTestResult test={test} />
            <p>
              {labels.close} <Link to={adminCompanySectionPath('login-unico')}>{labels.back}</Link>
            </p>
          </Stack>
        </Card>
      )}
    </QueryStates>
  );
}
