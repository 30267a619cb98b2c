import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listNotes } from '@shared-kit/contracts/content';
import { MockApi, renderPage, testContentItem } from '@shared-kit/testing';

jest.unstable_mockModule('@shared-kit/media/player', () => ({
  MediaPlayer: ({ startAt }: { startAt: number }) => <p>toca desde {startAt}</p>,
  ResumePrompt: ({ lastPosition }: { lastPosition: number }) => <p>parou em {lastPosition}</p>,
}));
const { MediaViewer } = await import('./media-viewer.tsx');

const person = userEvent.setup();
const progress = { reach: () => undefined, pause: () => undefined, finish: () => undefined };
const note = {
  idNote: '5f0c1d2e-0000-4000-8000-000000000001',
  seconds: 83,
  text: 'Conferir o EPI',
  editedAt: '2026-11-23 12:00:00',
};

async function openNotes(rules = {}): Promise<void> {
  localStorage.clear();
  new MockApi().reply(listNotes, { success: true, notes: [note] });
  renderPage(
    <MediaViewer kind="video" item={{ ...testContentItem, lastPosition: 30 }} progress={progress} rules={rules} />,
  );
  await person.click(screen.getByRole('button', { name: 'Anotações' }));
  await screen.findByText('Conferir o EPI');
}

describe('while a video asks where to start', () => {
  test('a note is at the saved position', async () => {
    await openNotes();
    expect(screen.getByText('parou em 30')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Anotar em 0:30' })).toBeVisible();
  });

  test('a jump to a note answers the question', async () => {
    await openNotes();
    await person.click(screen.getByRole('button', { name: 'Ir para 1:23' }));
    expect(screen.getByText('toca desde 83')).toBeVisible();
  });

  test('a jump leads no further than the saved position where seeking is blocked', async () => {
    await openNotes({ isSeekingBlocked: true });
    await person.click(screen.getByRole('button', { name: 'Ir para 1:23' }));
    expect(screen.getByText('toca desde 30')).toBeVisible();
  });
});
