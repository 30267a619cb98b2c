import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const loadEngine = jest.fn<(source: string) => Promise<never>>(() => Promise.reject(new Error('the link has expired')));
jest.unstable_mockModule('../engine/load-engine.ts', () => ({ loadEngine }));
const { MediaPlayer } = await import('./media-player.tsx');

test('waits for the requested address before a retry, and retries with it', async () => {
  let arrive: () => void = () => undefined;
  const onRetry = () => new Promise<void>((resolve) => void (arrive = resolve));
  const { rerender } = render(<MediaPlayer kind="video" title="Aula" source="/media/aula.mp4?e=1" onRetry={onRetry} />);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(loadEngine.mock.calls).toEqual([['/media/aula.mp4?e=1']]);
  rerender(<MediaPlayer kind="video" title="Aula" source="/media/aula.mp4?e=2" onRetry={onRetry} />);
  await act(async () => arrive());
  expect(loadEngine.mock.lastCall).toEqual(['/media/aula.mp4?e=2']);
  expect(loadEngine.mock.calls.filter(([source]) => source.endsWith('e=1'))).toHaveLength(1);
});
