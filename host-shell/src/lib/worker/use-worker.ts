import { useEffect, useLayoutEffect } from 'react';
import { useSession } from '@shared-kit/runtime/session';
import type { BootDocument } from '../../boot/boot-document.ts';
import { whenIdle } from '../when-idle.ts';
import { ownSavedPages } from './saved-replies.ts';

/**
 * Delay after the page's load: the page is still loading its content with idle moments in between, and the worker would
 * compete for the network.
 */
const settled = { settlesMs: 4_000, atLatestMs: 4_000 };

const loadLink = () => import(/* webpackChunkName: "worker-link" */ './worker-link.ts');

/**
 * Connects the page to the tenant's service worker once the page is idle. The worker stores what the next visit needs,
 * and all files that the portal starts with for a logged-in person. The worker's personal data is deleted at the
 * logout.
 */
export function useWorker({
  worker,
  basename,
  override,
}: Pick<BootDocument, 'worker' | 'basename' | 'override'>): void {
  const idUser = useSession()?.viewer.idUser;
  const isLoggedIn = idUser !== undefined;
  // An overridden page is not stored for the next visit.
  const isOwn = override === undefined && 'serviceWorker' in navigator;
  // A layout effect: calls of the page's first effects may need what the person keeps.
  useLayoutEffect(() => ownSavedPages(idUser), [idUser]);
  useEffect(() => {
    if (!isOwn) return undefined;
    return whenIdle(
      () =>
        void loadLink()
          .then((link) =>
            worker === null ? link.removeWorker(basename) : link.cacheNextVisit(worker, basename, isLoggedIn),
          )
          .catch(() => undefined),
      settled,
    );
  }, [isOwn, worker, basename, isLoggedIn]);
  useEffect(() => {
    if (!isOwn || !isLoggedIn) return undefined;
    return () =>
      void loadLink()
        .then((link) => link.clearPersonData())
        .catch(() => undefined);
  }, [isOwn, isLoggedIn]);
}
