import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { contentType, findPlaylist } from '@shared-kit/contracts/content';
import { getStudentContent, updateContentEnrollment } from '@shared-kit/contracts/learning';
import type { MediaPlayerProps } from '@shared-kit/media/player';
import { renderPage } from '@shared-kit/testing';
import { announceContent, enrolledAddress, enrolledItem } from '../test/enrolled-content.ts';
import { openedContent, progressReply } from '../test/progress-reply.ts';

let player: MediaPlayerProps | undefined;
const shownPlayer = (): MediaPlayerProps => {
  if (!player) throw new Error('no player is shown');
  return player;
};
jest.unstable_mockModule('@shared-kit/media/player', () => ({
  EmbedPlayer: ({ embedUrl }: { embedUrl: string }) => <p>{embedUrl}</p>,
  FrameViewer: () => null,
  HtmlArticle: () => null,
  SafeHtml: () => null,
  parseHtml: () => document.createDocumentFragment(),
  ResumePrompt: () => <p>Continuar de onde parou?</p>,
  MediaPlayer: (props: MediaPlayerProps) => {
    player = props;
    return <p>{props.source}</p>;
  },
}));
const { Page } = await import('./enrolled-content.tsx');

const video = {
  ...enrolledItem,
  idContentType: contentType.video,
  content: '',
  contentLocation: '/media/aula.mp4?e=1',
  duration: 90,
};
const at = (seconds: number) => ({
  seconds,
  duration: 90,
  furthest: seconds,
  percent: Math.floor((seconds / 90) * 100),
});
const inProgress = { ...openedContent, progress: 10 };

test('shows preview pictures for a video inside a training', async () => {
  const preview = { url: '/media/quadros.webp', interval: 3, columns: 5, rows: 4 };
  announceContent({ ...video, preview }, inProgress);
  renderPage(<Page />, enrolledAddress);
  await screen.findByText(video.contentLocation);
  expect(shownPlayer().preview).toEqual(preview);
  expect(shownPlayer().startAt).toBe(9);
});

test('saves the seen share on pause and shows the time', async () => {
  const api = announceContent(video, inProgress).reply(updateContentEnrollment, ({ body }) => ({
    ...progressReply,
    contentEnrollment: { ...inProgress, ...(body as { progress: number }) },
  }));
  renderPage(<Page />, enrolledAddress);
  await screen.findByText(video.contentLocation);
  act(() => shownPlayer().onProgress?.(at(45)));
  expect(api.calls(updateContentEnrollment)).toHaveLength(0);
  act(() => shownPlayer().onPause?.(at(45)));
  expect(await screen.findByText(/^Salvo às \d\d:\d\d$/)).toBeVisible();
  expect(api.calls(updateContentEnrollment).map(({ body }) => body)).toEqual([
    { status: 'IN_PROGRESS', progress: 50, grade: 0 },
  ]);
  act(() => shownPlayer().onPause?.(at(45)));
  expect(api.calls(updateContentEnrollment)).toHaveLength(1);
});

test('retries a video with a fresh link after the link has expired', async () => {
  const api = announceContent(video, inProgress);
  renderPage(<Page />, enrolledAddress);
  await screen.findByText(video.contentLocation);
  api.reply(getStudentContent, {
    content: { ...video, contentLocation: '/media/aula.mp4?e=2' },
    contentEnrollment: inProgress,
    nodeCode: 'nr-10',
    nodeTitle: 'NR-10',
    isSeekingBlocked: 0,
  });
  await act(async () => shownPlayer().onRetry?.());
  expect(await screen.findByText('/media/aula.mp4?e=2')).toBeVisible();
});

describe('a live item inside a training', () => {
  const live = {
    ...video,
    idContentType: contentType.live,
    contentLocation: 'https://youtu.be/plantaoviv1',
    initDate: '2026-11-20 22:00:00',
  };
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T21:00:00Z'), doNotFake: ['nextTick'] }));
  afterEach(() => jest.useRealTimers());

  test('shows when it starts and opens its player automatically', async () => {
    const api = announceContent(live, inProgress).reply(findPlaylist, {
      success: true,
      provider: 'youtube',
      videos: [
        {
          idVideo: 'abc',
          title: 'Plantão',
          description: '',
          image: '',
          duration: 0,
          embedUrl: 'https://www.youtube.com/embed/abc',
          progress: 0,
          completed: 'NULL',
          lastPosition: 0,
        },
      ],
      totalDuration: 0,
      idLastVideo: null,
    });
    renderPage(<Page />, enrolledAddress);
    expect(await screen.findByText('Começa hoje às 19:00')).toBeVisible();
    expect(screen.getByText('AO VIVO')).toBeVisible();
    expect(api.calls(findPlaylist)).toHaveLength(0);
    await act(() => jest.advanceTimersByTimeAsync(3_601_000));
    await waitFor(() => expect(screen.getByText('https://www.youtube.com/embed/abc')).toBeVisible());
  });
});
