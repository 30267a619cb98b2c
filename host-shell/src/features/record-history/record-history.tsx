import { useEffect } from 'react';
import { useLocation } from '@shared-kit/runtime/router';
import { useSession } from '@shared-kit/runtime/session';
import { afterRedirect, afterVisit } from '../../lib/navigation-history/navigation-history.rules.ts';
import { readHistory, storeHistory } from '../../lib/navigation-history/stored-history.ts';

/** Returns whether a path is public. Such pages are not saved as the page to return to. */
const isPublic = (path: string): boolean => /^\/(login|certificate-authenticity)(\/|\?|$)/i.test(path);

/** Saves the current page for the next login. Renders nothing. */
export function RecordHistory(): null {
  const { pathname, search } = useLocation();
  const session = useSession();
  const idUser = session?.viewer.idUser;
  const isOwn = session?.loginInfo.accessSupport.currentUserToken === null;
  const path = pathname + search;
  useEffect(() => {
    const before = readHistory();
    // Pages of a support access are not pages of the person.
    if (idUser !== undefined && !isOwn) return;
    if (idUser !== undefined) storeHistory(afterVisit(before, path, idUser));
    else if (!isPublic(path)) storeHistory(afterRedirect(before, path));
  }, [path, idUser, isOwn]);
  return null;
}
