import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from 'shared-kit/api';
import { navigationType, recordVisit } from 'shared-kit/contracts/content';
import { pointsEarned } from 'shared-kit/contracts/platform';
import { publish } from 'shared-kit/events';
import { toMoment } from 'shared-kit/format';

export interface Visit {
  /** Position in the media, seconds. */
  at(seconds: number): void;
  finished(): void;
}

/** Records the visit of a content once, when it ends (decision 15). Time is counted while the page is in view. */
export function useVisit(idContentItem: number, idSection: number | null): Visit {
  const state = useRef({ position: null as number | null, isFinished: false });
  const end = useEffectEvent((start: Date, spentMs: number, idVisit: string) => {
    const { position, isFinished } = state.current;
    const timeExecuted = Math.round(spentMs / 1000);
    const body = { idVisit, timeStart: toMoment(start), idContentItem, idNavigationType: navigationType.content, idSection, seconds: position ?? timeExecuted, timeExecuted, finished: isFinished };
    void call(recordVisit, { body }, { keepalive: true }).then(
      ({ earnPoints, totalUserPoints }) => earnPoints > 0 && publish(pointsEarned, { earnPoints, totalUserPoints }),
      () => undefined,
    );
  });
  useEffect(() => {
    const start = new Date();
    const idVisit = crypto.randomUUID();
    const clock = stopwatch();
    let isOver = false;
    const finish = () => {
      if (isOver) return;
      isOver = true;
      end(start, clock.stop(), idVisit);
    };
    window.addEventListener('pagehide', finish);
    return () => {
      window.removeEventListener('pagehide', finish);
      finish();
    };
  }, []);
  return {
    at: (seconds) => {
      state.current.position = seconds;
    },
    finished: () => {
      state.current.isFinished = true;
    },
  };
}

function stopwatch(): { stop(): number } {
  let spent = 0;
  let since: number | null = document.visibilityState === 'visible' ? performance.now() : null;
  const onChange = () => {
    if (since !== null) spent += performance.now() - since;
    since = document.visibilityState === 'visible' ? performance.now() : null;
  };
  document.addEventListener('visibilitychange', onChange);
  return {
    stop: () => {
      document.removeEventListener('visibilitychange', onChange);
      return spent + (since === null ? 0 : performance.now() - since);
    },
  };
}
