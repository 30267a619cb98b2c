import type { ReactNode } from 'react';
import { useSession } from '@shared-kit/runtime/session';
import { Button } from '@shared-kit/ui';
import { labels } from './labels.ts';

/** Leads on to the portal, or to the login without a session. */
export function WayOn(): ReactNode {
  const isLoggedIn = useSession() !== undefined;
  return (
    <Button to={isLoggedIn ? '/' : '/login?fromLP=true'} size="large" isFullWidth>
      {isLoggedIn ? labels.toPortal : labels.logIn}
    </Button>
  );
}
