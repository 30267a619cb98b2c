import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResumePrompt } from './resume-prompt.tsx';

function open(kind: 'video' | 'audio') {
  const onResume = jest.fn();
  const onRestart = jest.fn();
  render(<ResumePrompt kind={kind} title="Módulo 1" lastPosition={75} onResume={onResume} onRestart={onRestart} />);
  return { onResume, onRestart };
}

test('asks whether to watch a video from the start or to continue [B2.6-16]', async () => {
  const { onResume, onRestart } = open('video');
  await userEvent.click(screen.getByRole('button', { name: 'Assistir desde o início?' }));
  expect(onRestart).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Continuar de onde parou?' }));
  expect(onResume).toHaveBeenCalledTimes(1);
});

test("uses 'Ouvir' for an audio [B2.6-17]", () => {
  open('audio');
  expect(screen.getByRole('button', { name: 'Ouvir desde o início?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continuar de onde parou?' })).toBeVisible();
  expect(screen.queryByText(/Assistir/)).not.toBeInTheDocument();
});

test('focuses the resume button and shows the saved position', () => {
  open('video');
  expect(screen.getByRole('button', { name: 'Continuar de onde parou?' })).toHaveFocus();
  expect(screen.getByText('Você parou em 1:15')).toBeVisible();
});
