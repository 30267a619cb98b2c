import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { evaluationFinished } from '@shared-kit/contracts/evaluations';
import { listHistory, listImpactEvaluations } from '@shared-kit/contracts/journey';
import type { ImpactEvaluation } from '@shared-kit/contracts/journey';
import { listEnrollmentsInProgress } from '@shared-kit/contracts/learning';
import { menuFlags } from '@shared-kit/contracts/delivery';
import { publish } from '@shared-kit/runtime/events';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page } from '../../pages/my-journey.tsx';
import { expired, finished, ofTeam, pending } from '../../test/impact-evaluations.ts';
import { impactAction } from './impact-action.rules.ts';

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
});

function open(...impactEvaluations: ImpactEvaluation[]) {
  api.reply(listImpactEvaluations, { impactEvaluations });
  renderPage(<Page />, {
    at: '/myJourney/impactEvaluation',
    route: '/myJourney/:tab?',
    session: { flags: [menuFlags.hasImpactEvaluations] },
  });
}

const table = () => screen.findByRole('table', { name: 'Avaliações de impacto' });
const titles = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent);

test('shows name, days, status and action; every column but the last is sortable [B2.9-19] [B2.9-20]', async () => {
  open(pending, finished, expired, ofTeam);
  expect(
    within(await table())
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Nome do treinamento', 'Disponibilizado em', 'Expira em', 'Status', 'Ações']);
  expect(await titles()).toEqual([
    'LGPD na prática',
    'Primeiros socorrosSobre Camila Ramos',
    'Código de conduta',
    'Direção defensiva',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Nome do treinamento' }));
  expect(await titles()).toEqual([
    'Código de conduta',
    'Direção defensiva',
    'LGPD na prática',
    'Primeiros socorrosSobre Camila Ramos',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Expira em' }));
  expect((await titles())[0]).toBe('Direção defensiva');
  const row = within(screen.getByText('LGPD na prática').closest('tr') as HTMLElement);
  for (const text of ['15/11/2026', '15/12/2026', 'Pendente']) expect(row.getByText(text)).toBeInTheDocument();
});

test('a pending evaluation opens; the others explain why they do not [B2.9-23] [B2.9-24] [B2.9-26] [B2.9-27]', async () => {
  open(pending, finished, expired, ofTeam);
  await table();
  expect(screen.getByRole('link', { name: 'Responder: LGPD na prática' })).toHaveAttribute('href', '/evaluations/31/8');
  expect(screen.getByRole('link', { name: 'Responder: Primeiros socorros, Camila Ramos' })).toHaveAttribute(
    'href',
    '/evaluations/34/8',
  );
  const answered = screen.getByRole('button', {
    name: 'Responder: Código de conduta. Avaliação de impacto já respondida',
  });
  const late = screen.getByRole('button', { name: 'Responder: Direção defensiva. Avaliação de impacto expirada' });
  for (const button of [answered, late]) expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.hover(answered);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Avaliação de impacto já respondida');
  await userEvent.click(late);
  expect(screen.queryByTestId('location')).toBeNull();
});

test('an evaluation does not open when the refetch has failed [B2.9-25] [B2.9-29]', () => {
  expect(impactAction(pending, true)).toEqual({ isOpen: false, tooltip: 'Avaliação não disponível' });
  expect(impactAction(finished, true).tooltip).toBe('Avaliação de impacto já respondida');
  expect(impactAction(expired, true).tooltip).toBe('Avaliação de impacto expirada');
});

test("shows 'Nenhuma avaliação de impacto disponível' without evaluations [B2.9-21]", async () => {
  open();
  expect(await screen.findByText('Nenhuma avaliação de impacto disponível')).toBeInTheDocument();
});

test('shows an error after two retries, with a button that tries again [B8-04] [B7.7-13]', async () => {
  api.refuse(listImpactEvaluations, { status: 503, code: 'test.away', message: 'Fora do ar.' });
  renderPage(<Page />, {
    at: '/myJourney/impactEvaluation',
    route: '/myJourney/:tab?',
    session: { flags: [menuFlags.hasImpactEvaluations] },
  });
  expect(
    await screen.findByText('Erro ao carregar avaliações de impacto', {}, { timeout: 10_000 }),
  ).toBeInTheDocument();
  expect(api.calls(listImpactEvaluations)).toHaveLength(3);
  api.reply(listImpactEvaluations, { impactEvaluations: [pending] });
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await table();
}, 15_000);

test('refetches the list after an evaluation was answered', async () => {
  open(pending);
  await table();
  api.reply(listImpactEvaluations, {
    impactEvaluations: [{ ...pending, status: 'FINISHED', finishDate: '2026-11-21 12:00:00' }],
  });
  act(() => publish(evaluationFinished, { idEnrollment: 31, idEvaluation: 8, idQuestionnaire: 3, passed: true }));
  expect(await screen.findByText('Respondida')).toBeInTheDocument();
});

test('does not show as pending an evaluation that was answered while another page was open', async () => {
  api.reply(listHistory, { history: [] });
  open(pending);
  await table();
  await userEvent.click(screen.getByRole('tab', { name: 'Histórico' }));
  expect(screen.queryByText('Pendente')).toBeNull();
  api.reply(listImpactEvaluations, {
    impactEvaluations: [{ ...pending, status: 'FINISHED', finishDate: '2026-11-21 12:00:00' }],
  });
  act(() => publish(evaluationFinished, { idEnrollment: 31, idEvaluation: 8, idQuestionnaire: 3, passed: true }));
  await userEvent.click(screen.getByRole('tab', { name: 'Avaliações de impacto' }));
  expect(await screen.findByText('Respondida')).toBeInTheDocument();
});

test('the history has no impact tab for a person without impact evaluations [B2.2-03]', async () => {
  api.reply(listEnrollmentsInProgress, { data: [] });
  renderPage(<Page />, { at: '/myJourney/impactEvaluation', route: '/myJourney/:tab?' });
  expect(await screen.findByText('Sem matrículas.')).toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'Avaliações de impacto' })).toBeNull();
  await waitFor(() => expect(api.calls(listImpactEvaluations)).toEqual([]));
});

test('refetches after 5 minutes and drops the cache after 10 [B7.7-11] [B7.7-12]', async () => {
  jest.useFakeTimers();
  try {
    const go = async (name: string) => {
      const tab = screen.getByRole('tab', { name });
      fireEvent.mouseDown(tab);
      fireEvent.click(tab);
      await act(() => jest.advanceTimersByTimeAsync(50));
    };
    const away = async (minutes: number) => {
      await go('Histórico');
      await act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));
    };
    const isShown = () => screen.queryByText('LGPD na prática') !== null;
    api.reply(listHistory, { history: [] });
    open(pending);
    await act(() => jest.advanceTimersByTimeAsync(50));
    expect(isShown()).toBe(true);
    await away(4.8);
    await go('Avaliações de impacto');
    expect([isShown(), api.calls(listImpactEvaluations).length]).toEqual([true, 1]);
    await away(5.2);
    // The server no longer answers from here on: the list shows the cache.
    api.reply(listImpactEvaluations, () => new Promise(() => undefined));
    await go('Avaliações de impacto');
    expect([isShown(), api.calls(listImpactEvaluations).length]).toEqual([true, 2]);
    await away(10.2);
    await go('Avaliações de impacto');
    expect([isShown(), api.calls(listImpactEvaluations).length]).toEqual([false, 3]);
  } finally {
    jest.useRealTimers();
  }
});
