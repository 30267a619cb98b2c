import { isRecord, messageOf, secondsIn } from './embed-protocol.ts';
import type { EmbedEvent, EmbedProtocol } from './embed-protocol.ts';

const who = { id: 'azulejo', channel: 'widget' };

const command = (func: string, ...args: readonly unknown[]): string =>
  JSON.stringify({ event: 'command', func, args, ...who });

/** Player states of the IFrame Player API; -1 (not started) and 5 (cued) produce no event. */
const states: Readonly<Record<number, 'ended' | 'playing' | 'paused' | 'waiting'>> = {
  0: 'ended',
  1: 'playing',
  2: 'paused',
  3: 'waiting',
};

/** Error codes of the IFrame Player API: all of them mean that this video cannot be played here. */
const reasons: Readonly<Record<number, string>> = {
  2: 'id',
  5: 'player',
  100: 'gone',
  101: 'not to be framed',
  150: 'not to be framed',
  153: 'no referrer',
};

/** Protocol of YouTube's IFrame Player API. */
export const youtubeProtocol: EmbedProtocol = {
  address(embedUrl, { origin, startAt, autoPlay }) {
    const url = new URL(embedUrl);
    const query = {
      enablejsapi: '1',
      origin,
      autoplay: autoPlay ? '1' : '0',
      start: String(Math.floor(startAt)),
      playsinline: '1',
      rel: '0',
      hl: 'pt-BR',
      cc_lang_pref: 'pt',
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  },
  greetings: [JSON.stringify({ event: 'listening', ...who })],
  subscriptions: [command('addEventListener', 'onStateChange'), command('addEventListener', 'onError')],
  read(text) {
    const message = messageOf(text);
    if (!message) return [];
    const { event, info } = message;
    if (event === 'onReady') return [{ kind: 'ready' }];
    if (event === 'onStateChange') return stateEvents(info);
    if (event === 'onError') return [{ kind: 'failed', reason: reasons[Number(info)] ?? 'unknown' }];
    if (event === 'initialDelivery' || event === 'infoDelivery') return isRecord(info) ? timeEvents(info) : [];
    return [];
  },
  write(wanted) {
    if (wanted.kind === 'seek') return command('seekTo', wanted.seconds, true);
    return command(wanted.kind === 'play' ? 'playVideo' : 'pauseVideo');
  },
};

function stateEvents(state: unknown): EmbedEvent[] {
  const kind = typeof state === 'number' ? states[state] : undefined;
  return kind ? [{ kind }] : [];
}

/** Returns the events of an info message. It contains only the values that have changed. */
function timeEvents(info: Readonly<Record<string, unknown>>): EmbedEvent[] {
  const seconds = secondsIn(info['currentTime']);
  const at: EmbedEvent[] =
    seconds === undefined ? [] : [{ kind: 'at', seconds, duration: secondsIn(info['duration']) }];
  return [...at, ...stateEvents(info['playerState'])];
}
