import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyComponent } from '@shared-kit/runtime/federation';
import { Navigate, usePageTitle } from '@shared-kit/runtime/router';
import { useSession } from '@shared-kit/runtime/session';
import { notify } from '@shared-kit/ui/toast';
import { Entrance } from '../../lib/entrance/entrance.tsx';
import { storedEntry } from '../../lib/entry/stored-entry.ts';
import { pageAfterLogin } from '../../lib/navigation-history/navigation-history.rules.ts';
import { readHistory } from '../../lib/navigation-history/stored-history.ts';
import { clearSsoMemory } from '../../lib/sso/sso-memory.ts';
import { FrontDoor } from './front-door.tsx';

const EntryStep = lazyComponent(
  async () => (await import(/* webpackChunkName: "entry" */ './entry-step.tsx')).EntryStep,
);

/**
 * Renders the login. Redirects a person with a session: home if the session existed before (A4l-08), to the last page
 * after a login (A4l-04).
 */
export function LoginPage(): ReactNode {
  const session = useSession();
  const [entry] = useState(storedEntry);
  const [isEntering, setEntering] = useState(entry !== undefined);
  const [refusal, setRefusal] = useState<string>();
  const [cameWithSession] = useState(session !== undefined && entry === undefined);
  const endEntry = useCallback((message?: string) => {
    setRefusal(message);
    setEntering(false);
  }, []);
  usePageTitle('Login');
  useEffect(() => {
    if (session) clearSsoMemory();
  }, [session]);

  if (entry && isEntering) {
    return (
      <Entrance>
        <EntryStep entry={entry} onDone={endEntry} />
      </Entrance>
    );
  }
  if (session && refusal !== undefined) return <StayAsBefore notice={refusal} />;
  if (session) {
    const to = cameWithSession ? '/' : (entry?.callback ?? pageAfterLogin(readHistory(), session.viewer.idUser));
    return <Navigate to={to} replace state={{ lastTracking: session.lastTracking }} />;
  }
  return (
    <Entrance>
      <FrontDoor notice={refusal} />
    </Entrance>
  );
}

/** Shows a notice and keeps the current session: an expired token ends no session. */
function StayAsBefore({ notice }: { readonly notice: string }): ReactNode {
  useEffect(() => void notify({ kind: 'warning', text: notice, key: 'entry' }), [notice]);
  return <Navigate to="/" replace />;
}
