import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stars, StarsValue } from './stars.tsx';
import { starFills } from './stars.rules.ts';
import type { Vote } from './stars.rules.ts';

function Voting({ onVote }: { onVote?: (vote: Vote) => void }) {
  const [vote, setVote] = useState<Vote | null>(null);
  return (
    <Stars
      value={vote}
      onValueChange={(chosen) => {
        setVote(chosen);
        onVote?.(chosen);
      }}
    />
  );
}

test('shows five votes with none chosen', () => {
  render(<Voting />);
  expect(screen.getByRole('radiogroup', { name: 'Avaliação' })).toBeVisible();
  expect(screen.getAllByRole('radio').map((star) => star.closest('label')?.textContent)).toEqual([
    '1 estrela',
    '2 estrelas',
    '3 estrelas',
    '4 estrelas',
    '5 estrelas',
  ]);
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
});

test('chooses with a click', async () => {
  render(<Voting />);
  await userEvent.click(screen.getByRole('radio', { name: '4 estrelas' }));
  expect(screen.getByRole('radio', { name: '4 estrelas' })).toBeChecked();
});

test('chooses with the keyboard: Tab to the group, space, then arrows', async () => {
  render(<Voting />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('radio', { name: '1 estrela' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: '3 estrelas' })).toBeChecked();
});

test('ignores votes in a disabled group', async () => {
  const votes: Vote[] = [];
  render(<Stars value={2} onValueChange={(vote) => votes.push(vote)} isDisabled />);
  await userEvent.click(screen.getByRole('radio', { name: '5 estrelas' }));
  expect(votes).toEqual([]);
});

test('reads an average aloud in Portuguese', () => {
  render(<StarsValue average={4.26} count={12} />);
  expect(screen.getByRole('img', { name: 'Nota 4,3 de 5' })).toBeVisible();
  expect(screen.getByText('12 avaliações')).toBeInTheDocument();
});

test('fills stars by tenths', () => {
  expect(starFills(4.3).map(({ fill }) => fill)).toEqual([1, 1, 1, 1, 0.3]);
  expect(starFills(0).map(({ fill }) => fill)).toEqual([0, 0, 0, 0, 0]);
});
