import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { joinWaitingList, leaveWaitingList } from '@shared-kit/contracts/learning';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { aTeam } from '../../test/team-factory.ts';
import { WaitingList } from './waiting-list.tsx';

const render = (waitingPlace: number | null) => {
  const api = new MockApi();
  api.reply(joinWaitingList, { success: true, place: 3 });
  api.reply(leaveWaitingList, { success: true });
  renderPage(
    <>
      <WaitingList team={aTeam({ totalVacanciesAvailable: 0, canWait: 1, waitingPlace })} />
      <ToastRegion />
    </>,
  );
  return api;
};

test('enters the waiting list of a full class with one click', async () => {
  const api = render(null);
  await userEvent.click(screen.getByRole('button', { name: 'Entrar na lista de espera da Turma on-line' }));
  expect(await screen.findByText(/Você está na lista de espera/)).toBeVisible();
  expect(api.calls(joinWaitingList)).toHaveLength(1);
});

test('shows the place in the list, and leaves it only after a question', async () => {
  const api = render(2);
  expect(screen.getByText('Você é o 2º da lista de espera')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sair da lista de espera da Turma on-line' }));
  expect(api.calls(leaveWaitingList)).toHaveLength(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Sair da lista de espera' }));
  await waitFor(() => expect(api.calls(leaveWaitingList)).toHaveLength(1));
});
