import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentType, findPlaylist } from '@shared-kit/contracts/content';
import type { PlaylistVideo } from '@shared-kit/contracts/content';
import { MockApi, renderPage, testContentItem } from '@shared-kit/testing';
import { PlaylistViewer } from './playlist-viewer.tsx';

const progress = { reach: jest.fn(), pause: jest.fn(), finish: jest.fn() };
const video = (number: number): PlaylistVideo => ({
  idVideo: `video-${number}`,
  title: `Vídeo ${number}`,
  description: '',
  image: '',
  duration: 40,
  embedUrl: `https://fast.wistia.net/embed/iframe/video-${number}`,
  progress: 0,
  completed: 'NULL',
  lastPosition: 0,
});

async function watch(videos: PlaylistVideo[]): Promise<HTMLElement> {
  new MockApi().reply(findPlaylist, { success: true, provider: 'wistia', videos, totalDuration: 0, idLastVideo: null });
  renderPage(<PlaylistViewer item={{ ...testContentItem, idContentType: contentType.playlist }} progress={progress} />);
  return screen.findByTitle('Vídeo 1');
}

/** Simulates the framed player's message that the video is over. */
function end(): void {
  const frame = screen.getByTitle<HTMLIFrameElement>('Vídeo 1');
  fireEvent.load(frame);
  for (const [event, value] of [
    ['timeupdate', { seconds: 40, duration: 40 }],
    ['ended', undefined],
  ]) {
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', {
            data: JSON.stringify({ context: 'player.js', event, value }),
            origin: 'https://fast.wistia.net',
            source: frame.contentWindow,
          }),
        ),
    );
  }
}

test("restarts the only video with 'Assistir desde o começo', and when it is chosen in the list", async () => {
  const first = await watch([video(1)]);
  end();
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Assistir desde o começo' }));
  const second = screen.getByTitle('Vídeo 1');
  expect(second).not.toBe(first);
  expect(screen.queryByText('Você chegou ao fim da lista')).toBeNull();
  end();
  await person.click(screen.getByRole('button', { name: /Vídeo 1/, current: true }));
  expect(screen.getByTitle('Vídeo 1')).not.toBe(second);
});

test.each([
  ['Fechar', [video(1)]],
  ['Cancelar', [video(1), video(2)]],
  ['Assistir agora', [video(1), video(2)]],
])('keeps the focus on the stage after %s over it', async (name, videos) => {
  const frame = await watch(videos);
  const stage = frame.closest('[tabindex="-1"]');
  end();
  await userEvent.setup().click(screen.getByRole('button', { name }));
  expect(screen.queryByRole('button', { name })).toBeNull();
  expect(stage).toHaveFocus();
});
