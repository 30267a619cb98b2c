import { useEffect } from 'react';
import { useLocation } from 'shared-kit/router';
import { useSession } from 'shared-kit/session';
import { afterRedirect, afterVisit } from '../../lib/navigation-history/navigation-history.rules.ts';
import { readHistory, storeHistory } from '../../lib/navigation-history/stored-history.ts';

/** Public pages: a visitor stays on them, so they are nowhere to come back to. */
const isPublic = (path: string): boolean => /^\/(login|certificate-authenticity)(\/|\?|$)/i.test(path);

/** Remembers where the person is, for the login that may come. Renders nothing. */
export function RecordHistory(): null {
  const { pathname, search } = useLocation();
  const idUser = useSession()?.viewer.idUser;
  const path = pathname + search;
  useEffect(() => {
    const before = readHistory();
    if (idUser !== undefined) storeHistory(afterVisit(before, path, idUser));
    else if (!isPublic(path)) storeHistory(afterRedirect(before, path));
  }, [path, idUser]);
  return null;
}
