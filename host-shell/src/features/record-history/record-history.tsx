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
  const session = useSession();
  const idUser = session?.viewer.idUser;
  const isOwn = session?.loginInfo.accessSupport.currentUserToken === null;
  const path = pathname + search;
  useEffect(() => {
    const before = readHistory();
    // Where support was is nowhere that the person left off.
    if (idUser !== undefined && !isOwn) return;
    if (idUser !== undefined) storeHistory(afterVisit(before, path, idUser));
    else if (!isPublic(path)) storeHistory(afterRedirect(before, path));
  }, [path, idUser, isOwn]);
  return null;
}
