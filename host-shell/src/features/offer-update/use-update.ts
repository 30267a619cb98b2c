import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Composition } from '@shared-kit/contracts/delivery';
import { composition, notNowReasons, takeComposition, useNotNowReasons } from '@shared-kit/runtime/federation';
import { useLocation } from '@shared-kit/runtime/router';
import { ownerOf } from './page-owner.rules.ts';
import { takeUpdate, takenUpdate } from './taken-update.ts';
import { holdTypedText } from './typed-text.ts';
import { goneRemotes, isOffered, isTakenNow, updateOf } from './update.rules.ts';
import { useNewestComposition } from './use-newest-composition.ts';

type Location = ReturnType<typeof useLocation>;

interface PageUpdates {
  /** Location that the portal shows: the address, except while the document of another page is loading. */
  readonly location: Location;
  /** Set while an update is offered to the person. */
  readonly offer: { take(): void; postpone(): void } | undefined;
}

/** Updates an open page to the delivered composition: offers the update, and replaces the page at a suitable moment. */
export function useUpdate(page: Composition, loadAnew: (id: string) => void = takeUpdate): PageUpdates {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  const [postponed, setPostponed] = useState<string>();
  const [alreadyTried] = useState(takenUpdate);
  const isHeld = useNotNowReasons().length > 0;
  const isStage = ownerOf(shown.pathname, page).isStage;

  const takeInTab = (moment: 'start' | 'tab-shown' | 'tab-hidden', latest: Composition, awayForMs: number): void => {
    const update = updateOf(page, latest);
    const isBusy = notNowReasons().length > 0;
    if (
      update &&
      isTakenNow(update, { moment, isHeld: isBusy, isStage: isStage || isPlaying(), awayForMs, alreadyTried })
    )
      loadAnew(update.id);
  };
  const newest = useNewestComposition(page, {
    onStart: (latest) => takeInTab('start', latest, 0),
    onShown: (latest, awayForMs) => takeInTab('tab-shown', latest, awayForMs),
    onHidden: (latest) => takeInTab('tab-hidden', latest, 0),
  });
  const update = updateOf(page, newest);

  const isNewPath = location.pathname !== shown.pathname;
  const isLeaving =
    isNewPath && isTakenNow(update, { moment: 'navigation', isHeld, isStage, awayForMs: 0, alreadyTried });
  if (location !== shown && !isLeaving) setShown(location);
  const leavesFor = isLeaving ? update?.id : undefined;
  useEffect(() => {
    if (leavesFor !== undefined) loadAnew(leavesFor);
  }, [leavesFor, loadAnew]);

  useSwitchedModules(page, newest, { pathname: shown.pathname, isHeld });
  useTypedText(shown);

  const isTold = !isLeaving && isOffered(update, { isHeld, isStage, postponed });
  return {
    location: shown,
    offer: update && isTold ? { take: () => loadAnew(update.id), postpone: () => setPostponed(update.id) } : undefined,
  };
}

/**
 * Applies modules that were disabled or enabled again. Menu and slots change at once, but the open page, or a page that
 * postpones updates, stays until the person leaves it.
 */
function useSwitchedModules(
  page: Composition,
  newest: Composition,
  { pathname, isHeld }: { pathname: string; isHeld: boolean },
): void {
  const learntAt = useRef({ newest, pathname });
  useLayoutEffect(() => {
    if (learntAt.current.newest !== newest) learntAt.current = { newest, pathname };
    if (isHeld || newest.id === composition().id) return;
    const gone = goneRemotes(page, newest);
    const isStillThere =
      learntAt.current.pathname === pathname && ownerOf(pathname, page).remotes.some((remote) => gone.includes(remote));
    if (!isStillThere) takeComposition(newest);
  }, [page, newest, pathname, isHeld]);
}

function useTypedText(shown: Location): void {
  const hold = useRef<ReturnType<typeof holdTypedText>>(undefined);
  useEffect(() => {
    const typed = holdTypedText();
    hold.current = typed;
    return () => typed.stop();
  }, []);
  // The fields of the previous page are gone.
  useEffect(() => hold.current?.check(), [shown]);
}

/** Returns whether media plays: sound may continue in a hidden tab. The state of an embedded page can't be read. */
function isPlaying(): boolean {
  const media = Array.from(document.querySelectorAll<HTMLMediaElement>('video, audio'));
  return document.querySelector('iframe') !== null || media.some(({ paused, ended }) => !paused && !ended);
}
