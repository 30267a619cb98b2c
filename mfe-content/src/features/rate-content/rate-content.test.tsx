import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { voteContent } from '@shared-kit/contracts/content';
import { pointsEarned } from '@shared-kit/contracts/delivery';
import { subscribe } from '@shared-kit/runtime/events';
import { notNowReasons } from '@shared-kit/runtime/federation';
import { MockApi, renderPage, testContentItem } from '@shared-kit/testing';
import { RateContent } from './rate-content.tsx';

let api: MockApi;
beforeEach(() => {
  api = new MockApi().reply(voteContent, {
    success: true,
    vote: 4,
    rating: 4.5,
    numberVotes: 2,
    earnPoints: 3,
    totalUserPoints: 30,
  });
});
afterEach(() => jest.useRealTimers());

function choose(stars: string): void {
  fireEvent.click(screen.getByRole('button', { name: 'Avalie este conteúdo' }));
  fireEvent.click(screen.getByRole('radio', { name: stars }));
}

test('shows the thank-you message for 2000 ms [A4r-05]', async () => {
  renderPage(<RateContent item={testContentItem} />);
  choose('4 estrelas');
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Obrigado por avaliar esse conteúdo')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(screen.getByText('Obrigado por avaliar esse conteúdo')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.queryByText('Obrigado por avaliar esse conteúdo')).not.toBeInTheDocument();
});

test("enables 'Enviar' after a star is chosen, sends one vote and publishes the points [A4r-03]", async () => {
  const earned: unknown[] = [];
  const stop = subscribe(pointsEarned, (gain) => earned.push(gain));
  renderPage(<RateContent item={testContentItem} />);
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Avalie este conteúdo' }));
  expect(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled();
  await person.click(screen.getByRole('radio', { name: '4 estrelas' }));
  await person.dblClick(screen.getByRole('button', { name: 'Enviar' }));
  await screen.findByText('Obrigado por avaliar esse conteúdo');
  expect(api.calls(voteContent).map(({ body }) => body)).toEqual([
    { idContentItem: testContentItem.idContentItem, vote: 4 },
  ]);
  expect(earned).toEqual([{ earnPoints: 3, totalUserPoints: 30 }]);
  stop();
});

test('keeps the focus in the rating, unless the person has moved it elsewhere', async () => {
  renderPage(
    <>
      <RateContent item={testContentItem} />
      <input aria-label="Mensagem" />
    </>,
  );
  const place = screen.getByRole('region', { name: 'Avaliação' });
  screen.getByRole('button', { name: 'Avalie este conteúdo' }).focus();
  choose('4 estrelas');
  expect(place).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  const message = screen.getByRole('textbox', { name: 'Mensagem' });
  message.focus();
  await screen.findByText('Obrigado por avaliar esse conteúdo');
  expect(message).toHaveFocus();
});

test('defers an update of the portal until the chosen vote is sent', async () => {
  renderPage(<RateContent item={testContentItem} />);
  choose('4 estrelas');
  expect(notNowReasons()).toEqual(['vote that was not sent']);
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await screen.findByText('Obrigado por avaliar esse conteúdo');
  expect(notNowReasons()).toEqual([]);
});

test('shows the average when the person has already voted in another tab', async () => {
  api.refuse(voteContent, { status: 409, code: 'content.already-rated', message: 'Você já avaliou este conteúdo.' });
  renderPage(<RateContent item={{ ...testContentItem, rating: 3, numberVotes: 1 }} />);
  choose('5 estrelas');
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByRole('img', { name: 'Nota 3,0 de 5' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enviar' })).not.toBeInTheDocument();
});
