import type { ReactNode } from 'react';
import { Navigate, useLocation, usePageTitle } from '@shared-kit/runtime/router';
import { Alert, Stack } from '@shared-kit/ui';
import { Entrance } from '../../lib/entrance/entrance.tsx';
import { EmailLinkAnswer } from './email-link-answer.tsx';
import { WayOn } from './way-on.tsx';
import { labels } from './labels.ts';

/** Page that the link in the mail to an unconfirmed address opens (decision 500). */
export function ConfirmEmailPage(): ReactNode {
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: { token?: string } | null;
  };
  const fromAddress = new URLSearchParams(search).get('token');
  usePageTitle(labels.page);
  // Removes the token from the address at once (decision 2); the history state keeps it across a reload.
  if (fromAddress !== null) return <Navigate to={pathname} replace state={{ token: fromAddress }} />;
  return (
    <Entrance>
      {state?.token ? (
        <EmailLinkAnswer token={state.token} />
      ) : (
        <Stack gap={5}>
          <h1>{labels.page}</h1>
          <Alert tone="warning">{labels.incomplete}</Alert>
          <WayOn />
        </Stack>
      )}
    </Entrance>
  );
}
