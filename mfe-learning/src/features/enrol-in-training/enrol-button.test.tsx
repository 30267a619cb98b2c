import { fireEvent, screen } from '@testing-library/react';
import type { Team } from '@shared-kit/contracts/learning';
import { renderPage } from '@shared-kit/testing';
import { aTeam } from '../../test/team-factory.ts';
import { EnrolButton } from './enrol-button.tsx';

function render(fields: Partial<Team>) {
  const requests: string[] = [];
  renderPage(
    <EnrolButton
      team={aTeam(fields)}
      isBusy={false}
      onEnrol={() => requests.push('enrol')}
      onRequest={() => requests.push('request')}
    />,
  );
  return requests;
}

test("shows 'Matricular-se' and enrols when the class needs no approval [B4.3-18] [B3-06]", () => {
  const requests = render({});
  fireEvent.click(screen.getByRole('button', { name: 'Matricular-se na Turma on-line' }));
  expect(requests).toEqual(['enrol']);
});

test("shows 'Solicitar matrícula' and requests a place when the class needs approval [B4.3-19]", () => {
  const requests = render({ needApproval: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Solicitar matrícula na Turma on-line' }));
  expect(requests).toEqual(['request']);
});

test("shows 'Aguardando aprovação da matrícula' after a request [B4.3-20]", () => {
  render({ needApproval: 1, awaitingApproval: 1 });
  expect(screen.getByText('Aguardando aprovação da matrícula')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows when and why a request was denied, and offers another one', () => {
  render({ needApproval: 1, deniedRequest: { date: '2026-11-20 12:00:00', reason: 'Há outra turma em março.' } });
  expect(screen.getByText('Solicitação reprovada em 20/11/2026')).toBeVisible();
  expect(screen.getByText('Há outra turma em março.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Solicitar matrícula na Turma on-line' })).toBeEnabled();
});

test('says from when people enrol in a class that is not open yet', () => {
  render({ opensAt: '2026-12-01 03:00:00' });
  expect(screen.getByText('Matrículas a partir de 01/12/2026')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('offers no action for a full class', () => {
  render({ capacity: 4, totalVacanciesAvailable: 0 });
  expect(screen.getByText('Turma lotada')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
