import type { ReactNode } from 'react';
import { Navigate, useLocation, usePageTitle } from '@shared-kit/runtime/router';
import { Alert, Button, Stack } from '@shared-kit/ui';
import { Entrance } from '../../lib/entrance/entrance.tsx';
import { RecoverLink } from '../../lib/recover-link/recover-link.tsx';
import { labels } from './labels.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** Page that the link in the e-mail of first access or of a new password opens. */
export function ResetPasswordPage(): ReactNode {
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: { token?: string } | null;
  };
  const fromAddress = new URLSearchParams(search).get('token');
  usePageTitle(labels.heading);
  // Removes the token from the address at once (decision 2); the history state keeps it across a reload.
  if (fromAddress !== null) return <Navigate to={pathname} replace state={{ token: fromAddress }} />;
  return (
    <Entrance>
      {state?.token ? (
        <ResetPasswordForm token={state.token} />
      ) : (
        <Stack gap={5}>
          <h1>{labels.heading}</h1>
          <Alert tone="warning">{labels.incomplete}</Alert>
          <RecoverLink />
          <Button variant="ghost" to="/login?fromLP=true">
            {labels.logIn}
          </Button>
        </Stack>
      )}
    </Entrance>
  );
}
