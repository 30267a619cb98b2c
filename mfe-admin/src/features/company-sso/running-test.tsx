import { useEffect } from 'react';
import { Alert, Card, CardHeader, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { useRefreshSso, useSsoTest } from './company-sso.queries.ts';
import { labels } from './labels.ts';
import { SsoTestResult } from './sso-test-result.tsx';
import type { StartedTest } from './use-sso-test.ts';

interface RunningTestProps {
  test: StartedTest;
  /** Called with the attribute that somebody chooses as the login. */
  onUse: (attribute: string) => void;
}

/** A test that waits for its answer, and then its result. */
export function RunningTest({ test: { idTest, address, isBlocked }, onUse }: RunningTestProps) {
  const query = useSsoTest(idTest);
  const refresh = useRefreshSso();
  const state = query.data?.state;
  useEffect(() => {
    if (state === 'passed') refresh();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the settings are read again once, when the test has passed
  }, [state]);
  return (
    <Card>
      <CardHeader title={labels.result} />
      <QueryStates query={query} errorTitle={labels.testFailed} skeleton={<SkeletonText lines={4} />}>
        {(test) => (
          <Stack>
            {isBlocked && test.state === 'waiting' && (
              <Alert
                tone="warning"
                title={labels.blocked}
                action={
                  <a href={address} target="_blank" rel="noreferrer">
                    {labels.openWindow}
                  </a>
                }
              />
            )}
            <SsoTestResult test={test} onUse={onUse} />
          </Stack>
        )}
      </QueryStates>
    </Card>
  );
}
