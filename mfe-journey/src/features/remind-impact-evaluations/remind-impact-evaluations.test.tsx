import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  hasImpactEvaluationsToNotify,
  listImpactEvaluations,
  markImpactEvaluationsAsNotified,
} from '@shared-kit/contracts/journey';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ofTeam, pending } from '../../test/impact-evaluations.ts';
import { RemindOfImpactEvaluations } from './remind-impact-evaluations.tsx';
import { reminders } from './reminders.ts';

let api: MockApi;
/** Stubs the navigation type, because jsdom has no navigation timings. */
const loadedBy = (type: NavigationTimingType): void =>
  void Object.assign(performance, { getEntriesByType: () => [{ type }] });

beforeEach(() => {
  reminders.forget();
  loadedBy('reload');
  api = new MockApi()
    .reply(hasImpactEvaluationsToNotify, { hasImpactEvaluationsToNotify: true })
    .reply(listImpactEvaluations, { impactEvaluations: [pending, ofTeam] });
});

const open = (session = {}) => renderPage(<RemindOfImpactEvaluations />, { at: '/', route: '/', session });
const reminder = () => screen.findByRole('dialog', { name: 'Avaliações de impacto pendentes' });

test('shows pending evaluations with a link once per reload [B4.10-03] [B4.10-06]', async () => {
  const { unmount } = open();
  const dialog = within(await reminder());
  expect(
    dialog.getByText(
      '2 avaliações de impacto esperam a sua resposta. Conte o que os treinamentos mudaram no trabalho.',
    ),
  ).toBeInTheDocument();
  expect(dialog.getByText('LGPD na prática')).toBeInTheDocument();
  expect(dialog.getByText('sobre Camila Ramos, até 15/12/2026')).toBeInTheDocument();
  expect(api.calls(listImpactEvaluations)).toMatchObject([{ query: { onlyPending: '1' } }]);
  await userEvent.click(dialog.getByRole('button', { name: 'Ver avaliações' }));
  expect(screen.getByTestId('location')).toHaveTextContent('/myJourney/impactEvaluation');
  unmount();
  open();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls(hasImpactEvaluationsToNotify)).toHaveLength(1);
});

test('shows nothing on a fresh visit to the portal [B4.10-03]', async () => {
  loadedBy('navigate');
  open();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls(hasImpactEvaluationsToNotify)).toEqual([]);
});

test("'Não mostrar novamente' is saved at once, and once [B4.10-04] [B7.4-05]", async () => {
  api.reply(markImpactEvaluationsAsNotified, { success: true });
  open();
  const box = within(await reminder()).getByRole('checkbox', { name: /Não mostrar novamente/ });
  await userEvent.dblClick(box);
  await waitFor(() => expect(box).toBeDisabled());
  expect(box).toBeChecked();
  expect(await screen.findByText('Este aviso não aparece mais para estas avaliações.')).toBeInTheDocument();
  expect(api.calls(markImpactEvaluationsAsNotified)).toHaveLength(1);
});

test('a choice that was not saved is not shown as saved', async () => {
  api.refuse(markImpactEvaluationsAsNotified, { status: 503, code: 'test.away', message: 'Fora do ar.' });
  open();
  const box = within(await reminder()).getByRole('checkbox', { name: /Não mostrar novamente/ });
  await userEvent.click(box);
  expect(await screen.findByText('Não foi possível guardar a sua escolha. Tente novamente.')).toBeInTheDocument();
  expect(box).not.toBeChecked();
  expect(box).toBeEnabled();
});

test('shows the reminder only when the server says so [B4.10-05] [B7.4-04]', async () => {
  api.reply(hasImpactEvaluationsToNotify, { hasImpactEvaluationsToNotify: false });
  open();
  await waitFor(() => expect(api.calls(hasImpactEvaluationsToNotify)).toHaveLength(1));
  expect(api.calls(listImpactEvaluations)).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
