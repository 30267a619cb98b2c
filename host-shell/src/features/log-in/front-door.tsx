import type { ReactNode } from 'react';
import { useLocation } from '@shared-kit/runtime/router';
import { Alert, Button, Stack } from '@shared-kit/ui';
import { ssoFaultOf } from '../../lib/sso/sso.rules.ts';
import { CheckCertificateLink } from '../../lib/check-certificate-link/check-certificate-link.tsx';
import { labels } from './labels.ts';
import { LogIn } from './log-in.tsx';
import { useSsoRedirect } from './use-sso-redirect.ts';
import { Waiting } from './waiting.tsx';
import styles from './log-in.module.css';

/** Shows the login form, or the redirect to the company's own login when that is automatic. */
export function FrontDoor({ notice }: { readonly notice: string | undefined }): ReactNode {
  const { search } = useLocation();
  const isLeaving = useSsoRedirect();
  const fault = ssoFaultOf(search);
  const said = notice ?? (fault && labels.sso.faults[fault]);
  if (isLeaving) {
    return (
      <Waiting heading={labels.sso.opening}>
        {/* Loads a whole new page, because the redirect leaves this one. */}
        <Button href="?byPassSSO=true" variant="ghost">
          {labels.entry.withPassword}
        </Button>
      </Waiting>
    );
  }
  return (
    <Stack gap={5}>
      {said !== undefined && <Alert tone="warning">{said}</Alert>}
      <LogIn />
      <CheckCertificateLink className={styles.quietLink} />
    </Stack>
  );
}
