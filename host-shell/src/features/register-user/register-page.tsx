import type { ReactNode } from 'react';
import { Navigate, useLocation, usePageTitle } from '@shared-kit/runtime/router';
import { useSession } from '@shared-kit/runtime/session';
import { Entrance } from '../../lib/entrance/entrance.tsx';
import { labels } from './labels.ts';
import { PasswordForm } from './password-form.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { openedRegistration } from './ticket.rules.ts';

/**
 * Decision 6: page that the ticket of a validated phone opens. Without a ticket it redirects to the activation; after
 * the registration it goes home.
 */
export function RegisterPage(): ReactNode {
  const session = useSession();
  const { state } = useLocation() as { state: unknown };
  usePageTitle(labels.page);
  if (session) return <Navigate to="/" replace state={{ lastTracking: session.lastTracking }} />;
  const opened = openedRegistration(state);
  if (!opened) return <Navigate to="/activate-user" replace />;
  return (
    <Entrance>
      {opened.kind === 'new' ? <RegistrationForm opened={opened} /> : <PasswordForm opened={opened} />}
    </Entrance>
  );
}
