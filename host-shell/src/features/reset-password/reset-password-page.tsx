import type { ReactNode } from 'react';
import { Navigate, useLocation, usePageTitle } from 'shared-kit/router';
import { Alert, Stack } from 'shared-kit/ui';
import { Entrance } from '../../lib/entrance/entrance.tsx';
import { labels } from './labels.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** Where the link of the e-mail of first access or of a new password leads. */
export function ResetPasswordPage(): ReactNode {
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: { token?: string } | null;
  };
  const fromAddress = new URLSearchParams(search).get('token');
  usePageTitle(labels.heading);
  // A token leaves the address at once (decision 2); the entry of the browser's history keeps it over a reload.
  if (fromAddress !== null) return <Navigate to={pathname} replace state={{ token: fromAddress }} />;
  return (
    <Entrance>
      {state?.token ? (
        <ResetPasswordForm token={state.token} />
      ) : (
        <Stack gap={5}>
          <h1>{labels.heading}</h1>
          <Alert tone="warning">{labels.incomplete}</Alert>
        </Stack>
      )}
    </Entrance>
  );
}
