import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { loadEngine } from '../engine/load-engine.ts';
import type { EnginePlayer } from '../engine/load-engine.ts';
import { createPlayer } from './create-player.ts';
import { onPageKey } from './keyboard.ts';
import { playerLabels } from './labels.ts';
import { isLatest, noteLatest } from './latest-player.ts';
import { followMediaSession } from './media-session.ts';
import { controlsOf } from './player-controls.ts';
import type { MediaPlayerProps } from './media-player-props.ts';
import { mediaProgress } from './player-events.ts';
import { judgePosition, seekGuard } from './seek-guard.rules.ts';
import type { Position } from './seek-guard.rules.ts';

/** Display time of a notice over the picture, in milliseconds. */
const noticeMs = 4000;

type Phase = 'loading' | 'ready' | 'failed';

/**
 * Creates the engine's player in `host` while the component is mounted. The source must not change (it is the
 * component's key).
 */
export function usePlayer(host: RefObject<HTMLElement | null>, props: MediaPlayerProps) {
  const [phase, setPhase] = useState<Phase>('loading');
  const [notice, setNotice] = useState('');

  // Handlers and rules are read at the time of the event, not when the player is created.
  const latest = useEffectEvent(() => props);

  const fail = useEffectEvent((message: string) => {
    setPhase('failed');
    props.onError?.(message);
  });

  const follow = useEffectEvent((player: EnginePlayer) => {
    let guard = seekGuard(props.startAt ?? 0);
    let reportedSecond = -1;
    const seconds = () => player.currentTime() ?? 0;
    const progress = () => mediaProgress(seconds(), player.duration() ?? 0, guard.furthest);
    const judge = (kind: Position['kind']) => {
      const verdict = judgePosition(guard, { kind, seconds: seconds(), nowMs: performance.now() });
      const isBlocked = latest().isSeekingBlocked ?? false;
      guard = isBlocked
        ? verdict.guard
        : { ...verdict.guard, furthest: Math.max(guard.furthest, seconds()), lockedUntilMs: 0 };
      if (!isBlocked || verdict.returnTo === null) return;
      player.currentTime(verdict.returnTo);
      setNotice(playerLabels.heldBack);
    };
    const report = () => {
      const second = Math.floor(seconds());
      if (second === reportedSecond) return;
      reportedSecond = second;
      latest().onProgress?.(progress());
    };
    player.on('loadedmetadata', () => setPhase('ready'));
    player.on('seeking', () => judge('sought'));
    player.on('seeked', report);
    player.on('timeupdate', () => {
      if (player.seeking()) return;
      judge('played');
      report();
    });
    player.on('play', () => latest().onPlay?.());
    player.on('pause', () => latest().onPause?.(progress()));
    player.on('ended', () => latest().onEnded?.(progress()));
    player.on('error', () => fail(player.error()?.message ?? 'unknown'));
  });

  const say = useEffectEvent((text: string | undefined) => void (text !== undefined && setNotice(text)));
  const build = useEffectEvent((engine: Parameters<typeof createPlayer>[0], element: HTMLElement) =>
    createPlayer(engine, element, props, say),
  );
  const offer = useEffectEvent((player: EnginePlayer | null) =>
    props.onControls?.(player === null ? null : controlsOf(player)),
  );
  const announce = useEffectEvent((player: EnginePlayer) => followMediaSession(player, props));

  useEffect(() => {
    if (notice === '') return;
    const timer = setTimeout(() => setNotice(''), noticeMs);
    return () => clearTimeout(timer);
  }, [notice]);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let player: EnginePlayer | null = null;
    let endSession: (() => void) | null = null;
    const onKey = (event: KeyboardEvent): void => void (player && isLatest(player) && say(onPageKey(player, event)));
    window.addEventListener('keydown', onKey);
    let isGone = false;
    loadEngine(props.source).then(
      (engine) => {
        if (isGone) return;
        player = build(engine, element);
        follow(player);
        noteLatest(player);
        offer(player);
        endSession = announce(player);
      },
      (error: unknown) => !isGone && fail(String(error)),
    );
    return () => {
      isGone = true;
      window.removeEventListener('keydown', onKey);
      endSession?.();
      if (player) offer(null);
      player?.dispose();
    };
  }, [host, props.source]);

  return { phase, notice };
}
