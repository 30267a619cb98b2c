import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { mediaProgress } from '../media-player/player-events.ts';
import type { PlayerHandlers } from '../media-player/player-events.ts';
import type { EmbedNews, EmbedProtocol } from './embed-protocol.ts';

/** A player is greeted this often until it answers. Milliseconds. */
const GREET_EVERY_MS = 250;
/** One that has not answered by then is left to itself: it can be seen and used, but says nothing. Milliseconds. */
const GREET_FOR_MS = 20_000;

/** Time that goes on by less than this was played, by more jumped over. Seconds. */
const PLAYED_ON_SECONDS = 1.5;

type Phase = 'loading' | 'ready' | 'failed';

interface EmbedTalk extends PlayerHandlers {
  readonly protocol: EmbedProtocol;
  /** Origin that the frame's messages have to come from. */
  readonly origin: string;
  readonly startAt: number;
}

/** Talks with a framed player while the component lives; what comes from elsewhere is not heard. */
export function useEmbed(frame: RefObject<HTMLIFrameElement | null>, props: EmbedTalk): Phase {
  const [phase, setPhase] = useState<Phase>('loading');
  const latest = useEffectEvent(() => props);
  const { protocol, origin } = props;

  const follow = useEffectEvent(() => {
    let [seconds, duration, furthest, reportedSecond] = [props.startAt, 0, props.startAt, -1];
    let state: EmbedNews['kind'] = 'ready';
    const progress = () => mediaProgress(seconds, duration, furthest);
    const enter = (next: 'playing' | 'paused' | 'ended'): void => {
      if (state === next) return;
      const before = state;
      state = next;
      if (next === 'playing') return latest().onPlay?.();
      if (next === 'ended') return latest().onEnded?.(progress());
      if (before === 'playing') latest().onPause?.(progress());
    };
    return (news: EmbedNews): void => {
      if (news.kind === 'at') {
        // One that began before it was listened to never says that it plays.
        if (news.seconds > seconds && news.seconds - seconds < PLAYED_ON_SECONDS) enter('playing');
        seconds = news.seconds;
        duration = news.duration || duration;
        furthest = Math.max(furthest, seconds);
        if (state !== 'playing' || Math.floor(seconds) === reportedSecond) return;
        reportedSecond = Math.floor(seconds);
        latest().onProgress?.(progress());
      } else if (news.kind === 'failed') {
        setPhase('failed');
        latest().onError?.(news.reason);
      } else if (news.kind === 'playing' || news.kind === 'paused' || news.kind === 'ended') {
        setPhase('ready');
        enter(news.kind);
      }
    };
  });

  useEffect(() => {
    const tell = (texts: readonly string[]): void => {
      for (const text of texts) frame.current?.contentWindow?.postMessage(text, origin);
    };
    const heard = follow();
    const begunAt = Date.now();
    let isReady = false;
    const greeting = setInterval(() => {
      // A window that still shows the empty page has another origin; posting to it is refused aloud.
      if (frame.current?.dataset['loaded'] === 'yes') tell(protocol.greetings);
      if (Date.now() - begunAt > GREET_FOR_MS) clearInterval(greeting);
    }, GREET_EVERY_MS);
    const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>): void => {
      if (source !== frame.current?.contentWindow || from !== origin || typeof data !== 'string') return;
      for (const news of protocol.read(data)) {
        if (!isReady) {
          isReady = true;
          clearInterval(greeting);
          tell(protocol.subscriptions);
          setPhase('ready');
        }
        heard(news);
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
