import { isRecord, messageOf, secondsIn } from './embed-protocol.ts';
import type { EmbedEvent, EmbedProtocol } from './embed-protocol.ts';

const say = (method: string, value?: unknown): string =>
  JSON.stringify({ context: 'player.js', version: '0.0.11', method, value, listener: 'azulejo' });

const wanted = ['play', 'pause', 'ended', 'timeupdate', 'error'] as const;

/** Protocol of Player.js, a common interface of framed players; used for Wistia. */
export const playerJsProtocol: EmbedProtocol = {
  address(embedUrl, { startAt, autoPlay }) {
    const url = new URL(embedUrl);
    if (startAt > 0) url.searchParams.set('time', String(Math.floor(startAt)));
    url.searchParams.set('autoPlay', String(autoPlay));
    return url.href;
  },
  // The player reports that it is ready by itself; an extra subscription does no harm.
  greetings: [say('addEventListener', 'ready')],
  subscriptions: wanted.map((event) => say('addEventListener', event)),
  read(text) {
    const message = messageOf(text);
    if (message?.['context'] !== 'player.js') return [];
    return eventsOf(message['event'], message['value']);
  },
  write(command) {
    return command.kind === 'seek' ? say('setCurrentTime', command.seconds) : say(command.kind);
  },
};

function eventsOf(event: unknown, value: unknown): EmbedEvent[] {
  switch (event) {
    case 'ready':
      return [{ kind: 'ready' }];
    case 'play':
      return [{ kind: 'playing' }];
    case 'pause':
      return [{ kind: 'paused' }];
    case 'ended':
      return [{ kind: 'ended' }];
    case 'error':
      return [{ kind: 'failed', reason: 'player' }];
    case 'timeupdate': {
      const seconds = isRecord(value) ? secondsIn(value['seconds']) : undefined;
      return seconds === undefined || !isRecord(value)
        ? []
        : [{ kind: 'at', seconds, duration: secondsIn(value['duration']) }];
    }
    default:
      return [];
  }
}
