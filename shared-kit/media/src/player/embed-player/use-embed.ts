import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { mediaProgress } from '../media-player/player-events.ts';
import type { PlayerHandlers } from '../media-player/player-events.ts';
import type { EmbedEvent, EmbedProtocol } from './embed-protocol.ts';

/** Interval of the greetings until the player answers, in milliseconds. */
const GREET_EVERY_MS = 250;
/**
 * Time after which greetings stop, in milliseconds. A player that has not answered remains usable but reports nothing.
 */
const GREET_FOR_MS = 20_000;

/** Largest step of the reported time that counts as playback, in seconds; a larger step is a jump. */
const PLAYED_ON_SECONDS = 1.5;

type Phase = 'loading' | 'ready' | 'failed';

interface EmbedTalk extends PlayerHandlers {
  readonly protocol: EmbedProtocol;
  /** Only messages of this origin are read. */
  readonly origin: string;
  readonly startAt: number;
}

/** Exchanges messages with a framed player while the component is mounted. Ignores messages from other sources. */
export function useEmbed(frame: RefObject<HTMLIFrameElement | null>, props: EmbedTalk): Phase {
  const [phase, setPhase] = useState<Phase>('loading');
  const latest = useEffectEvent(() => props);
  const { protocol, origin } = props;

  const follow = useEffectEvent(() => {
    let [seconds, duration, furthest, reportedSecond] = [props.startAt, 0, props.startAt, -1];
    let state: EmbedEvent['kind'] = 'ready';
    const progress = () => mediaProgress(seconds, duration, furthest);
    const enter = (next: 'playing' | 'paused' | 'ended'): void => {
      if (state === next) return;
      const before = state;
      state = next;
      if (next === 'playing') return latest().onPlay?.();
      if (next === 'ended') return latest().onEnded?.(progress());
      if (before === 'playing') latest().onPause?.(progress());
    };
    return (event: EmbedEvent): void => {
      if (event.kind === 'at') {
        // A player that started before the first message never reports that it plays.
        if (event.seconds > seconds && event.seconds - seconds < PLAYED_ON_SECONDS) enter('playing');
        seconds = event.seconds;
        duration = event.duration || duration;
        furthest = Math.max(furthest, seconds);
        if (state !== 'playing' || Math.floor(seconds) === reportedSecond) return;
        reportedSecond = Math.floor(seconds);
        latest().onProgress?.(progress());
      } else if (event.kind === 'failed') {
        setPhase('failed');
        latest().onError?.(event.reason);
      } else if (event.kind === 'playing' || event.kind === 'paused' || event.kind === 'ended') {
        setPhase('ready');
        enter(event.kind);
      }
    };
  });

  useEffect(() => {
    const post = (texts: readonly string[]): void => {
      for (const text of texts) frame.current?.contentWindow?.postMessage(text, origin);
    };
    const handleEvent = follow();
    const begunAt = Date.now();
    let isReady = false;
    const greeting = setInterval(() => {
      // A window that still shows the empty page has another origin; posting to it logs an error.
      if (frame.current?.dataset['loaded'] === 'yes') post(protocol.greetings);
      if (Date.now() - begunAt > GREET_FOR_MS) clearInterval(greeting);
    }, GREET_EVERY_MS);
    const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>): void => {
      if (source !== frame.current?.contentWindow || from !== origin || typeof data !== 'string') return;
      for (const event of protocol.read(data)) {
        if (!isReady) {
          isReady = true;
          clearInterval(greeting);
          post(protocol.subscriptions);
          setPhase('ready');
        }
        handleEvent(event);
      }
    };
    window.addEventListener('message', onMessage);
    return () => {
      clearInterval(greeting);
      window.removeEventListener('message', onMessage);
    };
  }, [frame, protocol, origin]);

  return phase;
}
