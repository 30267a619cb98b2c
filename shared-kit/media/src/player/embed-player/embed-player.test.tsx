import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { MediaProgress } from '../media-player/player-events.ts';
import { EmbedPlayer } from './embed-player.tsx';

const embedUrl = 'https://fast.wistia.net/embed/iframe/abc123def4';

/** Controls of a framed player that sends messages, by default from its own window and origin. */
function frameOf(title: string) {
  const iframe = screen.getByTitle<HTMLIFrameElement>(title);
  fireEvent.load(iframe);
  const say = (
    event: string,
    value?: unknown,
    origin = 'https://fast.wistia.net',
    source: Window | null = iframe.contentWindow,
  ): void =>
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', { data: JSON.stringify({ context: 'player.js', event, value }), origin, source }),
        ),
    );
  return { iframe, say, at: (seconds: number) => say('timeupdate', { seconds, duration: 40 }) };
}

test('detects playback by the reported time when it began before the first message, and reports pause and end', () => {
  const [onProgress, onPause, onEnded] = [
    jest.fn<(progress: MediaProgress) => void>(),
    jest.fn<(progress: MediaProgress) => void>(),
    jest.fn<(progress: MediaProgress) => void>(),
  ];
  render(<EmbedPlayer provider="wistia" embedUrl={embedUrl} title="Aula" {...{ onProgress, onPause, onEnded }} />);
  const { say, at } = frameOf('Aula');
  say('ready');
  for (const seconds of [0.3, 0.6, 1.2, 2.1]) at(seconds);
  expect(onProgress.mock.calls.map(([{ seconds }]) => Math.floor(seconds))).toEqual([0, 1, 2]);
  say('pause');
  expect(onPause.mock.calls[0]?.[0]).toEqual({ seconds: 2.1, duration: 40, furthest: 2.1, percent: 5 });
  at(30);
  expect(onProgress).toHaveBeenCalledTimes(3);
  say('ended');
  expect(onEnded).toHaveBeenCalledTimes(1);
});

test('ignores messages from another origin or another window', () => {
  const onProgress = jest.fn();
  render(<EmbedPlayer provider="wistia" embedUrl={embedUrl} title="Aula" onProgress={onProgress} />);
  const { say } = frameOf('Aula');
  for (const seconds of [0.3, 0.6]) {
    say('timeupdate', { seconds, duration: 40 }, 'https://evil.example');
    say('timeupdate', { seconds, duration: 40 }, 'https://fast.wistia.net', window);
  }
  expect(onProgress).not.toHaveBeenCalled();
});

test('forbids the frame to navigate the portal, and shows a fault with a way to continue', () => {
  render(<EmbedPlayer provider="wistia" embedUrl={embedUrl} title="Aula" startAt={12} />);
  const { iframe, say } = frameOf('Aula');
  expect(iframe.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  expect(iframe.src).toContain('time=12');
  say('error');
  expect(screen.getByText('Este vídeo não pode ser reproduzido aqui.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(screen.getByTitle('Aula')).toBeTruthy();
});
