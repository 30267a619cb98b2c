import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Composition } from '@shared-kit/contracts/delivery';
import { composition, notNowReasons, applyComposition, useNotNowReasons } from '@shared-kit/runtime/federation';
import { useLocation } from '@shared-kit/runtime/router';
import { ownerOf } from './page-owner.rules.ts';
import { attemptUpdate, attemptedUpdate } from './attempted-update.ts';
import { postponeForTypedText } from './typed-text.ts';
import { disabledRemotes, isOffered, isAppliedNow, updateOf } from './update.rules.ts';
import { useNewestComposition } from './use-newest-composition.ts';

type Location = ReturnType<typeof useLocation>;

interface PageUpdates {
  /** Location that the portal shows: the address, except while the document of another page is loading. */
  readonly location: Location;
  /** Set while an update is offered to the person. */
  readonly offer: { accept(): void; postpone(): void } | undefined;
}

/** Updates an open page to the delivered composition: offers the update, and replaces the page at a suitable moment. */
export function useUpdate(page: Composition, loadAnew: (id: string) => void = attemptUpdate): PageUpdates {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  const [postponed, setPostponed] = useState<string>();
  const [alreadyTried] = useState(attemptedUpdate);
  const isPostponed = useNotNowReasons().length > 0;
  const isStage = ownerOf(shown.pathname, page).isStage;

  const applyInTab = (moment: 'start' | 'tab-shown' | 'tab-hidden', latest: Composition, hiddenForMs: number): void => {
    const update = updateOf(page, latest);
    const isBusy = notNowReasons().length > 0;
    if (
      update &&
      isAppliedNow(update, { moment, isPostponed: isBusy, isStage: isStage || isPlaying(), hiddenForMs, alreadyTried })
    )
      loadAnew(update.id);
  };
  const newest = useNewestComposition(page, {
    onStart: (latest) => applyInTab('start', latest, 0),
    onShown: (latest, hiddenForMs) => applyInTab('tab-shown', latest, hiddenForMs),
    onHidden: (latest) => applyInTab('tab-hidden', latest, 0),
  });
  const update = updateOf(page, newest);

  const isNewPath = location.pathname !== shown.pathname;
  const isLeaving =
    isNewPath && isAppliedNow(update, { moment: 'navigation', isPostponed, isStage, hiddenForMs: 0, alreadyTried });
  if (location !== shown && !isLeaving) setShown(location);
  const leavesFor = isLeaving ? update?.id : undefined;
  useEffect(() => {
    if (leavesFor !== undefined) loadAnew(leavesFor);
  }, [leavesFor, loadAnew]);

  useSwitchedModules(page, newest, { pathname: shown.pathname, isPostponed });
  useTypedText(shown);

  const isShown = !isLeaving && isOffered(update, { isPostponed, isStage, postponed });
  return {
    location: shown,
    offer:
      update && isShown ? { accept: () => loadAnew(update.id), postpone: () => setPostponed(update.id) } : undefined,
  };
}

/**
 * Applies modules that were disabled or enabled again. Menu and slots change at once, but the open page, or a page that
 * postpones updates, stays until the person leaves it.
 */
function useSwitchedModules(
  page: Composition,
  newest: Composition,
  { pathname, isPostponed }: { pathname: string; isPostponed: boolean },
): void {
  const learntAt = useRef({ newest, pathname });
  useLayoutEffect(() => {
    if (learntAt.current.newest !== newest) learntAt.current = { newest, pathname };
    if (isPostponed || newest.id === composition().id) return;
    const gone = disabledRemotes(page, newest);
    const isStillThere =
      learntAt.current.pathname === pathname && ownerOf(pathname, page).remotes.some((remote) => gone.includes(remote));
    if (!isStillThere) applyComposition(newest);
  }, [page, newest, pathname, isPostponed]);
}

function useTypedText(shown: Location): void {
  const postponement = useRef<ReturnType<typeof postponeForTypedText>>(undefined);
  useEffect(() => {
    const typed = postponeForTypedText();
    postponement.current = typed;
    return () => typed.stop();
  }, []);
  // The fields of the previous page are gone.
  useEffect(() => postponement.current?.check(), [shown]);
}

/** Returns whether media plays: sound may continue in a hidden tab. The state of an embedded page can't be read. */
function isPlaying(): boolean {
  const media = Array.from(document.querySelectorAll<HTMLMediaElement>('video, audio'));
  return document.querySelector('iframe') !== null || media.some(({ paused, ended }) => !paused && !ended);
}
