import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentType, findPlaylist } from '@shared-kit/contracts/content';
import { MockApi, renderPage, testContentItem } from '@shared-kit/testing';
import { BroadcastViewer } from './broadcast-viewer.tsx';

const progress = { reach: jest.fn(), pause: jest.fn(), finish: jest.fn() };
const video = 'https://www.youtube.com/live/plantaoviv1';
const viewer = (initDate: string, contentLocation = video) => (
  <BroadcastViewer
    item={{ ...testContentItem, idContentType: contentType.live, initDate, contentLocation }}
    progress={progress}
  />
);
const reply = { provider: 'youtube', totalDuration: 0, idLastVideo: null } as const;
afterEach(() => jest.useRealTimers());

test("changes 'amanhã' to 'hoje' after midnight in São Paulo", async () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T02:59:58Z') });
  renderPage(viewer('2026-11-21 03:10:00'));
  expect(screen.getByText('Começa amanhã às 00:10')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.getByText('Começa hoje às 00:10')).toBeVisible();
});

test('offers a retry after a failure of the video service, and shows the empty state while it has no video', async () => {
  const api = new MockApi().reply(findPlaylist, { ...reply, success: false, videos: [] });
  renderPage(viewer('2026-11-01 12:00:00'));
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(screen.queryByText('A transmissão ainda não está disponível.')).toBeNull();
  api.reply(findPlaylist, { ...reply, success: true, videos: [] });
  await userEvent.setup().click(again);
  expect(await screen.findByText('A transmissão ainda não está disponível.')).toBeVisible();
});

test('asks no video service for a meeting on another site', async () => {
  const api = new MockApi();
  renderPage(viewer('2026-11-01 12:00:00', 'https://meet.jit.si/reuniao'));
  expect(await screen.findByRole('link')).toHaveAttribute('href', 'https://meet.jit.si/reuniao');
  expect(api.calls(findPlaylist)).toEqual([]);
});
