import { useEffect } from 'react';
import { useSession } from 'shared-kit/session';
import type { BootDocument } from '../../boot/boot-document.ts';
import { whenIdle } from '../when-idle.ts';

/** After its load a page still asks for what it shows, with moments of nothing to do in between: the worker would take its line. */
const settled = { settlesMs: 4_000, atLatestMs: 4_000 };

const loadLink = () => import(/* webpackChunkName: "worker-link" */ './worker-link.ts');

/**
 * Joins the page to the tenant's service worker, once there is nothing left to wait for: what its next visit needs is kept, for whoever is logged in
 * all that the portal begins with. What the worker held of a person goes with them.
 */
export function useWorker({
  worker,
  basename,
  override,
}: Pick<BootDocument, 'worker' | 'basename' | 'override'>): void {
  const isLoggedIn = useSession() !== undefined;
  // What a developer tries out is nobody's next visit.
  const isOwn = override === undefined && 'serviceWorker' in navigator;
  useEffect(() => {
    if (!isOwn) return undefined;
    return whenIdle(
      () =>
        void loadLink()
          .then((link) =>
            worker === null ? link.removeWorker(basename) : link.keepNextVisit(worker, basename, isLoggedIn),
          )
          .catch(() => undefined),
      settled,
    );
  }, [isOwn, worker, basename, isLoggedIn]);
  useEffect(() => {
    if (!isOwn || !isLoggedIn) return undefined;
    return () =>
      void loadLink()
        .then((link) => link.forgetPerson())
        .catch(() => undefined);
  }, [isOwn, isLoggedIn]);
}
