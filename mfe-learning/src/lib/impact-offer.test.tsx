import { act, screen } from '@testing-library/react';
import { endSession } from '@shared-kit/runtime/session';
import { renderPage } from '@shared-kit/testing';
import { offerImpactEvaluation } from './impact-offer.ts';
import { TrainingDone } from './training-done.tsx';

const offer = {
  idEnrollment: 7,
  idEvaluation: 12,
  title: 'LGPD na prática',
  availableUntilDays: 30,
  expirationDate: '2026-12-22 02:59:59',
};
const done = () => screen.queryByRole('dialog', { name: 'Treinamento concluído!' });

test('shows the impact evaluation of a finished training on the next page that can show it', () => {
  renderPage(<p>Aula</p>).unmount();
  offerImpactEvaluation(offer);
  renderPage(<TrainingDone />);
  expect(done()).toBeVisible();
});

test('does not show it to the next person who logs in', () => {
  renderPage(<p>Aula</p>).unmount();
  offerImpactEvaluation(offer);
  act(() => endSession());
  renderPage(<TrainingDone />, { session: { viewer: { idUser: 99 } as never } });
  expect(done()).toBeNull();
});
