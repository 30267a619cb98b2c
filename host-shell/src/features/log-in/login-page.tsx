import { useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, usePageTitle } from 'shared-kit/router';
import { useSession } from 'shared-kit/session';
import { Entrance } from '../../lib/entrance/entrance.tsx';
import { pageAfterLogin } from '../../lib/navigation-history/navigation-history.rules.ts';
import { readHistory } from '../../lib/navigation-history/stored-history.ts';
import { LogIn } from './log-in.tsx';

/** The login; whoever has a session is led on: home if they came with it (A4l-08), to their last page after logging in (A4l-04). */
export function LoginPage(): ReactNode {
  const session = useSession();
  const [cameWithSession] = useState(session !== undefined);
  usePageTitle('Login');
  if (session) {
    const to = cameWithSession ? '/' : pageAfterLogin(readHistory(), session.viewer.idUser);
    return <Navigate to={to} replace state={{ lastTracking: session.lastTracking }} />;
  }
  return (
    <Entrance>
      <LogIn />
    </Entrance>
  );
}
