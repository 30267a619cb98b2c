import { playerJsProtocol } from './player-js-protocol.rules.ts';
import { youtubeProtocol } from './youtube-protocol.rules.ts';

const options = { origin: 'https://portal.example', startAt: 24.7, autoPlay: true };

describe("YouTube's player", () => {
  test('receives the embedding origin and the start position in its address', () => {
    const url = new URL(youtubeProtocol.address('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', options));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      enablejsapi: '1',
      origin: 'https://portal.example',
      start: '24',
      autoplay: '1',
      playsinline: '1',
    });
  });

  test('uses the messages of the IFrame Player API', () => {
    expect(youtubeProtocol.greetings.map((text) => JSON.parse(text) as unknown)).toEqual([
      { event: 'listening', id: 'azulejo', channel: 'widget' },
    ]);
    expect(JSON.parse(youtubeProtocol.write({ kind: 'seek', seconds: 30 }))).toMatchObject({
      event: 'command',
      func: 'seekTo',
      args: [30, true],
    });
    expect(JSON.parse(youtubeProtocol.write({ kind: 'pause' }))).toMatchObject({ func: 'pauseVideo' });
  });

  test.each([
    [{ event: 'onReady', info: null }, [{ kind: 'ready' }]],
    [
      { event: 'infoDelivery', info: { currentTime: 12.5, duration: 60 } },
      [{ kind: 'at', seconds: 12.5, duration: 60 }],
    ],
    [{ event: 'infoDelivery', info: { playerState: 1 } }, [{ kind: 'playing' }]],
    [{ event: 'onStateChange', info: 0 }, [{ kind: 'ended' }]],
    [{ event: 'onStateChange', info: -1 }, []],
    [{ event: 'onError', info: 150 }, [{ kind: 'failed', reason: 'not to be framed' }]],
  ])('reads %j', (message, events) => expect(youtubeProtocol.read(JSON.stringify(message))).toEqual(events));
});

describe('a player that supports Player.js', () => {
  test.each([
    [{ event: 'ready', value: {} }, [{ kind: 'ready' }]],
    [{ event: 'timeupdate', value: { seconds: 3, duration: 40 } }, [{ kind: 'at', seconds: 3, duration: 40 }]],
    [{ event: 'ended' }, [{ kind: 'ended' }]],
  ])('reads %j', (message, events) =>
    expect(playerJsProtocol.read(JSON.stringify({ context: 'player.js', ...message }))).toEqual(events),
  );

  test('writes its messages', () => {
    expect(JSON.parse(playerJsProtocol.write({ kind: 'seek', seconds: 8 }))).toMatchObject({
      context: 'player.js',
      method: 'setCurrentTime',
      value: 8,
    });
    expect(playerJsProtocol.address('https://fast.wistia.net/embed/iframe/abc123def4', options)).toBe(
      'https://fast.wistia.net/embed/iframe/abc123def4?time=24&autoPlay=true',
    );
  });
});

test.each([
  'no JSON at all',
  'null',
  '[]',
  '"infoDelivery"',
  '{"event":"infoDelivery","info":null}',
  '{"event":"infoDelivery","info":{"currentTime":"12"}}',
  '{"event":"infoDelivery","info":{"currentTime":-4}}',
  '{"event":"infoDelivery","info":{"currentTime":1e300}}',
  '{"context":"player.js","event":"timeupdate","value":[5]}',
  '{"context":"player.js","event":"timeupdate","value":{"seconds":null}}',
  '{"event":"__proto__","info":{}}',
])('ignores %s', (text) => {
  expect(youtubeProtocol.read(text)).toEqual([]);
  expect(playerJsProtocol.read(text)).toEqual([]);
});
