import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, call } from '@shared-kit/runtime/api';
import { isRefusedForGood } from '@shared-kit/contracts/retry';
import { HEARTBEAT_SECONDS, saveTime } from '@shared-kit/contracts/evaluations';
import type { ServerClock } from '../../lib/answers/use-answers.ts';
import type { QuestionnaireParams } from '../../lib/questionnaire-params.ts';
import { secondsShown, tick } from './countdown.rules.ts';
import type { Countdown } from './countdown.rules.ts';

const TICK_MS = 250;

interface ClockOptions {
  readonly params: QuestionnaireParams;
  /** Seconds left; null means no limit. */
  readonly timeLeft: number | null;
  /** True when the evaluation's clock stops while the page is left. */
  readonly pauses: boolean;
  /** False stops the countdown during the submit. */
  readonly isRunning: boolean;
  /** Called when the time is over in this browser, or when the server reports a finished questionnaire. */
  onOver(): void;
  onRefused(error: ApiError): void;
}

/**
 * Counts down in the browser, and sends a heartbeat every 10 seconds and on leaving (B4.6-09, B4.6-10). The server owns the deadline: its
 * response can only shorten the time shown.
 */
export function useEvaluationClock({ params, timeLeft, pauses, isRunning, onOver, onRefused }: ClockOptions) {
  const [seconds, setSeconds] = useState(timeLeft === null ? null : secondsShown(timeLeft * 1000));
  const countdown = useRef<Countdown | null>(null);

  const sync = (clock: ServerClock): void => {
    if (clock.finished) return onOver();
    const known = countdown.current;
    if (known && clock.timeLeft !== null)
      countdown.current = { leftMs: Math.min(known.leftMs, clock.timeLeft * 1000), at: known.at };
  };

  const beat = useEffectEvent(async (options: { paused?: boolean } = {}) => {
    const left = countdown.current?.leftMs;
    try {
      const body = { timeLeft: left === undefined ? null : left / 1000, paused: options.paused ?? false };
      const clock = await call(saveTime, { params, body }, { keepalive: options.paused ?? false });
      if (options.paused !== true) sync(clock);
    } catch (error) {
      // After any other failure the next heartbeat tries again.
      if (error instanceof ApiError && isRefusedForGood(error)) onRefused(error);
    }
  });

  const advance = useEffectEvent(() => {
    if (countdown.current === null) return;
    const next = tick(countdown.current, performance.now());
    countdown.current = next;
    setSeconds(secondsShown(next.leftMs));
    if (next.leftMs === 0) onOver();
  });

  useEffect(() => {
    if (!isRunning) return;
    if (timeLeft !== null) countdown.current ??= { leftMs: timeLeft * 1000, at: performance.now() };
    void beat();
    const ticking = setInterval(() => advance(), TICK_MS);
    const beating = setInterval(() => void beat(), HEARTBEAT_SECONDS * 1000);
    const leave = () => void beat({ paused: true });
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      if (pauses && countdown.current) countdown.current = { ...countdown.current, at: performance.now() };
      void beat();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      clearInterval(ticking);
      clearInterval(beating);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
    // timeLeft is only the initial value; pauses never changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, [isRunning, params.idQuestionnaire]);

  const pauseOnLeave = useEffectEvent(() => {
    if (isRunning) void beat({ paused: true });
  });
  useEffect(() => () => pauseOnLeave(), []);

  return { seconds, sync };
}
